import Viper

@testable import SampleForm

extension SampleFormEntity {
  static let filled = SampleFormEntity(name: "First", note: "The first one.")
}

enum SampleFormFailures {
  /// A temporary failure, after which a retry may help.
  static let offline = Failure(
    code: "offline", message: "There is no connection.", advice: "Try again.", canRetry: true)
}

extension SampleFormState {
  /// The state as spelled in recorded events.
  var spelled: String {
    switch self {
    case .idle: ".idle"
    case .editing(let form): ".editing(\(spelled(form)))"
    case .saving(let form): ".saving(\(spelled(form)))"
    case .failed(let form, let failure): ".failed(\(failure.code): \(spelled(form)))"
    case .saved: ".saved"
    }
  }

  /// The text of each field, followed by `!` if the field is invalid.
  private func spelled(_ form: SampleFormViewModel) -> String {
    form.fields.map { ($0.text.isEmpty ? "-" : $0.text) + ($0.complaint == nil ? "" : "!") }
      .joined(separator: ", ")
  }
}
