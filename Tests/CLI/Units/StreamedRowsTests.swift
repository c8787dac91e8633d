import ListOfMovies
import MovieEntities
import Testing
import Viper

@testable import MoviesCLI
@testable import ViperCommandLine

@MainActor
struct StreamedRowsTests {
  /// Serves pages of twenty, and fails after the last.
  private struct Pages: ListOfMoviesInteractable {
    let last: Int

    func movies(_ query: MovieQuery, page: Int, reload: Bool) async throws(MovieError) -> MoviePage
    {
      guard page <= last else { throw MovieError(.offline, "Gone.", canRetry: true) }
      let movies = (1...20).map { PopularMovieEntity(id: page * 100 + $0, title: "Film \($0)") }
      return MoviePage(number: page, movies: movies, totalPages: 9, totalResults: 180)
    }
  }

  /// Returns the number of lines after each update, and the final failure, if any.
  private func written(limit: Int, last pages: Int) async -> (counts: [Int], failure: Failure?) {
    var counts: [Int] = []
    var written = 0
    let last = SceneCache(ListOfMoviesState())
    let window = Window()
    let module = ListOfMoviesAssembler.assemble(
      input: ListOfMoviesInput(limit: limit), interactor: Pages(last: pages), window: window,
      output: nil,
      makeView: { presenter in
        ProgramView(last) { state in
          let count = state.list.content?.rows.count ?? 0
          if count > written { counts.append(count - written) }
          written = count
        } appear: {
          await presenter.onViewAppear()
        }
      })
    await window.replaceRoot(with: module)
    return (counts, last.state.failure)
  }

  @Test func `Each page is printed once, when it arrives`() async {
    let (counts, failure) = await written(limit: 45, last: 9)
    #expect(counts == [20, 20, 5])
    #expect(failure == nil)
  }

  @Test func `Rows before a failed page are printed`() async {
    let (counts, failure) = await written(limit: 45, last: 2)
    #expect(counts == [20, 20])
    #expect(failure?.code == "offline")
  }
}
