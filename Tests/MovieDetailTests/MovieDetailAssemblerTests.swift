import Entities
import MovieDetail
import Testing
import Viper
import ViperTesting

@Suite("Detail assembler: with a catalogue and the module's own parts")
@MainActor
struct MovieDetailAssemblerTests {
  let recorder = Recorder { Issue.record("\($0)") }
  let window = Window()

  /// Wires a page over a catalogue; nobody but the window keeps its parts.
  private func module(
    _ answer: Result<any DetailedMovie, MovieError>, output: OutputSpy? = nil
  ) -> Module {
    MovieDetailAssembler.assemble(
      input: MovieDetailInput(id: .tmdb(278)),
      catalogue: CatalogueStub(recorder: recorder, answer: answer), window: window, output: output)
  }

  @Test("The catalogue's movie is on the screen")
  func loaded() async {
    await window.replaceRoot(with: module(.success(StubMovie(overview: "Two men."))))
    recorder.expect("catalogue.movie(278)")
    #expect(
      window.scene?.text == """
        The Shawshank Redemption
        No votes yet

        Two men.
        """)
  }

  @Test("The catalogue's error is on the screen")
  func failed() async {
    await window.replaceRoot(with: module(.failure(.notFound)))
    recorder.expect("catalogue.movie(278)")
    #expect(
      window.scene?.text == """

        ! There is no movie 278.
          Search for it.
        """)
  }

  @Test("A chosen similar movie is told to the output")
  func output() async {
    let output = OutputSpy(recorder: recorder)
    await window.replaceRoot(with: module(.success(StubMovie.full), output: output))
    await window.send(.selectRow(1))
    recorder.expect("catalogue.movie(278)", "output.didSelectMovie(13)")
  }

  @Test("Back leaves the page, and nothing of it behind")
  func back() async {
    await window.replaceRoot(with: module(.success(StubMovie.full)))
    await window.push(module(.success(StubMovie(title: "Another"))))
    #expect(window.scene?.title == "Another")
    await window.send(.back)
    recorder.expect("catalogue.movie(278)", "catalogue.movie(278)")
    #expect(window.depth == 1)
    #expect(window.scene?.title == "The Shawshank Redemption (1994)")
    #expect(window.leftovers() == [])
  }
}
