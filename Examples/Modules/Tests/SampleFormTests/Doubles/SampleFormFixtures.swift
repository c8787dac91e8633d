import Viper

@testable import SampleForm

nonisolated extension SampleFormEntity {
  /// A form that passes all rules.
  ///
  /// If you add a field or a rule, fill in the field here. Only tests that list complaints or
  /// compare the screen's text also need its name.
  static let filled = SampleFormEntity(name: "First", note: "The first one.")
}

nonisolated enum SampleFormFailures {
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

  /// The form as `filled`, `empty` or the changed fields, and the invalid fields, such as `name!`.
  private func spelled(_ form: SampleFormViewModel) -> String {
    let texts = form.fields.map(\.text)
    let filled = SampleFormField.allCases.map { SampleFormEntity.filled[$0] }
    let changed = zip(form.fields, filled).filter { !$0.text.isEmpty && $0.text != $1 }
      .map { field, _ in "\(field.name) \(field.text)" }
    let summary =
      texts == filled ? ["filled"] : texts.allSatisfy(\.isEmpty) ? ["empty"] : changed
    let invalid = form.fields.filter { $0.complaint != nil }.map { $0.name + "!" }
    return (summary + invalid).joined(separator: ", ")
  }
}
