import MovieDetail
import MovieEntities
import MovieLibrary
import MoviePresentation
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

/// The page of a movie that no catalog provides, and what the diary says of a movie.
@MainActor
struct MovieDetailLibraryTests {
  private nonisolated static let missing = MovieError(.rejection(.noMovie(.tmdb(278))))

  private let stage = Stage()

  /// A movie as the library knows it.
  private func movie(without error: MovieError) -> StubMovie {
    StubMovie(releaseDate: ReleaseDate(year: 1994), catalogError: error)
  }

  @Test(arguments: [
    (missing, "because TMDB does not have this movie.", []),
    (
      .offline, "There is no way to the service.",
      ["https://www.themoviedb.org/movie/278"]
    ),
  ])
  func `The page has what is known, and says why there is no more`(
    error: MovieError, reason: String, addresses: [String]
  ) async throws {
    stage.answer(with: movie(without: error))
    await stage.open(spied: false)
    let scene = try #require(stage.window.scene)
    #expect(scene.title == "The Shawshank Redemption (1994)")
    #expect(scene.message?.hasSuffix(reason) == true)
    #expect((scene.lines, scene.picture?.id, scene.failure) == ([], nil, nil))
    #expect(scene.footnotes.map(\.text.text) == ["TMDB 278"] + addresses)
    #expect(scene.pageButtons.map(\.id) == ["favorite", "watchlist", "rate"])
  }

  @Test func `If the service fails, a row keeps what only the list knows`() async {
    let row = MovieViewModel(id: 278, title: "Shawshank", overview: "Two imprisoned men bond.")
    stage.answer(with: movie(without: .offline))
    await stage.open(row)
    stage.recorder.expect(
      "view.update(.loaded(278, 0 similar; row, refreshing))", "interactor.movie(278)",
      "view.update(.loaded(278, 0 similar; row, not refreshed: offline))")
  }

  @Test func `The page of a row without a movie in the catalog has no more than is known`() async {
    let row = MovieViewModel(id: 278, title: "Shawshank", overview: "Two imprisoned men bond.")
    stage.answer(with: movie(without: Self.missing))
    await stage.open(row)
    #expect(stage.window.scene?.title == "The Shawshank Redemption (1994)")
    #expect(stage.window.scene?.lines == [])
    stage.recorder.expect(
      "view.update(.loaded(278, 0 similar; row, refreshing))", "interactor.movie(278)",
      "view.update(.loaded(278, 0 similar))")
  }

  @Test func `A page has the movie's entries, and shows changes`() async throws {
    let shawshank = Film(id: 278, title: "The Shawshank Redemption", year: 1994)
    let store = LibraryDouble([
      .watch(
        Viewing(
          of: shawshank, on: Day("2026-11-24"), rating: OwnRating(9), isRewatch: true,
          note: "One.\n\nTwo.", tags: ["cinema", "35mm"])),
      .watch(Viewing(of: Film(id: 19, title: "Metropolis"), on: Day("2026-11-24"))),
      .watch(Viewing(of: shawshank, on: nil)),
    ])
    let account = AccountDouble(isLoggedIn: false)
    let book = MarkBook(AccountGateway(service: account, sessions: account), library: store)
    let window = Window()
    await window.replaceRoot(
      with: MovieDetailAssembler.assemble(
        input: MovieDetailInput(id: 278),
        catalog: CatalogDouble(recorder: Recorder { $0.record() }, movie: StubMovie()),
        marks: book, window: window, output: nil))
    func diary() -> [String] {
      let lines = window.scene?.lines.map(\.text.text) ?? []
      return Array(lines.drop { $0 != "In your diary" }.dropFirst())
    }
    let entries = ["November 24, 2026 · 9 · rewatch · cinema, 35mm", "  One.", "  Two."]
    func count(_ times: String) -> Int? {
      window.scene?.lines.count { $0.text.text.hasSuffix(times) }
    }
    #expect(diary() == entries + ["Day unknown"])
    #expect(count("seen November 24, 2026 (2 times)") == 1)
    try await book.remove("3")
    #expect(diary() == entries)
    #expect(count("seen November 24, 2026") == 1)
    try await book.remove("1")
    #expect(diary() == [])
    // The marks say everything about this one.
    try await book.log(Viewing(of: shawshank, on: Day("2026-11-25"), rating: OwnRating(8)))
    #expect(count("yours 8 · seen November 25, 2026") == 1)
    #expect(diary() == [])
    window.close()
  }
}
