import Viper

/// What a request for notes can end with.
enum NotesError: Error {
  case cancelled, offline, refused, unprepared

  var failure: Failure {
    Failure(code: "\(self)", message: "No notes.", canRetry: self == .offline)
  }
}
