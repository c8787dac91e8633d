import LoginModule
import MovieEntities
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import ViperTestSupport

/// A window with a login in it, wired by the real assembler, and a recorder of all events.
@MainActor
final class Stage: ModuleStage {
  let parts: StageParts
  private let services: [String]
  private let localizer: Localizer
  private let answers = LoginInteractorMock.Prepared(unprepared: .unprepared)

  /// Creates a stage that records diagnostics as issues, unless `report` is set.
  init(
    services: [String] = ["tmdb", "demo"], localizer: Localizer = .english,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, report: @escaping @Sendable (Diagnostic) -> Void = { $0.record() }
  ) {
    self.services = services
    self.localizer = localizer
    parts = StageParts(
      fileID: fileID, filePath: filePath, line: line, column: column,
      report: report)
  }

  /// Prepares the response to an attempt, which arrives once the gate is open.
  func answer(
    _ service: String = "tmdb", username: String = "neo99", password: String = "zion!",
    with answer: Result<any Session, MovieError>, behind gate: Gate? = nil
  ) {
    answers.add(
      answer, to: .init(service: service, username: username, password: password), behind: gate)
  }

  /// Makes the login the window's root.
  func open(_ input: LoginInput = LoginInput(), spied: Bool = true) async {
    await open(module(input, spied: spied))
  }

  /// Wires a login; only the window keeps its parts alive.
  func module(_ input: LoginInput = LoginInput(), spied: Bool = true) -> Module {
    let (recorder, localizer) = (recorder, localizer)
    let spy: LoginAssembler.ViewMaker = { presenter in
      let view = LoginAssembler.defaultView(of: presenter, localizer: localizer)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { spelled($0) })
    }
    return LoginAssembler.assemble(
      input: input,
      interactor: LoginInteractorMock(recorder: recorder, services: services, answers: answers),
      window: window, output: nil, router: parts.router(), localizer: localizer,
      makeView: spied ? spy : nil)
  }

  /// Enters text in both fields.
  func fillIn(_ username: String = "neo99", _ password: String = "zion!") async {
    await window.send(.type(field: "username", text: username))
    await window.send(.type(field: "password", text: password))
  }

  /// Opens a form, fills it in, and checks the events so far.
  func openFilledIn() async {
    await open()
    await fillIn()
    recorder.expect(
      "view.update(.editing(tmdb, -, -, off))",
      "view.update(.editing(tmdb, neo99, -, off))",
      "view.update(.editing(tmdb, neo99, •••••, on))")
  }
}
