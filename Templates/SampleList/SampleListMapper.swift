import Viper

/// Maps entities and errors to what the screen shows.
///
/// The mapping is pure: the same input always gives the same output.
struct SampleListMapper: Sendable {
  /// Returns a page of rows.
  func page(_ page: Page<SampleListEntity>) -> Page<SampleListViewModel.Row> {
    Page(
      rows: page.rows.map(row), totalPages: page.totalPages, totalResults: page.totalResults,
      unreadable: page.unreadable)
  }

  private func row(_ entity: SampleListEntity) -> SampleListViewModel.Row {
    SampleListViewModel.Row(id: entity.id, name: entity.name, note: entity.note)
  }

  /// Returns an error in words for the user; `nil` for a cancellation, which is not a failure.
  func failure(_ error: any Error) -> Failure? {
    guard !(error is CancellationError) else { return nil }
    // A source that knows the words throws them.
    if let failure = error as? Failure { return failure }
    return Failure(
      code: "not_loaded", message: "The rows could not be loaded.", advice: "Try again.",
      canRetry: true)
  }
}
