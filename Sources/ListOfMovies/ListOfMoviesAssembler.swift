public import MovieEntities
public import MovieLibrary
public import Viper
public import ViperLocalization

/// Assembles the list module.
///
/// The assembler is the only type that refers to all parts of the module.
///
/// ```swift
/// let module = ListOfMoviesAssembler.assemble(
///   input: ListOfMoviesInput(query: .kind(.topRated)), catalog: catalog, marks: marks,
///   window: window, output: self)
/// await window.replaceRoot(with: module)
/// ```
@MainActor
public enum ListOfMoviesAssembler {
  /// A closure that creates a view for a presenter.
  public typealias ViewMaker =
    @MainActor (any ListOfMoviesPresentable) -> any ListOfMoviesScreen

  /// Creates a list that uses the given catalog and marks.
  ///
  /// - Parameters:
  ///   - input: The parameters of the list.
  ///   - catalog: The source of all lists that are not personal.
  ///   - marks: The user's marks and personal lists.
  ///   - people: The source of people for searches; `nil` to search only for movies.
  ///   - window: The window that will show the list.
  ///   - output: The object that opens movies, people and the login. The module holds a weak
  ///     reference to this object.
  ///   - router: A router to use in place of the module's own router.
  ///   - clock: The clock used to delay searches while the user is typing.
  ///   - localizer: The localizer for the screen's language.
  ///   - makeView: A closure that creates a view to use in place of the module's own view.
  /// - Returns: The module, ready to show in the window.
  public static func assemble(
    input: ListOfMoviesInput = ListOfMoviesInput(), catalog: any MovieCatalog,
    marks: MarkBook, people: (any PersonSource)? = nil,
    window: Window, output: (any ListOfMoviesOutput)?,
    router: (any ListOfMoviesRouting)? = nil,
    clock: any Clock<Duration> = ContinuousClock(), localizer: Localizer = .english,
    makeView: ViewMaker? = nil
  ) -> Module {
    let interactor = defaultInteractor(catalog: catalog, marks: marks, people: people)
    return assemble(
      input: input, interactor: interactor, window: window, output: output, router: router,
      clock: clock, localizer: localizer, makeView: makeView)
  }

  /// Creates a list that uses the given interactor, such as a mock.
  public static func assemble(
    input: ListOfMoviesInput = ListOfMoviesInput(), interactor: any ListOfMoviesInteractable,
    window: Window, output: (any ListOfMoviesOutput)?, router: (any ListOfMoviesRouting)? = nil,
    clock: any Clock<Duration> = ContinuousClock(), localizer: Localizer = .english,
    makeView: ViewMaker? = nil
  ) -> Module {
    let router = router ?? ListOfMoviesRouter(window: window, output: output)
    let presenter = ListOfMoviesPresenter(
      input: input, interactor: interactor, router: router, clock: clock,
      mapper: MovieMapper(localizer: localizer))
    let view = makeView?(presenter) ?? defaultView(of: presenter, localizer: localizer)
    let updates = Updates<ListOfMoviesState> { view.update($0) }
    presenter.ui = updates
    let module = Module(
      name: "list", screen: view, updates: updates,
      parts: [view, presenter, router], window: window)
    module.savedState = { [weak presenter] in presenter?.savedState }
    return module
  }

  /// Creates the module's own interactor, which the caller can wrap in another interactor.
  ///
  /// If a search has no results, `suggest` returns the title that the user probably meant, if any.
  public static func defaultInteractor(
    catalog: any MovieCatalog, marks: MarkBook, people: (any PersonSource)? = nil,
    suggest: (@Sendable (MovieQuery) async -> String?)? = nil
  ) -> any ListOfMoviesInteractable {
    ListOfMoviesInteractor(catalog: catalog, book: marks, source: people, suggest: suggest)
  }

  /// Creates the module's own view, which the caller can wrap in another view or use to read the
  /// state from `drawing`.
  public static func defaultView(
    of presenter: any ListOfMoviesPresentable, localizer: Localizer = .english,
    drawing: SceneCache<ListOfMoviesState> = SceneCache(ListOfMoviesState())
  ) -> any ListOfMoviesUI & TextScreen {
    ListOfMoviesView(
      presenter: presenter, labels: MovieListLabels(localizer), drawing: drawing)
  }
}
