import Viper

/// Decides what the dialog shows, and when the entity is deleted.
@MainActor
final class SampleConfirmPresenter: SampleConfirmPresentable {
  weak var ui: (any SampleConfirmUI)?
  private let entity: SampleConfirmEntity
  private let interactor: any SampleConfirmInteractable
  private let router: any SampleConfirmRouting
  private let mapper = SampleConfirmMapper()
  private lazy var shown = PresentedState(SampleConfirmState.idle) { [weak self] in
    self?.ui?.update($0)
  }

  init(
    input: SampleConfirmInput, interactor: any SampleConfirmInteractable,
    router: any SampleConfirmRouting
  ) {
    entity = input.entity
    self.interactor = interactor
    self.router = router
  }

  func onViewAppear() { shown.show(.asking(mapper.map(entity))) }

  func onConfirm() async {
    guard !isBusy else { return }
    let dialog = mapper.map(entity)
    await shown.load(showing: .deleting(dialog)) { [self] in
      do {
        try await interactor.delete(entity)
        // Closing the dialog cancels this step, so nothing may follow.
        await router.finish(with: entity)
      } catch {
        shown.show(mapper.failure(error)) { .failed(dialog, $0) }
      }
    }
  }

  func onCancel() {
    if !isBusy { router.close() }
  }

  /// A Boolean value that indicates whether the entity is being deleted.
  private var isBusy: Bool {
    if case .deleting = shown.state { true } else { false }
  }
}
