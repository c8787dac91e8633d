import Viper

/// Decides what the view shows.
@MainActor
final class UAdivinoPresenter: UAdivinoPresentable {
  weak var ui: (any UAdivinoUI)?
  private let interactor: any UAdivinoInteractable
  private let router: any UAdivinoRouting
  private let mapper = UAdivinoMapper()
  private lazy var shown = PresentedState(UAdivinoState.asking(question: "")) { [weak self] in
    self?.ui?.update($0)
  }

  init(interactor: any UAdivinoInteractable, router: any UAdivinoRouting) {
    self.interactor = interactor
    self.router = router
  }

  func onType(_ question: String) {
    shown.cancelLoad()
    shown.show(.asking(question: question))
  }

  func onAsk() async {
    guard case .asking(let question) = shown.state, !question.isEmpty else { return }
    await shown.load(showing: .thinking(question: question)) { [self] in
      let entity = await interactor.answer(to: question)
      shown.show(.answered(mapper.map(entity, question: question)))
    }
  }

  func onLeave() { router.leave() }
}
