import Viper

/// Decides what the screen shows and when to request a page.
@MainActor
final class SampleListPresenter: SampleListPresentable {
  weak var ui: (any SampleListUI)?
  private let input: SampleListInput
  private let interactor: any SampleListInteractable
  private let router: any SampleListRouting
  private let mapper: SampleListMapper
  private lazy var shown = PresentedState(
    SampleListState(title: input.title)
  ) { [weak self] in self?.ui?.update($0) }
  private lazy var pages = PageLoader(
    of: shown, at: \.list, limit: input.limit, failure: { [mapper] in mapper.failure($0) },
    fetch: { [interactor, mapper] _, page in
      mapper.page(try await interactor.rows(page: page.number, reload: page.isReload))
    })

  init(
    input: SampleListInput, interactor: any SampleListInteractable,
    router: any SampleListRouting, mapper: SampleListMapper
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
  }

  /// The identifier of the focused row, to restore the screen; `nil` if there are no rows.
  var focusedID: String? {
    shown.state.list.content.flatMap { $0.isEmpty ? nil : $0.rows[$0.focus].id }
  }

  func onViewAppear() async { await pages.first(focusing: input.focus) }

  func onSelectRow(at index: Int) async {
    guard let row = pages.select(at: index) else { return }
    await router.showRow(row.id)
  }

  // The loader also requests the next page if the focus comes close to the last row.
  func onMoveFocus(by rows: Int) async { await pages.moveFocus(by: rows) }
  func onMore() async { await pages.next() }
  func onRetry() async { await pages.retry() }
  func onRefresh() async { await pages.reload() }
  func onBack() { router.close() }
}
