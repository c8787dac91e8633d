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
  let pages = DiaryInteractorMock.Pages(unprepared: .unprepared)

  /// Prepares a page of a diary with the given number of pages.
  func answer(_ page: Int = 1, of totalPages: Int = 1, with entries: [DiaryEntry]) {
    pages.add(
      .success(
        DiaryPage(
          entries: entries, totalPages: totalPages, totalEntries: entries.count * totalPages)),
      to: page)
  }

  /// Prepares an error.
  func answer(_ page: Int = 1, with error: MovieError) { pages.add(.failure(error), to: page) }

  /// Opens the diary as the window's root.
  func open(
    hasDiary: Bool = true, localizer: Localizer = .english, spied: Bool = true,
    recorded: Bool = true
  ) async {
    let interactor = DiaryInteractorMock(recorder: recorder, pages: pages, hasDiary: hasDiary)
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
