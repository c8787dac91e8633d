import Testing
import Viper
import ViperTesting

@testable import SampleForm

/// A window that shows the form, assembled by the real assembler, with a recorder.
@MainActor
final class SampleFormStage: ModuleStage {
  let parts: StageParts
  let answers = SampleFormInteractorMock.SampleFormAnswers(
    unprepared: SampleFormFailures.offline)

  /// Creates a stage that reports problems at the location of the test that created it.
  init(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    parts = StageParts(fileID: fileID, filePath: filePath, line: line, column: column) { finding in
      Issue.record(
        "\(finding.message)",
        sourceLocation: SourceLocation(
          fileID: finding.fileID, filePath: "\(finding.filePath)", line: finding.line,
          column: finding.column))
    }
  }

  /// Prepares the response to the next save request.
  ///
  /// The response arrives once the gate is open.
  func answer(
    _ entity: SampleFormEntity = .filled, with error: (any Error)? = nil,
    behind gate: Gate? = nil
  ) {
    answers.add(error.map { .failure($0) } ?? .success(true), to: entity, behind: gate)
  }

  /// Opens the form as the window's root.
  ///
  /// If `recorded` is `false`, the recorder starts after the form has opened.
  func open(
    _ entity: SampleFormEntity = SampleFormEntity(),
    spied: Bool = true, recorded: Bool = true
  ) async {
    await open(
      module(
        SampleFormInteractorMock(recorder: recorder, answers: answers), entity, spied: spied),
      recorded: recorded)
  }

  /// Fills in the form.
  func fillIn() async {
    for field in SampleFormField.allCases {
      let text = SampleFormEntity.filled.text(of: field)
      await window.send(.type(field: field.rawValue, text: text))
    }
  }

  /// Submits the form, and returns when the save has reached the gate.
  ///
  /// - Throws: An error if the form rejects its input. Without this check, the test would wait for
  ///   a save that never begins.
  func beginSaving(until gate: Gate) async throws -> Task<Void, Never> {
    let saving = window.begin(.submit())
    try #require(window.scene?.isLoading == true, "The form rejects SampleFormEntity.filled.")
    await gate.arrivals()
    return saving
  }

  /// Assembles the form.
  ///
  /// Only the window keeps the form's parts alive.
  func module(
    _ interactor: any SampleFormInteractable,
    _ entity: SampleFormEntity = SampleFormEntity(),
    spied: Bool = true
  ) -> Module {
    let recorder = recorder
    let spy = {
      @MainActor (presenter: any SampleFormPresentable) -> any SampleFormScreen in
      let view = SampleFormAssembler.defaultView(of: presenter)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { $0.spelled })
    }
    return SampleFormAssembler.assemble(
      input: SampleFormInput(title: "Title", entity: entity),
      interactor: interactor, window: window, output: nil,
      router: SampleFormCalls(recorder), makeView: spied ? spy : nil)
  }
}

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
