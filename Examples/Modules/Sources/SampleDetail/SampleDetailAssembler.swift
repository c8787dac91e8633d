public import Viper
public import ViperLocalization

/// Assembles the page.
///
/// This is the only place that refers to all of the page's parts.
@MainActor
public enum SampleDetailAssembler {
  /// Creates the page.
  ///
  /// ```swift
  /// let module = SampleDetailAssembler.assemble(
  ///   input: SampleDetailInput(id: "19"),
  ///   interactor: SampleDetailInteractor(source: shelf), window: window)
  /// await window.push(module)
  /// ```
  ///
  /// - Parameters:
  ///   - input: The values to open the page with.
  ///   - interactor: The interactor that fetches the entity, which may outlive the page.
  ///   - window: The window that will show the page.
  ///   - router: A router to use in place of the module's own.
  ///   - localizer: The localizer for the language of the page.
  ///   - makeView: A closure that creates a view to use in place of the module's own.
  /// - Returns: The module to show in the window.
  public static func assemble(
    input: SampleDetailInput, interactor: any SampleDetailInteractable, window: Window,
    router: (any SampleDetailRouting)? = nil, localizer: Localizer = .english,
    makeView: (@MainActor (any SampleDetailPresentable) -> any SampleDetailScreen)? = nil
  ) -> Module {
    let router = router ?? SampleDetailRouter(window: window)
    let presenter = SampleDetailPresenter(
      input: input, interactor: interactor, router: router,
      mapper: SampleDetailMapper(localizer: localizer))
    let view = makeView?(presenter) ?? defaultView(of: presenter, localizer: localizer)
    let updates = Updates<SampleDetailState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "sampleDetail", screen: view, updates: updates, parts: [view, presenter, router],
      window: window)
  }

  /// Creates the module's own view, to wrap in another view.
  public static func defaultView(
    of presenter: any SampleDetailPresentable, localizer: Localizer = .english
  ) -> any SampleDetailUI & TextScreen {
    SampleDetailView(presenter: presenter, labels: SampleDetailLabels(localizer))
  }
}
