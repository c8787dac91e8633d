public import Viper

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
  ///   - makeView: A closure that creates a view to use in place of the module's own.
  /// - Returns: The module to show in the window.
  public static func assemble(
    input: SampleFormInput = SampleFormInput(),
    interactor: any SampleFormInteractable,
    window: Window, output: (any SampleFormOutput)?,
    router: (any SampleFormRouting)? = nil,
    makeView: (@MainActor (any SampleFormPresentable) -> any SampleFormScreen)? = nil
  ) -> Module {
    let router = router ?? SampleFormRouter(window: window, output: output)
    let presenter = SampleFormPresenter(input: input, interactor: interactor, router: router)
    let view = makeView?(presenter) ?? SampleFormView(presenter: presenter)
    let updates = Updates<SampleFormState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "sampleForm", screen: view, updates: updates, parts: [view, presenter, router],
      window: window)
  }
}
