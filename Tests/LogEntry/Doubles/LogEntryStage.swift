import MovieEntities
import MovieLibrary
import MovieLogEntry
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import ViperTestSupport

/// A window that shows the form, wired by the real assembler, and a recorder of all events.
@MainActor
final class LogEntryStage: ModuleStage {
  let parts = StageParts { $0.record() }
  let saves = LogEntryInteractorMock.Saves(unprepared: .unprepared)

  /// Prepares the response to the next save.
  ///
  /// By default, the entry is saved. The response arrives once the gate is open.
  func answer(
    with error: MovieError? = nil, rejection: MovieError? = nil, behind gate: Gate? = nil
  ) {
    saves.add(error.map { .failure($0) } ?? .success(rejection), to: "save", behind: gate)
  }

  /// Opens the form as the window's root.
  func open(
    _ input: LogEntryInput = LogEntryInput(movie: .metropolis), days: [Day?] = [],
    rating: OwnRating? = nil, localizer: Localizer = .english, spied: Bool = true,
    recorded: Bool = true
  ) async {
    let interactor = LogEntryInteractorMock(
      recorder: recorder, saves: saves, days: LoggedDays(days), rating: rating)
    await open(
      module(interactor, input, localizer: localizer, spied: spied), recorded: recorded)
  }

  /// Types texts into fields, in order.
  func type(_ texts: (field: LogEntryField, text: String)...) async {
    for (field, text) in texts {
      await window.send(.type(field: field.rawValue, text: text))
    }
  }

  /// Assembles the form; only the window keeps its parts alive.
  func module(
    _ interactor: any LogEntryInteractable,
    _ input: LogEntryInput = LogEntryInput(movie: .metropolis), localizer: Localizer = .english,
    spied: Bool = true
  ) -> Module {
    let recorder = recorder
    let spy: LogEntryAssembler.ViewMaker = { presenter in
      let view = LogEntryAssembler.defaultView(of: presenter, localizer: localizer)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { $0.spelled })
    }
    return LogEntryAssembler.assemble(
      input: input, interactor: interactor, window: window, router: parts.router(),
      localizer: localizer, makeView: spied ? spy : nil)
  }
}
