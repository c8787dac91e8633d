import MovieEntities
import MovieFileImport
import MovieLibrary
import MoviePresentation
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import ViperTestSupport

/// A window that shows the form, wired by the real assembler, and a recorder of all events.
@MainActor
final class FileImportStage: ModuleStage {
  let parts = StageParts { $0.record() }
  let reports = FileImportInteractorMock.Reports(unprepared: .missing)
  let undos = FileImportInteractorMock.Undos(
    unprepared: MovieError(.badResponse, "The test has prepared no response."))

  /// Prepares the response to the next import, which arrives once the gate is open.
  func answer(_ result: Result<ImportReport, Failure>, behind gate: Gate? = nil) {
    reports.add(result, to: "report", behind: gate)
  }

  /// Opens the form as the window's root.
  func open(spied: Bool = true) async {
    let interactor = FileImportInteractorMock(
      recorder: recorder, reports: reports, undos: undos)
    await open(module(interactor, spied: spied), recorded: false)
  }

  /// Types a path and submits the form.
  func importFile(_ path: String = "a/b.csv") async {
    await window.send(.type(field: "file", text: path))
    await window.send(.submit())
  }

  /// Submits the path `x`, and returns when the interactor waits at a gate.
  func begin(_ gate: Gate) async -> Task<Void, Never> {
    await recorder.unrecorded { await window.send(.type(field: "file", text: "x")) }
    let importing = window.begin(.submit())
    await gate.arrivals()
    recorder.expect(
      "view.update(.importing())", "view.update(.importing(step))", "interactor.report(x)")
    return importing
  }

  /// Assembles the form; only the window keeps its parts alive.
  func module(_ interactor: any FileImportInteractable, spied: Bool = true) -> Module {
    let recorder = recorder
    let spy: FileImportAssembler.ViewMaker = { presenter in
      let view = FileImportAssembler.defaultView(of: presenter)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { $0.spelled })
    }
    return FileImportAssembler.assemble(
      interactor: interactor, identifyCommand: "identify", window: window,
      router: parts.router(), makeView: spied ? spy : nil)
  }
}
