import MovieEntities
import MovieHome
import MovieLibrary
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import ViperTestSupport

/// A window that shows the home screen, wired by the real assembler, and a recorder of all events.
@MainActor
final class HomeStage: ModuleStage {
  let parts = StageParts { $0.record() }
  let evenings = HomeInteractorMock.Evenings(unprepared: .unprepared)

  /// Prepares the content for tonight, or for a user who asks for another pick.
  func answer(another: Bool = false, with content: TonightContent) {
    evenings.add(.success(content), to: another)
  }

  /// Prepares an error.
  func answer(with error: MovieError) { evenings.add(.failure(error), to: false) }

  /// Opens the screen as the window's root.
  func open(
    _ user: HomeUser = .neo, book: MarkBook? = nil, spied: Bool = true, recorded: Bool = true
  ) async {
    let interactor = HomeInteractorMock(
      recorder: recorder, evenings: evenings, known: user, marks: book ?? NoMarks())
    await open(module(interactor, spied: spied), recorded: recorded)
  }

  /// Assembles the screen; only the window keeps its parts alive.
  func module(_ interactor: any HomeInteractable, spied: Bool = true) -> Module {
    let recorder = recorder
    let spy: HomeAssembler.ViewMaker = { presenter in
      let view = HomeAssembler.defaultView(of: presenter)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { $0.spelled })
    }
    return HomeAssembler.assemble(
      interactor: interactor, window: window, output: nil, router: parts.router(),
      makeView: spied ? spy : nil)
  }
}
