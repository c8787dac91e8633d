import Viper

/// Maps the entity and errors to what the dialog shows.
///
/// The mapping is pure: the same input always produces the same output.
struct SampleConfirmMapper: Sendable {
  /// Returns the content of the dialog.
  func map(_ entity: SampleConfirmEntity) -> SampleConfirmViewModel {
    SampleConfirmViewModel(
      question: "Delete \(entity.name)?", message: "This cannot be undone.", confirm: "Delete",
      cancel: "Keep", progress: "Deleting…")
  }

  /// Returns the failure to show for an error.
  func failure(_ error: any Error) -> Failure {
    // The interactor has already provided a message.
    if let failure = error as? Failure { return failure }
    return Failure(
      code: error is CancellationError ? "cancelled" : "not-deleted",
      message: "Could not delete.", advice: "Try again.", canRetry: true, cause: error)
  }
}
