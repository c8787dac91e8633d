import Viper

/// What a request for notes can end with.
enum NotesProblem: Error {
  case cancelled, offline, refused, unprepared

  /// The failure to show; `nil` for a cancellation.
  var failure: Failure? {
    self == .cancelled
      ? nil : Failure(code: "\(self)", message: "No notes.", canRetry: self == .offline)
  }
}
