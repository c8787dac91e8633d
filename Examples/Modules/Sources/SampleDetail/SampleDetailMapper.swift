import Viper

/// Maps the entity and errors to what the page shows.
///
/// The mapping is pure: the same input always produces the same output.
struct SampleDetailMapper: Sendable {
  /// Returns the content of the page, which leaves out unknown facts.
  func map(_ entity: SampleDetailEntity) -> SampleDetailViewModel {
    SampleDetailViewModel(
      title: entity.name,
      facts: [("Number", entity.id), ("Year", entity.year.map(String.init) ?? "")]
        .filter { !$0.1.isEmpty }
        .map { SampleDetailViewModel.Fact(label: $0, value: $1) },
      text: entity.text)
  }

  /// Returns the failure to show for an error.
  func failure(_ error: any Error) -> Failure {
    // The interactor has already provided a message.
    if let failure = error as? Failure { return failure }
    return Failure(
      code: error is CancellationError ? "cancelled" : "not-loaded",
      message: "Could not load the page.", advice: "Try again.", canRetry: true, cause: error)
  }
}
