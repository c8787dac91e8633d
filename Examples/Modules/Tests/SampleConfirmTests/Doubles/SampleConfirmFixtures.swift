import Viper

@testable import SampleConfirm

nonisolated extension SampleConfirmEntity {
  static let first = SampleConfirmEntity(id: "1", name: "First")
}

nonisolated enum SampleConfirmFailures {
  /// A temporary failure, after which a retry may help.
  static let offline = Failure(
    code: "offline", message: "There is no connection.", advice: "Try again.", canRetry: true)
}

extension SampleConfirmState {
  /// The state as spelled in recorded events.
  var spelled: String {
    switch self {
    case .idle: ".idle"
    case .asking: ".asking"
    case .deleting: ".deleting"
    case .failed(_, let failure): ".failed(\(failure.code))"
    }
  }
}
