public import Entities
public import Viper

/// Wires the detail: the only place that names all of its parts.
@MainActor
public enum MovieDetailAssembler {
  /// Makes a view for a presenter.
  public typealias ViewMaker = @MainActor (any MovieDetailPresentable) -> any MovieDetailScreen

  /// Wires a detail over a catalogue.
  ///
  /// - Parameters:
  ///   - input: Which movie.
  ///   - catalogue: Where the movie comes from.
  ///   - window: Where the detail will be shown.
  ///   - output: Who is told of a chosen similar movie; not kept alive.
  ///   - router: In place of the module's own.
  ///   - makeView: In place of the module's own view.
  /// - Returns: The handle, for the window.
  public static func assemble(
    input: MovieDetailInput, catalogue: any MovieCatalogue, window: Window,
    output: (any MovieDetailOutput)?, router: (any MovieDetailRouting)? = nil,
    makeView: ViewMaker? = nil
  ) -> Module {
    assemble(
      input: input, interactor: MovieDetailInteractor(catalogue: catalogue), window: window,
      output: output, router: router, makeView: makeView)
  }

  /// Wires a detail over an interactor, a mocked one for instance.
  ///
  /// - Parameters:
  ///   - input: Which movie.
  ///   - interactor: Who fetches the movie.
  ///   - window: Where the detail will be shown.
  ///   - output: Who is told of a chosen similar movie; not kept alive.
  ///   - router: In place of the module's own.
  ///   - makeView: In place of the module's own view.
  /// - Returns: The handle, for the window.
  public static func assemble(
    input: MovieDetailInput, interactor: any MovieDetailInteractable, window: Window,
    output: (any MovieDetailOutput)?, router: (any MovieDetailRouting)? = nil,
    makeView: ViewMaker? = nil
  ) -> Module {
    let router = router ?? MovieDetailRouter(window: window, output: output)
    let presenter = MovieDetailPresenter(input: input, interactor: interactor, router: router)
    let view = makeView?(presenter) ?? MovieDetailView(presenter: presenter)
    presenter.ui = view
    return Module(name: "detail", screen: view, parts: [view, presenter, interactor, router])
  }
}
