public import Entities
public import Viper
public import Wording

/// Wires the list: the only place that names all of its parts.
///
/// ```swift
/// let module = ListOfMoviesAssembler.assemble(
///   input: ListOfMoviesInput(query: .kind(.topRated)), catalogue: catalogue,
///   accounts: accounts, sessions: sessions, window: window, output: self)
/// await window.replaceRoot(with: module)
/// ```
@MainActor
public enum ListOfMoviesAssembler {
  /// Makes a view for a presenter.
  public typealias ViewMaker =
    @MainActor (any ListOfMoviesPresentable) -> any ListOfMoviesScreen

  /// Wires a list over the gateways.
  ///
  /// - Parameters:
  ///   - input: What to show.
  ///   - catalogue: Where the movies come from that everybody sees.
  ///   - accounts: Where those come from that are a person's own.
  ///   - sessions: Who is logged in.
  ///   - window: Where the list will be shown.
  ///   - output: Who is told of a chosen movie; not kept alive.
  ///   - router: In place of the module's own.
  ///   - clock: What a search waits on until the person has typed all of it.
  ///   - words: The language of the screen.
  ///   - makeView: In place of the module's own view.
  /// - Returns: The handle, for the window.
  public static func assemble(
    input: ListOfMoviesInput = ListOfMoviesInput(), catalogue: any MovieCatalogue,
    accounts: any AccountService, sessions: any SessionStore, window: Window,
    output: (any ListOfMoviesOutput)?, router: (any ListOfMoviesRouting)? = nil,
    clock: any Clock<Duration> = ContinuousClock(), words: Words = .english,
    makeView: ViewMaker? = nil
  ) -> Module {
    let interactor = ListOfMoviesInteractor(
      catalogue: catalogue, accounts: accounts, sessions: sessions)
    return assemble(
      input: input, interactor: interactor, window: window, output: output, router: router,
      clock: clock, words: words, makeView: makeView)
  }

  /// Wires a list over an interactor, a mocked one for instance.
  ///
  /// - Parameters:
  ///   - input: What to show.
  ///   - interactor: Who fetches the movies.
  ///   - window: Where the list will be shown.
  ///   - output: Who is told of a chosen movie; not kept alive.
  ///   - router: In place of the module's own.
  ///   - clock: What a search waits on until the person has typed all of it.
  ///   - words: The language of the screen.
  ///   - makeView: In place of the module's own view.
  /// - Returns: The handle, for the window.
  public static func assemble(
    input: ListOfMoviesInput = ListOfMoviesInput(), interactor: any ListOfMoviesInteractable,
    window: Window, output: (any ListOfMoviesOutput)?, router: (any ListOfMoviesRouting)? = nil,
    clock: any Clock<Duration> = ContinuousClock(), words: Words = .english,
    makeView: ViewMaker? = nil
  ) -> Module {
    let router = router ?? ListOfMoviesRouter(window: window, output: output)
    let presenter = ListOfMoviesPresenter(
      input: input, interactor: interactor, router: router, clock: clock, words: words)
    let view = makeView?(presenter) ?? ownView(of: presenter, words: words)
    let updates = Updates<ListOfMoviesState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "list", screen: view, updates: updates,
      parts: [view, presenter, interactor, router])
  }

  /// The module's own view, for a view of somebody's that puts something around it.
  ///
  /// - Parameters:
  ///   - presenter: Who decides what is shown.
  ///   - words: The language of the screen.
  /// - Returns: The view.
  public static func ownView(
    of presenter: any ListOfMoviesPresentable, words: Words = .english
  ) -> any ListOfMoviesUI & TextScreen {
    ListOfMoviesView(presenter: presenter, words: words)
  }
}
