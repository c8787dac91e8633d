import Viper

/// Maps entities and errors to what the screen shows.
///
/// The mapping is pure: the same input always produces the same output.
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

  /// Returns the failure to show for an error.
  func failure(_ error: any Error) -> Failure {
    // The interactor has already provided a message.
    if let failure = error as? Failure { return failure }
    return Failure(
      code: error is CancellationError ? "cancelled" : "not-loaded",
      message: "Could not load the rows.", advice: "Try again.", canRetry: true, cause: error)
  }
}
