import Viper
import ViperLocalization

/// Maps the entity and errors to what the page shows.
///
/// The mapping is pure: the same input always produces the same output.
struct SampleDetailMapper: Sendable {
  let localizer: Localizer

  /// Returns the content of the page, which leaves out unknown facts.
  func map(_ item: some SampleDetailItem) -> SampleDetailViewModel {
    SampleDetailViewModel(
      title: item.name,
      facts: [
        (localizer.text("Number"), item.id),
        (localizer.text("Year"), item.year.map(String.init) ?? ""),
      ]
      .filter { !$0.1.isEmpty }
      .map { SampleDetailViewModel.Fact(label: $0, value: $1) },
      text: item.text)
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
