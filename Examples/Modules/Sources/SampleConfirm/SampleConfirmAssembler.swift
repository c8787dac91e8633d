public import Viper

/// Assembles the dialog.
///
/// This is the only place that refers to all of the dialog's parts.
@MainActor
public enum SampleConfirmAssembler {
  /// Creates the dialog.
  ///
  /// ```swift
  /// let module = SampleConfirmAssembler.assemble(
  ///   input: SampleConfirmInput(entity: entity),
  ///   interactor: SampleConfirmInteractor(store: store), window: window, output: self)
  /// await window.present(module)
  /// ```
  ///
  /// - Parameters:
  ///   - input: The values to open the dialog with.
  ///   - interactor: The interactor that deletes the entity, which may outlive the dialog.
  ///   - window: The window that will show the dialog.
  ///   - output: The object to notify of the deleted entity, held weakly.
  ///   - router: A router to use in place of the module's own.
  ///   - makeView: A closure that creates a view to use in place of the module's own.
  /// - Returns: The module to show in the window.
  public static func assemble(
    input: SampleConfirmInput, interactor: any SampleConfirmInteractable,
    window: Window, output: (any SampleConfirmOutput)?,
    router: (any SampleConfirmRouting)? = nil,
    makeView: (@MainActor (any SampleConfirmPresentable) -> any SampleConfirmScreen)? = nil
  ) -> Module {
    let router = router ?? SampleConfirmRouter(window: window, output: output)
    let presenter = SampleConfirmPresenter(input: input, interactor: interactor, router: router)
    let view = makeView?(presenter) ?? SampleConfirmView(presenter: presenter)
    let updates = Updates<SampleConfirmState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "sampleConfirm", screen: view, updates: updates, parts: [view, presenter, router],
      window: window)
  }
}
