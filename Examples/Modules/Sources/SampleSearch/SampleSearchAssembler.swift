public import Viper

/// Assembles the screen.
///
/// This is the only place that refers to all of the screen's parts.
@MainActor
public enum SampleSearchAssembler {
  /// Creates the screen.
  ///
  /// ```swift
  /// let module = SampleSearchAssembler.assemble(
  ///   interactor: SampleSearchInteractor(source: shelf), window: window, output: self)
  /// await window.replaceRoot(with: module)
  /// ```
  ///
  /// - Parameters:
  ///   - input: The values to open the screen with.
  ///   - interactor: The interactor that fetches the rows, which may outlive the screen.
  ///   - window: The window that will show the screen.
  ///   - output: The object to notify of a selected row, held weakly.
  ///   - clock: The clock for the typing delay before a search.
  ///   - router: A router to use in place of the module's own.
  ///   - makeView: A closure that creates a view to use in place of the module's own.
  /// - Returns: The module to show in the window.
  public static func assemble(
    input: SampleSearchInput = SampleSearchInput(),
    interactor: any SampleSearchInteractable,
    window: Window, output: (any SampleSearchOutput)?,
    clock: any Clock<Duration> = ContinuousClock(),
    router: (any SampleSearchRouting)? = nil,
    makeView: (@MainActor (any SampleSearchPresentable) -> any SampleSearchScreen)? = nil
  ) -> Module {
    let router = router ?? SampleSearchRouter(window: window, output: output)
    let presenter = SampleSearchPresenter(
      input: input, interactor: interactor, router: router, clock: clock)
    let view = makeView?(presenter) ?? SampleSearchView(presenter: presenter)
    let updates = Updates<SampleSearchState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "sampleSearch", screen: view, updates: updates, parts: [view, presenter, router],
      window: window)
  }
}
