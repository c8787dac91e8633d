import Testing
import Viper
import ViperTesting

@testable import SampleForm

/// A window that shows the form, assembled by the real assembler, with a recorder.
@MainActor
final class SampleFormStage: ModuleStage {
  typealias State = SampleFormState

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
    _ entity: SampleFormEntity? = nil, spied: Bool = true, recorded: Bool = true
  ) async {
    await open(
      module(
        SampleFormInteractorMock(recorder: recorder, answers: answers), entity, spied: spied),
      recorded: recorded)
  }

  /// Fills in the form, with changed texts if a test asks for them.
  func fillIn(_ change: (String) -> String = { $0 }) async {
    for field in SampleFormViewModel.filled.fields {
      await window.send(.type(field: field.id.rawValue, text: change(field.text)))
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
    _ entity: SampleFormEntity? = nil, spied: Bool = true
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
  /// If you add a field or a rule, change this and the next two extensions, and the labels in
  /// `SampleFormViewTests`.
  static let filled = SampleFormEntity(name: "First", note: "First note")
}

extension SampleFormViewModel {
  /// The form that shows `SampleFormEntity.filled`.
  static let filled = SampleFormViewModel(
    fields: [
      Field(id: .name, text: "First", validationError: nil),
      Field(id: .note, text: "First note", validationError: nil),
    ])
}

extension SampleFormField {
  /// The fields that must not be empty.
  static let required: [SampleFormField] = [.name]
}

nonisolated enum SampleFormFailures {
  /// A temporary failure, after which a retry may help.
  static let offline = Failure(
    code: "offline", message: "There is no connection.", advice: "Try again.", canRetry: true)
}

extension SampleFormViewModel {
  /// The names of the invalid fields, such as `name!`.
  fileprivate var invalid: String {
    fields.filter { $0.validationError != nil }.map { $0.id.rawValue + "!" }
      .joined(separator: ", ")
  }
}

extension SampleFormState {
  /// The state as spelled in recorded events, with the invalid fields, such as `name!`.
  var spelled: String {
    switch saving {
    case .idle: ".editing(\(form.invalid))"
    case .loading: ".saving"
    case .failed(let failure, _): ".failed(\(failure.code))"
    case .loaded: ".saved"
    }
  }
}
