import LoginModule
import MovieEntities
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import ViperTestSupport

/// A window that shows the login, assembled by the real assembler, with a recorder.
@MainActor
final class Stage: ModuleStage {
  let parts: StageParts
  private let services: [String]
  private let localizer: Localizer
  private let answers = LoginInteractorMock.Prepared(unprepared: .unprepared)

  /// Creates a stage that reports problems as issues of the test by default.
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

  /// Prepares the result of an attempt, which arrives when the gate is open.
  func answer(
    _ service: String = "tmdb", username: String = "neo99", password: String = "zion!",
    with answer: Result<any Session, MovieError>, behind gate: Gate? = nil
  ) {
    answers.add(
      answer, to: .init(service: service, username: username, password: password), behind: gate)
  }

  /// Opens the login as the window's root.
  func open(_ input: LoginInput = LoginInput(), spied: Bool = true) async {
    await open(module(input, spied: spied))
  }

  /// Assembles a login whose parts only the window keeps alive.
  func module(_ input: LoginInput = LoginInput(), spied: Bool = true) -> Module {
    let (recorder, localizer) = (recorder, localizer)
    let spy: LoginAssembler.ViewMaker = { presenter in
      let view = LoginAssembler.ownView(of: presenter)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { spelled($0) })
    }
    return LoginAssembler.assemble(
      input: input,
      interactor: LoginInteractorMock(recorder: recorder, services: services, answers: answers),
      window: window, output: nil, router: parts.router(), localizer: localizer,
      makeView: spied ? spy : nil)
  }

  /// Types into both fields.
  func fillIn(_ username: String = "neo99", _ password: String = "zion!") async {
    await window.send(.type(field: "username", text: username))
    await window.send(.type(field: "password", text: password))
  }

  /// Opens a form that is filled in and can be submitted, unrecorded.
  func openFilledIn() async {
    await open()
    await fillIn()
    recorder.expect(
      "view.update(.editing(tmdb, -, -, off))",
      "view.update(.editing(tmdb, neo99, -, off))",
      "view.update(.editing(tmdb, neo99, •••••, on))")
  }
}
