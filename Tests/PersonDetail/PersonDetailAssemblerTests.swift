import MovieEntities
import PersonDetail
import Testing
import Viper
import ViperTesting

@MainActor
struct PersonDetailAssemblerTests {
  /// A source with one person.
  private struct Source: PersonSource {
    func people(named name: String, page: Int) async throws(MovieError) -> PersonPage {
      PersonPage(people: [])
    }

    func person(_ id: Int) async throws(MovieError) -> any Person { PersonEntity.full }
  }

  private let stage = PersonDetailStage()

  @Test func `The assembled module shows the source's person`() async {
    await stage.open(
      PersonDetailAssembler.assemble(
        input: PersonDetailInput(id: 1), source: Source(), window: stage.window, output: nil))
    #expect(stage.window.scene?.title == "Marian Anderson")
    #expect(stage.window.scene?.name == "person")
    // Without marks, there are no buttons for them.
    #expect(stage.window.scene?.buttons.contains { $0.id == "favorite" } == false)
    await stage.close()
  }

  @Test func `The module's own router notifies the output`() async {
    let output = CallSpy("output", recorder: stage.recorder)
    await stage.open(
      PersonDetailAssembler.assemble(
        input: PersonDetailInput(id: 1), source: Source(), window: stage.window, output: output))
    await stage.window.send(.selectID("10"))
    stage.recorder.expect("output.didSelectMovie(10, Older)")
    await stage.close()
  }
}
