import Viper

/// An error of a request for notes.
enum NotesError: Error {
  case cancelled, offline, refused, unprepared

  var failure: Failure {
    Failure(code: "\(self)", message: "No notes.", canRetry: self == .offline)
  }
}
