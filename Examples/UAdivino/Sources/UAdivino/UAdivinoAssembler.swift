import Viper

/// Creates the parts and connects them.
///
/// No other code names all of them.
@MainActor
enum UAdivinoAssembler {
  static func assemble(
    interactor: any UAdivinoInteractable, window: Window, output: (any UAdivinoOutput)?
  ) -> Module {
    let router = UAdivinoRouter(window: window, output: output)
    let presenter = UAdivinoPresenter(interactor: interactor, router: router)
    let view = UAdivinoView(presenter: presenter)
    let updates = Updates<UAdivinoState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "uAdivino", screen: view, updates: updates, parts: [view, presenter, router],
      window: window)
  }
}
