import Viper
import ViperLocalization

/// Maps entities and errors to what the screen shows.
///
/// The mapping is pure: the same input always produces the same output.
struct SampleListMapper: Sendable {
  let localizer: Localizer

  /// Returns a page of rows.
  func page(_ page: Page<some SampleListItem>) -> Page<SampleListViewModel> {
    Page(
      rows: page.rows.map(row), totalPages: page.totalPages, totalResults: page.totalResults,
      unreadable: page.unreadable, others: page.others)
  }

  private func row(_ item: some SampleListItem) -> SampleListViewModel {
    SampleListViewModel(id: item.id, name: item.name, note: item.note)
  }

  /// Returns the failure to show for an error.
  func failure(_ error: any Error) -> Failure {
    // The interactor has already provided a message.
    if let failure = error as? Failure { return failure }
    return Failure(
      code: error is CancellationError ? "cancelled" : "not-loaded",
      message: localizer.text("Could not load the rows."), advice: localizer.text("Try again."),
      canRetry: true, cause: error)
  }
}
