import Viper

/// Decides what the screen shows and when to request a page.
@MainActor
final class SampleSearchPresenter: SampleSearchPresentable {
  weak var ui: (any SampleSearchUI)?
  private let input: SampleSearchInput
  private let interactor: any SampleSearchInteractable
  private let router: any SampleSearchRouting
  private let clock: any Clock<Duration>
  private let mapper = SampleSearchMapper()
  private lazy var shown = PresentedState(SampleSearchState.idle) { [weak self] in
    self?.ui?.update($0)
  }
  private lazy var pages = PageLoader<
    SampleSearchState, SampleSearchViewModel.Row, any Error
  >(
    of: shown, list: { $0.screen?.list }, replacing: { $0.showing($1) },
    failure: { [mapper] in mapper.failure($0) },
    fetch: { [interactor, mapper] state, number in
      let term = state.heading?.term ?? ""
      return mapper.page(try await interactor.rows(matching: term, page: number))
    })
  private lazy var search = ListSearch(
    of: "", in: shown, clock: clock, content: { $0.content },
    isOutdated: { [pages] in pages.isOutdated },
    load: { [weak self] in await self?.load($0) })

  init(
    input: SampleSearchInput, interactor: any SampleSearchInteractable,
    router: any SampleSearchRouting, clock: any Clock<Duration>
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
    self.clock = clock
  }

  func onViewAppear() async { await load("") }

  func onSelectRow(at index: Int) async {
    guard let row = await pages.on(.selectRow(index), arrangedBy: arranged) else { return }
    await router.showRow(row.id)
  }

  // The loader also requests the next page if the focus comes close to the last row.
  func onMoveFocus(by rows: Int) async {
    _ = await pages.on(rows == .max ? .focus(rows) : .moveFocus(rows), arrangedBy: arranged)
  }

  func onPages(_ action: PageAction) async {
    switch action {
    case .more: await pages.next()
    case .retry where shown.state.screen != nil: await pages.retry()
    // A refresh keeps the rows, the focus and the arrangement until the new rows arrive.
    case .refresh where shown.state.screen != nil: await pages.reload()
    case .retry, .refresh: await load(shown.state.heading?.term ?? "")
    }
  }

  func onSearch(_ term: String) async {
    let term = term.split(separator: " ").joined(separator: " ")
    await search.type(term, isBlank: term.isEmpty)
  }

  func onArrange(_ change: SampleSearchArrangement.Change) {
    shown.edit { $0.arrange(change) }
  }

  func onBack() {
    guard let screen = shown.state.screen, screen.arrangement.isEditing || screen.isNarrowed else {
      return router.close()
    }
    onArrange(.clear)
  }

  /// The indices of the shown rows; `nil` if all rows are shown as loaded.
  private var arranged: [Int]? { shown.state.screen?.arranged }

  private func load(_ term: String) async {
    let heading = SampleSearchHeading(title: input.title, term: term)
    let hasArrived = await pages.first(showing: .loading(heading)) { .failed(heading, $0) }
    if !hasArrived { search.didCancel(term) }
  }
}

extension SampleSearchState {
  /// The content of the screen after the first page was loaded.
  fileprivate var screen: SampleSearchViewModel? {
    if case .loaded(let screen) = self { screen } else { nil }
  }

  /// The title and the term, or `nil` before the first request.
  fileprivate var heading: SampleSearchHeading? {
    switch self {
    case .idle: nil
    case .loading(let heading), .empty(let heading), .failed(let heading, _): heading
    case .loaded(let screen): screen.heading
    }
  }

  /// The content that the state shows, for searching.
  fileprivate var content: ListSearch<SampleSearchState, String>.Content {
    switch self {
    case .idle: .loading(nil)
    case .loading(let heading): .loading(heading.term)
    case .empty(let heading): .loaded(heading.term)
    case .loaded(let screen): .loaded(screen.heading.term)
    case .failed(let heading, _): .failed(heading.term)
    }
  }

  /// Returns the state with a new list, keeping the arrangement of the rows.
  fileprivate func showing(_ list: Paged<SampleSearchViewModel.Row>) -> SampleSearchState {
    guard let heading else { return self }
    // A page without rows may be followed by one with rows.
    if list.rows.isEmpty && list.nextPage == .none { return .empty(heading) }
    let arrangement = screen?.arrangement ?? SampleSearchArrangement()
    return .loaded(
      SampleSearchViewModel(heading: heading, list: list, arrangement: arrangement))
  }

  fileprivate mutating func arrange(_ change: SampleSearchArrangement.Change) {
    guard var screen else { return }
    screen.arrangement.apply(change)
    self = .loaded(screen)
  }
}
