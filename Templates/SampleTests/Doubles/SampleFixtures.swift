import Viper

@testable import Sample

extension SampleEntity {
  static let first = SampleEntity(id: "1", name: "First", note: "The first row.")
  static let second = SampleEntity(id: "2", name: "Second")
}

extension Failure {
  /// Goes away by itself.
  static let offline = Failure(
    code: "offline", message: "There is no connection.", advice: "Try again.", canRetry: true)
  /// Stays.
  static let refused = Failure(code: "refused", message: "The service refused the request.")
}

extension SampleState {
  /// The state as the recorder's events spell it.
  var spelled: String {
    switch self {
    case .idle: ".idle"
    case .loading: ".loading"
    case .empty: ".empty"
    case .loaded(let list): ".loaded(\(list.rows.count) rows, focus \(list.focus))"
    case .failed(_, let failure): ".failed(\(failure.code))"
    }
  }
}
