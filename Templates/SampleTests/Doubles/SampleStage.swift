import Testing
import Viper
import ViperTesting

@testable import Sample

/// A window with the screen in it, wired by the real assembler, and the record of what happens.
@MainActor
final class SampleStage: ModuleStage {
  let props = StageProps { problem in
    Issue.record(
      "\(problem.message)",
      sourceLocation: SourceLocation(
        fileID: problem.fileID, filePath: "\(problem.filePath)", line: problem.line,
        column: problem.column))
  }
  let rows = SampleInteractorMock.SampleAnswers(
    unprepared: SampleInteractorMock.unprepared)

  /// Prepares rows; they arrive when the gate is open.
  func answer(with rows: [SampleEntity], behind gate: Gate? = nil) {
    self.rows.add(.success(rows), to: 1, behind: gate)
  }

  /// Prepares an error; it arrives when the gate is open.
  func answer(with error: any Error, behind gate: Gate? = nil) {
    rows.add(.failure(error), to: 1, behind: gate)
  }

  /// Opens the screen as the window's root.
  func open(view: View = .spy) async {
    await open(module(SampleInteractorMock(recorder: recorder, rows: rows), view: view))
  }

  /// Wires the screen; only the window keeps its parts alive.
  func module(_ interactor: any SampleInteractable, view: View = .spy) -> Module {
    let recorder = recorder
    let spy: SampleAssembler.ViewMaker = { presenter in
      let view = SampleAssembler.ownView(of: presenter)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { $0.spelled })
    }
    return SampleAssembler.assemble(
      input: SampleInput(title: "Title"), interactor: interactor,
      window: window, output: nil, router: props.router(),
      makeView: view == .spy ? spy : nil)
  }
}
