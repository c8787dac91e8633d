import Viper

/// Maps entities and errors to what the screen shows.
///
/// The mapping is pure: the same input always gives the same output.
struct SampleMapper: Sendable {
  /// Returns a row.
  func row(_ entity: SampleEntity) -> SampleViewModel.Row {
    SampleViewModel.Row(id: entity.id, name: entity.name, note: entity.note)
  }

  /// Returns an error in words for the user.
  func failure(_ error: any Error) -> Failure {
    // A source that knows the words throws them.
    if let failure = error as? Failure { return failure }
    return Failure(
      code: "not_loaded", message: "The rows could not be loaded.", advice: "Try again.",
      canRetry: true)
  }
}
