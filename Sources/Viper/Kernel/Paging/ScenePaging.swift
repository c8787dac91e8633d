extension Scene {
  /// Shows what every list of pages has besides its rows: the total, the focus and the next page.
  ///
  /// The next page is offered, under way, or has failed, with a button to retry if a retry may
  /// help.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - loading: The text to show while the next page is under way.
  ///   - retry: The label of the button, whose identifier is `retry`.
  public mutating func show<Row>(_ list: Paged<Row>, loading: String, retry: String) {
    total = list.totalResults
    focus = list.rows.isEmpty ? nil : list.focus
    switch list.nextPage {
    case .none: break
    case .available: offers.insert(.more)
    case .loading: self.loading = loading
    case .failed(let failure): show(failure, retry: retry)
    }
  }
}
