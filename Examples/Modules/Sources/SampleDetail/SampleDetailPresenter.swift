import Viper

/// Decides what the page shows and when to request the entity.
@MainActor
final class SampleDetailPresenter: SampleDetailPresentable {
  weak var ui: (any SampleDetailUI)?
  private let input: SampleDetailInput
  private let interactor: any SampleDetailInteractable
  private let router: any SampleDetailRouting
  private let mapper: SampleDetailMapper
  private lazy var shown = PresentedState(
    SampleDetailState(title: input.title)
  ) { [weak self] in self?.ui?.update($0) }

  init(
    input: SampleDetailInput, interactor: any SampleDetailInteractable,
    router: any SampleDetailRouting, mapper: SampleDetailMapper
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
  }

  func onViewAppear() async { await load() }
  func onRetry() async { await load() }
  func onRefresh() async { await load(reload: true) }
  func onBack() { router.close() }

  private func load(reload: Bool = false) async {
    await shown.load(
      \.page, failure: { [mapper] in mapper.failure($0) },
      { [input, interactor, mapper] in
        mapper.map(try await interactor.entity(input.id, reload: reload))
      })
  }
}
