public import MovieEntities
public import Viper
public import ViperLocalization

/// Assembles the movie page, and is the only place that names all of its parts.
@MainActor
public enum MovieDetailAssembler {
  /// A closure that creates a view for a presenter.
  public typealias ViewMaker = @MainActor (any MovieDetailPresentable) -> any MovieDetailScreen

  /// Creates a movie page that uses the given catalog and marks.
  ///
  /// - Parameters:
  ///   - input: The values that the page is opened with.
  ///   - catalog: The source of the movie.
  ///   - marks: The book of the user's marks.
  ///   - window: The window that will show the page.
  ///   - output: The object that opens a chosen person or similar movie, held weakly.
  ///   - router: A router to use in place of the module's own.
  ///   - localizer: The language of the screen.
  ///   - makeView: A closure that creates a view to use in place of the module's own.
  /// - Returns: The module, to be shown in the window.
  public static func assemble(
    input: MovieDetailInput, catalog: any MovieCatalog, marks: MarkBook,
    window: Window, output: (any MovieDetailOutput)?,
    router: (any MovieDetailRouting)? = nil, localizer: Localizer = .english,
    makeView: ViewMaker? = nil
  ) -> Module {
    let interactor = ownInteractor(catalog: catalog, marks: marks)
    return assemble(
      input: input, interactor: interactor, window: window, output: output, router: router,
      localizer: localizer, makeView: makeView)
  }

  /// Creates a movie page that uses the given interactor, such as a mock.
  public static func assemble(
    input: MovieDetailInput, interactor: any MovieDetailInteractable, window: Window,
    output: (any MovieDetailOutput)?, router: (any MovieDetailRouting)? = nil,
    localizer: Localizer = .english, makeView: ViewMaker? = nil
  ) -> Module {
    let router = router ?? MovieDetailRouter(window: window, output: output)
    let presenter = MovieDetailPresenter(
      input: input, interactor: interactor, router: router,
      mapper: MovieDetailMapper(localizer: localizer))
    let view = makeView?(presenter) ?? ownView(of: presenter)
    let updates = Updates<MovieDetailState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "detail", screen: view, updates: updates,
      parts: [view, presenter, router], window: window)
  }

  /// Creates the module's own interactor, for a caller that wraps it in another one.
  public static func ownInteractor(
    catalog: any MovieCatalog, marks: MarkBook
  ) -> any MovieDetailInteractable {
    MovieDetailInteractor(catalog: catalog, book: marks)
  }

  /// Creates the module's own view, for a caller that wraps it in another view, or reads the state that
  /// the drawing keeps.
  public static func ownView(
    of presenter: any MovieDetailPresentable,
    drawing: SceneCache<MovieDetailState> = SceneCache(.idle)
  ) -> any MovieDetailUI & TextScreen {
    MovieDetailView(presenter: presenter, drawing: drawing)
  }
}
