public import Entities
public import Viper
public import Wording

/// Wires the detail: the only place that names all of its parts.
@MainActor
public enum MovieDetailAssembler {
  /// Makes a view for a presenter.
  public typealias ViewMaker = @MainActor (any MovieDetailPresentable) -> any MovieDetailScreen

  /// Wires a detail over the gateways.
  ///
  /// - Parameters:
  ///   - input: Which movie.
  ///   - catalogue: Where the movie comes from.
  ///   - accounts: Where a person's favorites, watchlist and ratings are.
  ///   - sessions: Who is logged in.
  ///   - window: Where the detail will be shown.
  ///   - output: Who is told of a chosen similar movie; not kept alive.
  ///   - router: In place of the module's own.
  ///   - words: The language of the screen.
  ///   - makeView: In place of the module's own view.
  /// - Returns: The handle, for the window.
  public static func assemble(
    input: MovieDetailInput, catalogue: any MovieCatalogue, accounts: any AccountService,
    sessions: any SessionStore, window: Window, output: (any MovieDetailOutput)?,
    router: (any MovieDetailRouting)? = nil, words: Words = .english, makeView: ViewMaker? = nil
  ) -> Module {
    let interactor = MovieDetailInteractor(
      catalogue: catalogue, accounts: accounts, sessions: sessions)
    return assemble(
      input: input, interactor: interactor, window: window, output: output, router: router,
      words: words, makeView: makeView)
  }

  /// Wires a detail over an interactor, a mocked one for instance.
  ///
  /// - Parameters:
  ///   - input: Which movie.
  ///   - interactor: Who fetches the movie.
  ///   - window: Where the detail will be shown.
  ///   - output: Who is told of a chosen similar movie; not kept alive.
  ///   - router: In place of the module's own.
  ///   - words: The language of the screen.
  ///   - makeView: In place of the module's own view.
  /// - Returns: The handle, for the window.
  public static func assemble(
    input: MovieDetailInput, interactor: any MovieDetailInteractable, window: Window,
    output: (any MovieDetailOutput)?, router: (any MovieDetailRouting)? = nil,
    words: Words = .english, makeView: ViewMaker? = nil
  ) -> Module {
    let router = router ?? MovieDetailRouter(window: window, output: output)
    let presenter = MovieDetailPresenter(
      input: input, interactor: interactor, router: router, words: words)
    let view = makeView?(presenter) ?? ownView(of: presenter, words: words)
    let updates = Updates<MovieDetailState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "detail", screen: view, updates: updates,
      parts: [view, presenter, interactor, router])
  }

  /// The module's own view, for a view of somebody's that puts something around it.
  ///
  /// - Parameters:
  ///   - presenter: Who decides what is shown.
  ///   - words: The language of the screen.
  /// - Returns: The view.
  public static func ownView(
    of presenter: any MovieDetailPresentable, words: Words = .english
  ) -> any MovieDetailUI & TextScreen {
    MovieDetailView(presenter: presenter, words: words)
  }
}
