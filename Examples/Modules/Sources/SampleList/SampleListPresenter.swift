import Viper

/// Decides what the screen shows and when to request a page.
@MainActor
final class SampleListPresenter: SampleListPresentable {
  weak var ui: (any SampleListUI)?
  private let input: SampleListInput
  private let interactor: any SampleListInteractable
  private let router: any SampleListRouting
  private let mapper = SampleListMapper()
  private lazy var shown = PresentedState(SampleListState.idle) { [weak self] in
    self?.ui?.update($0)
  }
  private lazy var pages = PageLoader<
    SampleListState, SampleListViewModel.Row, any Error
  >(
    of: shown, limit: input.limit, list: { $0.list }, replacing: { $0.showing($1) },
    failure: { [mapper] in mapper.failure($0) },
    fetch: { [interactor, mapper] _, number in
      mapper.page(try await interactor.rows(page: number))
    })

  init(
    input: SampleListInput, interactor: any SampleListInteractable,
    router: any SampleListRouting
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
  }

  func onViewAppear() async { await load() }

  func onSelectRow(at index: Int) async {
    guard let row = pages.select(at: index) else { return }
    await router.showRow(row.id)
  }

  // The loader also requests the next page if the focus comes close to the last row.
  func onMoveFocus(by rows: Int) async { await pages.moveFocus(by: rows) }

  func onPages(_ action: PageAction) async {
    switch action {
    case .more: await pages.next()
    case .retry where shown.state.list != nil: await pages.retry()
    // A refresh keeps the rows and the focus until the new rows arrive.
    case .refresh where shown.state.list != nil: await pages.reload()
    case .retry, .refresh: await load()
    }
  }

  func onBack() { router.close() }

  private func load() async {
    let title = input.title
    await pages.first(showing: .loading(title: title)) { .failed(title: title, $0) }
  }
}

extension SampleListState {
  /// The list, if the state has one.
  var list: Paged<SampleListViewModel.Row>? {
    if case .loaded(let screen) = self { screen.list } else { nil }
  }

  /// Returns the state with a new list.
  func showing(_ list: Paged<SampleListViewModel.Row>) -> SampleListState {
    // A page without rows may be followed by one with rows.
    let isEmpty = list.rows.isEmpty && list.nextPage == .none
    return isEmpty
      ? .empty(title: title) : .loaded(SampleListViewModel(title: title, list: list))
  }

  /// The title of the screen; empty before the first request.
  private var title: String {
    switch self {
    case .idle: ""
    case .loading(let title), .empty(let title), .failed(let title, _): title
    case .loaded(let screen): screen.title
    }
  }
}
