import Viper
import ViperLocalization

/// Maps the entity and errors to what the page shows.
///
/// The mapping is pure: the same input always produces the same output.
struct SampleDetailMapper: Sendable {
  let localizer: Localizer

  /// Returns the content of the page, which leaves out empty texts.
  func map(_ item: some SampleDetailItem) -> SampleDetailViewModel {
    let facts: [SampleDetailViewModel.Fact] = [
      .init(label: localizer.text("Note"), value: item.note)
    ]
    return SampleDetailViewModel(title: item.name, facts: facts.filter { !$0.value.isEmpty })
  }

  /// Returns the failure to show for an error.
  func failure(_ error: any Error) -> Failure {
    // The interactor has already provided a message.
    if let failure = error as? Failure { return failure }
    return Failure(
      code: error is CancellationError ? "cancelled" : "not-loaded",
      message: localizer.text("Could not load the page."), advice: localizer.text("Try again."),
      canRetry: true, cause: error)
  }
}
