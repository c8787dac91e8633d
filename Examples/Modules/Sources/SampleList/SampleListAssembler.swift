public import Viper
public import ViperLocalization

/// Assembles the screen.
///
/// This is the only place that refers to all of the screen's parts.
@MainActor
public enum SampleListAssembler {
  /// Creates the screen.
  ///
  /// ```swift
  /// let module = SampleListAssembler.assemble(
  ///   interactor: SampleListInteractor(source: shelf), window: window, output: self)
  /// await window.replaceRoot(with: module)
  /// ```
  ///
  /// - Parameters:
  ///   - input: The values to open the screen with.
  ///   - interactor: The interactor that fetches the rows, which may outlive the screen.
  ///   - window: The window that will show the screen.
  ///   - output: The object to notify of a selected row, held weakly.
  ///   - router: A router to use in place of the module's own.
  ///   - localizer: The localizer for the language of the screen.
  ///   - makeView: A closure that creates a view to use in place of the module's own.
  /// - Returns: The module to show in the window.
  public static func assemble(
    input: SampleListInput = SampleListInput(),
    interactor: any SampleListInteractable,
    window: Window, output: (any SampleListOutput)?,
    router: (any SampleListRouting)? = nil, localizer: Localizer = .english,
    makeView: (@MainActor (any SampleListPresentable) -> any SampleListScreen)? = nil
  ) -> Module {
    let router = router ?? SampleListRouter(window: window, output: output)
    let presenter = SampleListPresenter(
      input: input, interactor: interactor, router: router,
      mapper: SampleListMapper(localizer: localizer))
    let view = makeView?(presenter) ?? defaultView(of: presenter, localizer: localizer)
    let updates = Updates<SampleListState> { view.update($0) }
    presenter.ui = updates
    let module = Module(
      name: "sampleList", screen: view, updates: updates, parts: [view, presenter, router],
      window: window)
    module.savedState = { [weak presenter] in presenter?.focusedID }
    return module
  }

  /// Creates the module's own view, to wrap in another view.
  public static func defaultView(
    of presenter: any SampleListPresentable, localizer: Localizer = .english
  ) -> any SampleListUI & TextScreen {
    SampleListView(presenter: presenter, labels: SampleListLabels(localizer))
  }
}
