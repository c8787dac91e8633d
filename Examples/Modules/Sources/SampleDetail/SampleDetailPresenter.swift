import Viper

/// Decides what the page shows and when to request the entity.
@MainActor
final class SampleDetailPresenter: SampleDetailPresentable {
  weak var ui: (any SampleDetailUI)?
  private let input: SampleDetailInput
  private let interactor: any SampleDetailInteractable
  private let router: any SampleDetailRouting
  private let mapper = SampleDetailMapper()
  private lazy var shown = PresentedState(SampleDetailState.idle) { [weak self] in
    self?.ui?.update($0)
  }

  init(
    input: SampleDetailInput, interactor: any SampleDetailInteractable,
    router: any SampleDetailRouting
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
  }

  func onViewAppear() async { await load() }
  func onRetry() async { await load() }
  func onRefresh() async { await load() }

  func onEdit() async {
    if case .loaded = shown.state { await router.edit(input.id) }
  }

  func onBack() { router.close() }

  private func load() async {
    let title = input.title
    await shown.load(
      showing: .loading(title: title), failure: { [mapper] in mapper.failure($0) },
      failed: { .failed(title: title, $0) },
      { [input, interactor, mapper] in
        .loaded(mapper.map(try await interactor.entity(input.id)))
      })
  }
}
