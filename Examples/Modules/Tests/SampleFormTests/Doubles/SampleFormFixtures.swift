import Viper

@testable import SampleForm

nonisolated extension SampleFormEntity {
  /// A form that passes all rules.
  ///
  /// If you add a field or a rule, fill in the field here. The tests need no other change.
  static let filled = SampleFormEntity(name: "First", note: "The first one.")
}

nonisolated enum SampleFormFailures {
  /// A temporary failure, after which a retry may help.
  static let offline = Failure(
    code: "offline", message: "There is no connection.", advice: "Try again.", canRetry: true)
}

extension SampleFormField {
  /// The fields that must not be empty, as spelled in recorded events.
  static var required: String {
    let mapper = SampleFormMapper(input: SampleFormInput())
    let form = mapper.viewModel(SampleFormEntity(), isChecked: true)
    return form.invalid.joined(separator: ", ")
  }
}

extension SampleFormViewModel {
  /// The names of the invalid fields, such as `name!`.
  fileprivate var invalid: [String] {
    fields.filter { $0.validationError != nil }.map { $0.id.rawValue + "!" }
  }
}

extension SampleFormState {
  /// The state as spelled in recorded events.
  var spelled: String {
    switch saving {
    case .idle: ".editing(\(spelled(form)))"
    case .loading: ".saving(\(spelled(form)))"
    case .failed(let failure, _): ".failed(\(failure.code): \(spelled(form)))"
    case .loaded: ".saved"
    }
  }

  /// The form as `filled`, `empty` or the changed fields, and the invalid fields, such as `name!`.
  private func spelled(_ form: SampleFormViewModel) -> String {
    let texts = form.fields.map(\.text)
    let empty = SampleFormField.allCases.map { SampleFormEntity().text(of: $0) }
    let filled = SampleFormField.allCases.map { SampleFormEntity.filled.text(of: $0) }
    let changed = form.fields.indices.filter { ![empty[$0], filled[$0]].contains(texts[$0]) }
      .map { "\(form.fields[$0].id) \(texts[$0])" }
    let summary = texts == filled ? ["filled"] : texts == empty ? ["empty"] : changed
    return (summary + form.invalid).joined(separator: ", ")
  }
}
