import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List assembler: with a catalogue and the module's own parts")
@MainActor
struct ListOfMoviesAssemblerTests {
  let recorder = Recorder { Issue.record("\($0)") }
  let window = Window()

  /// Opens a list over a catalogue; only the window keeps it.
  private func open(
    _ answer: Result<MoviePage, MovieError>, output: OutputSpy? = nil,
    input: ListOfMoviesInput = ListOfMoviesInput()
  ) async {
    await window.replaceRoot(
      with: ListOfMoviesAssembler.assemble(
        input: input, catalogue: CatalogueStub(recorder: recorder, page: answer), window: window,
        output: output))
  }

  @Test("The catalogue's movies are on the screen")
  func loaded() async {
    await open(.success(page(movies(1...2))), input: ListOfMoviesInput(query: .kind(.trending)))
    recorder.expect("catalogue.movies(.kind(.trending), page: 1)")
    #expect(
      window.scene?.text == """
        Trending today
          1  Movie 1  1999  8.2  About 1.
          2  Movie 2  1999  8.2  About 2.
        """)
  }

  @Test("The catalogue's error is on the screen")
  func failed() async {
    await open(.failure(.refused))
    recorder.expect("catalogue.movies(.kind(.popular), page: 1)")
    #expect(
      window.scene?.text == """
        Popular movies
        ! The service refused.
        """)
  }

  @Test("A chosen movie is told to the output")
  func output() async {
    let output = OutputSpy(recorder: recorder)
    await open(.success(page(movies(1...2))), output: output)
    await window.send(.selectRow(1))
    recorder.expect("catalogue.movies(.kind(.popular), page: 1)", "output.didSelectMovie(2)")
  }

  @Test("Back leaves the list, and nothing of it behind")
  func back() async {
    await open(.success(page(movies(1...2))))
    await window.push(
      ListOfMoviesAssembler.assemble(
        catalogue: CatalogueStub(recorder: recorder, page: .failure(.offline)), window: window,
        output: nil))
    await window.send(.back)
    recorder.expect(
      "catalogue.movies(.kind(.popular), page: 1)", "catalogue.movies(.kind(.popular), page: 1)")
    #expect(window.depth == 1)
    #expect(window.leftovers() == [])
  }

  @Test("Back stays in a list that is the root")
  func backInRoot() async {
    await open(.success(page(movies(1...2))))
    await window.send(.back)
    recorder.expect("catalogue.movies(.kind(.popular), page: 1)")
    #expect(window.scene?.rows.count == 2)
  }
}
