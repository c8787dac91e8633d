import MovieDiary
import MovieEntities
import MovieLibrary
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import ViperTestSupport

/// A window that shows the diary, wired by the real assembler, and a recorder of all events.
@MainActor
final class DiaryStage: ModuleStage {
  let parts = StageParts { $0.record() }
  let diaries = DiaryInteractorMock.Diaries(unprepared: .unprepared)
  let marks = UndoMock()

  /// Prepares the entries of a diary.
  func answer(with entries: [DiaryEntry]) { diaries.add(.success(entries), to: "entries") }

  /// Prepares an error for reading the diary.
  func answer(with error: MovieError) { diaries.add(.failure(error), to: "entries") }

  /// Prepares the result of deleting an entry: an error, or whether the diary still has it.
  func answerRemoval(_ error: MovieError? = nil, isDeleted: Bool = true) {
    diaries.add(error.map { .failure($0) } ?? .success(isDeleted ? [.first] : []), to: "remove")
  }

  /// Opens the diary as the window's root.
  func open(
    hasDiary: Bool = true, localizer: Localizer = .english, spied: Bool = true,
    recorded: Bool = true
  ) async {
    let interactor = DiaryInteractorMock(
      recorder: recorder, diaries: diaries, hasDiary: hasDiary, marks: marks)
    await open(module(interactor, localizer: localizer, spied: spied), recorded: recorded)
  }

  /// Assembles the diary; only the window keeps its parts alive.
  func module(
    _ interactor: any DiaryInteractable, localizer: Localizer = .english, spied: Bool = true
  ) -> Module {
    let recorder = recorder
    let spy: DiaryAssembler.ViewMaker = { presenter in
      let view = DiaryAssembler.defaultView(of: presenter, localizer: localizer)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { $0.spelled })
    }
    return DiaryAssembler.assemble(
      interactor: interactor, window: window, output: nil, router: parts.router(),
      localizer: localizer, makeView: spied ? spy : nil)
  }
}
