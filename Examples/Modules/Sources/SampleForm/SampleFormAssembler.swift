public import Viper
public import ViperLocalization

/// Assembles the form.
///
/// This is the only place that refers to all of the form's parts.
@MainActor
public enum SampleFormAssembler {
  /// Creates the form.
  ///
  /// ```swift
  /// let module = SampleFormAssembler.assemble(
  ///   interactor: SampleFormInteractor(store: store), window: window, output: self)
  /// await window.push(module)
  /// ```
  ///
  /// - Parameters:
  ///   - input: The values to open the form with.
  ///   - interactor: The interactor that saves the entity, which may outlive the form.
  ///   - window: The window that will show the form.
  ///   - output: The object to notify of the saved entity, held weakly.
  ///   - router: A router to use in place of the module's own.
  ///   - localizer: The localizer for the language of the form.
  ///   - makeView: A closure that creates a view to use in place of the module's own.
  /// - Returns: The module to show in the window.
  public static func assemble(
    input: SampleFormInput = SampleFormInput(),
    interactor: any SampleFormInteractable,
    window: Window, output: (any SampleFormOutput)?,
    router: (any SampleFormRouting)? = nil, localizer: Localizer = .english,
    makeView: (@MainActor (any SampleFormPresentable) -> any SampleFormScreen)? = nil
  ) -> Module {
    let router = router ?? SampleFormRouter(window: window, output: output)
    let presenter = SampleFormPresenter(
      interactor: interactor, router: router,
      mapper: SampleFormMapper(input: input, localizer: localizer))
    let view = makeView?(presenter) ?? defaultView(of: presenter, localizer: localizer)
    let updates = Updates<SampleFormState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "sampleForm", screen: view, updates: updates, parts: [view, presenter, router],
      window: window)
  }

  /// Creates the module's own view, to wrap in another view.
  public static func defaultView(
    of presenter: any SampleFormPresentable, localizer: Localizer = .english
  ) -> any SampleFormUI & TextScreen {
    SampleFormView(presenter: presenter, labels: SampleFormLabels(localizer))
  }
}
