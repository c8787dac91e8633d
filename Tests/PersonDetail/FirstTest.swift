import MovieEntities
import PersonDetail
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// The test to read first: a mock provides a person, the presenter decides, and the view updates.
@MainActor
struct FirstTest {
  @Test func `A page loads and then shows the interactor's person`() async {
    // The recorder keeps all events, in order.
    let recorder = Recorder { $0.record() }
    // The mock returns what was prepared for an ID.
    let people = PersonDetailInteractorMock.People(unprepared: .unprepared)
    people.add(.success(PersonEntity.full), to: 1)
    let interactor = PersonDetailInteractorMock(recorder: recorder, people: people)

    // The assembler creates the presenter and passes it to the view, here a spy around the real
    // one.
    let window = Window()
    let module = PersonDetailAssembler.assemble(
      input: PersonDetailInput(id: 1, name: "Marian"), interactor: interactor, window: window,
      output: nil
    ) { presenter in
      let view = PersonDetailAssembler.defaultView(of: presenter)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { $0.spelled })
    }
    await window.replaceRoot(with: module)

    recorder.expect(
      "view.update(.loading(Marian))", "interactor.person(1)",
      "view.update(.loaded(2 of 2, focus 0))")
  }
}
