public import Entities
public import Viper

/// Wires the list: the only place that names all of its parts.
///
/// ```swift
/// let module = ListOfMoviesAssembler.assemble(
///   input: ListOfMoviesInput(query: .kind(.topRated)), catalogue: catalogue,
///   window: window, output: self)
/// await window.replaceRoot(with: module)
/// ```
@MainActor
public enum ListOfMoviesAssembler {
  /// Makes a view for a presenter.
  public typealias ViewMaker =
    @MainActor (any ListOfMoviesPresentable) -> any ListOfMoviesScreen

  /// Wires a list over a catalogue.
  ///
  /// - Parameters:
  ///   - input: What to show.
  ///   - catalogue: Where the movies come from.
  ///   - window: Where the list will be shown.
  ///   - output: Who is told of a chosen movie; not kept alive.
  ///   - router: In place of the module's own.
  ///   - makeView: In place of the module's own view.
  /// - Returns: The handle, for the window.
  public static func assemble(
    input: ListOfMoviesInput = ListOfMoviesInput(), catalogue: any MovieCatalogue, window: Window,
    output: (any ListOfMoviesOutput)?, router: (any ListOfMoviesRouting)? = nil,
    makeView: ViewMaker? = nil
  ) -> Module {
    assemble(
      input: input, interactor: ListOfMoviesInteractor(catalogue: catalogue), window: window,
      output: output, router: router, makeView: makeView)
  }

  /// Wires a list over an interactor, a mocked one for instance.
  ///
  /// - Parameters:
  ///   - input: What to show.
  ///   - interactor: Who fetches the movies.
  ///   - window: Where the list will be shown.
  ///   - output: Who is told of a chosen movie; not kept alive.
  ///   - router: In place of the module's own.
  ///   - makeView: In place of the module's own view.
  /// - Returns: The handle, for the window.
  public static func assemble(
    input: ListOfMoviesInput = ListOfMoviesInput(), interactor: any ListOfMoviesInteractable,
    window: Window, output: (any ListOfMoviesOutput)?, router: (any ListOfMoviesRouting)? = nil,
    makeView: ViewMaker? = nil
  ) -> Module {
    let router = router ?? ListOfMoviesRouter(window: window, output: output)
    let presenter = ListOfMoviesPresenter(input: input, interactor: interactor, router: router)
    let view = makeView?(presenter) ?? ListOfMoviesView(presenter: presenter)
    presenter.ui = view
    return Module(name: "list", screen: view, parts: [view, presenter, interactor, router])
  }
}
