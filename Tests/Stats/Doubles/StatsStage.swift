import MovieEntities
import MovieStats
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import ViperTestSupport

/// A window that shows the statistics, wired by the real assembler, and a recorder of all events.
@MainActor
final class StatsStage: ModuleStage {
  let parts = StageParts { $0.record() }
  let counts = StatsInteractorMock.Counts(unprepared: .unprepared)

  /// Prepares the statistics of a year, or of all.
  func answer(_ year: Int? = nil, with entity: StatsEntity? = nil) {
    counts.add(.success(entity ?? .diary(year)), to: year ?? 0)
  }

  /// Prepares an error.
  func answer(_ year: Int? = nil, with error: MovieError) {
    counts.add(.failure(error), to: year ?? 0)
  }

  /// Opens the statistics as the window's root.
  func open(
    hasDiary: Bool = true, localizer: Localizer = .english, spied: Bool = true,
    recorded: Bool = true
  ) async {
    let interactor = StatsInteractorMock(recorder: recorder, counts: counts, hasDiary: hasDiary)
    await open(module(interactor, localizer: localizer, spied: spied), recorded: recorded)
  }

  /// Assembles the statistics; only the window keeps its parts alive.
  func module(
    _ interactor: any StatsInteractable, localizer: Localizer = .english, spied: Bool = true
  ) -> Module {
    let recorder = recorder
    let spy: StatsAssembler.ViewMaker = { presenter in
      let view = StatsAssembler.defaultView(of: presenter, localizer: localizer)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { $0.spelled })
    }
    return StatsAssembler.assemble(
      interactor: interactor, window: window, output: nil, router: parts.router(),
      localizer: localizer, makeView: spied ? spy : nil)
  }
}
