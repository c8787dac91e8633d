import Viper

extension SampleListState {
  /// The list that is shown, if any.
  var list: Paged<SampleListViewModel.Row>? {
    if case .loaded(let screen) = self { screen.list } else { nil }
  }

  /// Returns the state with another list, or with its first page.
  func showing(_ list: Paged<SampleListViewModel.Row>) -> SampleListState {
    // A page without rows may be followed by one with rows.
    let isEmpty = list.rows.isEmpty && list.nextPage == .none
    return isEmpty
      ? .empty(title: title) : .loaded(SampleListViewModel(title: title, list: list))
  }

  /// The title of the screen; empty before anything was requested.
  private var title: String {
    switch self {
    case .idle: ""
    case .loading(let title), .empty(let title), .failed(let title, _): title
    case .loaded(let screen): screen.title
    }
  }
}
