public import MovieEntities
public import MovieLibrary
public import Viper
public import ViperLocalization

/// Assembles the movie page module.
///
/// The assembler is the only type that refers to all parts of the module.
@MainActor
public enum MovieDetailAssembler {
  /// A closure that creates a view for a presenter.
  public typealias ViewMaker = @MainActor (any MovieDetailPresentable) -> any MovieDetailScreen

  /// Creates a movie page that uses the given catalog and marks.
  ///
  /// - Parameters:
  ///   - input: The parameters of the page.
  ///   - catalog: The source of the movie.
  ///   - marks: The user's marks.
  ///   - window: The window that will show the page.
  ///   - output: The object that opens people, similar movies and the login. The module holds a
  ///     weak reference to this object.
  ///   - router: A router to use in place of the module's own router.
  ///   - isBuiltIn: Whether the catalog is the built-in one, which the page says if the catalog does
  ///     not have a movie that the library has.
  ///   - localizer: The localizer for the screen's language.
  ///   - makeView: A closure that creates a view to use in place of the module's own view.
  /// - Returns: The module, ready to show in the window.
  public static func assemble(
    input: MovieDetailInput, catalog: any MovieCatalog, marks: MarkBook,
    window: Window, output: (any MovieDetailOutput)?,
    router: (any MovieDetailRouting)? = nil, isBuiltIn: Bool = false,
    localizer: Localizer = .english, makeView: ViewMaker? = nil
  ) -> Module {
    let interactor = defaultInteractor(catalog: catalog, marks: marks)
    return assemble(
      input: input, interactor: interactor, window: window, output: output, router: router,
      isBuiltIn: isBuiltIn, localizer: localizer, makeView: makeView)
  }

  /// Creates a movie page that uses the given interactor, such as a mock.
  public static func assemble(
    input: MovieDetailInput, interactor: any MovieDetailInteractable, window: Window,
    output: (any MovieDetailOutput)?, router: (any MovieDetailRouting)? = nil,
    isBuiltIn: Bool = false, localizer: Localizer = .english, makeView: ViewMaker? = nil
  ) -> Module {
    let router = router ?? MovieDetailRouter(window: window, output: output)
    let presenter = MovieDetailPresenter(
      input: input, interactor: interactor, router: router,
      mapper: MovieDetailMapper(localizer: localizer, isBuiltIn: isBuiltIn))
    let view = makeView?(presenter) ?? defaultView(of: presenter, localizer: localizer)
    let updates = Updates<MovieDetailState> { view.update($0) }
    presenter.ui = updates
    let module = Module(
      name: "detail", screen: view, updates: updates,
      parts: [view, presenter, router], window: window)
    module.savedState = { [weak presenter] in presenter?.savedState }
    return module
  }

  /// Creates the module's own interactor, which the caller can wrap in another interactor.
  public static func defaultInteractor(
    catalog: any MovieCatalog, marks: MarkBook
  ) -> any MovieDetailInteractable {
    MovieDetailInteractor(catalog: catalog, book: marks)
  }

  /// Creates the module's own view, which the caller can wrap in another view or use to read the
  /// state from `drawing`.
  public static func defaultView(
    of presenter: any MovieDetailPresentable, localizer: Localizer = .english,
    drawing: SceneCache<MovieDetailState> = SceneCache(MovieDetailState())
  ) -> any MovieDetailUI & TextScreen {
    MovieDetailView(
      presenter: presenter, labels: MovieDetailLabels(localizer), drawing: drawing)
  }
}
