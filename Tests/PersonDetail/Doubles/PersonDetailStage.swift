import MovieEntities
import MovieLibrary
import PersonDetail
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

/// A window with a person page in it, wired by the real assembler, and a recorder of all events.
@MainActor
final class PersonDetailStage: ModuleStage {
  let parts = StageParts { $0.record() }
  let people = PersonDetailInteractorMock.People(unprepared: .unprepared)
  var account = AccountDouble()
  /// The local library, if any.
  var library: LibraryDouble?
  lazy var book = MarkBook(
    AccountGateway(service: account, sessions: account), library: library)

  /// Prepares a person or an error, which arrives once the gate is open.
  func answer(
    _ id: Int = 1, with answer: Result<PersonEntity, MovieError>, behind gate: Gate? = nil
  ) {
    people.add(answer.map { $0 }, to: id, behind: gate)
  }

  /// Opens the page as the window's root.
  func open(
    _ id: Int = 1, name: String = "", pageSize: Int = 20, localizer: Localizer = .english,
    savedState: PersonDetailSavedState? = nil, spied: Bool = true, recorded: Bool = true
  ) async {
    let input = PersonDetailInput(id: id, name: name, pageSize: pageSize, savedState: savedState)
    let interactor = PersonDetailInteractorMock(
      recorder: recorder, people: people, marks: book)
    await open(
      module(interactor, input: input, localizer: localizer, spied: spied), recorded: recorded)
  }

  /// Opens a person's page with its own view, checks the events, and returns the scene.
  func show(_ person: PersonEntity, localizer: Localizer = .english) async -> Scene? {
    answer(with: .success(person))
    await open(localizer: localizer, spied: false)
    recorder.expect("interactor.person(1)")
    return window.scene
  }

  /// Assembles the page; only the window keeps its parts alive.
  func module(
    _ interactor: any PersonDetailInteractable,
    input: PersonDetailInput = PersonDetailInput(id: 1), localizer: Localizer = .english,
    spied: Bool = true
  ) -> Module {
    let recorder = recorder
    let spy: PersonDetailAssembler.ViewMaker = { presenter in
      let view = PersonDetailAssembler.defaultView(of: presenter, localizer: localizer)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { $0.spelled })
    }
    return PersonDetailAssembler.assemble(
      input: input, interactor: interactor, window: window, output: nil, router: parts.router(),
      localizer: localizer, makeView: spied ? spy : nil)
  }
}
