import Entities
import MovieDetail
import Testing
import Viper
import ViperTesting

@Suite("Detail view: whole screens")
@MainActor
struct MovieDetailViewTests {
  let stage = Stage()

  /// What there is to see of a movie in the module's own view.
  private func screen(of movie: StubMovie) async -> String? {
    stage.answer(with: movie)
    await stage.open(view: .own)
    stage.recorder.expect("interactor.movie(278)")
    return stage.window.scene?.text
  }

  @Test("A movie that everything is known of")
  func full() async {
    #expect(
      await screen(of: .full) == """
        The Shawshank Redemption (1994)
        Fear can hold you prisoner.
        2 h 22 min · Drama, Crime
        8.7 from 30,000 votes

        Two imprisoned men bond.

        Directed by  Frank Darabont

        Cast
          Tim Robbins as Andy Dufresne
          Morgan Freeman

        Trailer  Official Trailer: https://www.youtube.com/watch?v=PLl99DlL6b4

        Similar movies
          497  Movie 497  1999  8.5
          13  Movie 13  1999  6.5
        """)
  }

  @Test("A movie that nothing is known of")
  func unknown() async {
    #expect(
      await screen(of: StubMovie(title: "Untitled", originalTitle: "Untitled")) == """
        Untitled
        No votes yet
        """)
  }

  @Test("An original title that differs stands below the title")
  func originalTitle() async {
    #expect(
      await screen(of: StubMovie(title: "Amélie", originalTitle: "Le Fabuleux Destin")) == """
        Amélie
        Le Fabuleux Destin
        No votes yet
        """)
  }

  @Test("Running time without genres, one vote")
  func oneVote() async {
    #expect(
      await screen(of: StubMovie(runtime: 61, rating: Rating(average: 4, votes: 1))) == """
        The Shawshank Redemption
        1 h 1 min
        4.0 from 1 vote
        """)
  }

  @Test("Genres without a running time")
  func genres() async {
    #expect(
      await screen(of: StubMovie(genres: ["Drama"])) == """
        The Shawshank Redemption
        Drama
        No votes yet
        """)
  }

  @Test("Several directors share a line")
  func directors() async {
    let crew = ["Lana Wachowski", "Lilly Wachowski"].map {
      CrewMemberEntity(id: 1, name: $0, job: "Director", department: "Directing")
    }
    #expect(
      await screen(of: StubMovie(crew: crew)) == """
        The Shawshank Redemption
        No votes yet

        Directed by  Lana Wachowski, Lilly Wachowski
        """)
  }

  @Test("Of a long cast ten are named, the rest is counted")
  func longCast() async {
    let cast = (1...12).map { CastMemberEntity(id: $0, name: "Player \($0)", character: "R\($0)") }
    #expect(
      await screen(of: StubMovie(cast: cast)) == """
        The Shawshank Redemption
        No votes yet

        Cast
          Player 1 as R1
          Player 2 as R2
          Player 3 as R3
          Player 4 as R4
          Player 5 as R5
          Player 6 as R6
          Player 7 as R7
          Player 8 as R8
          Player 9 as R9
          Player 10 as R10
          and 2 more
        """)
  }

  @Test("Of a cast of ten nobody is left to count")
  func castOfTen() async throws {
    let cast = (1...10).map { CastMemberEntity(id: $0, name: "Player \($0)") }
    let screen = try #require(await screen(of: StubMovie(cast: cast)))
    #expect(screen.hasSuffix("  Player 9\n  Player 10"))
  }

  @Test("The movie under way")
  func loading() async {
    let gate = Gate()
    stage.answer(with: .full, behind: gate)
    let opening = Task { await stage.open(view: .own) }
    await gate.arrivals(1)
    #expect(stage.window.scene?.text == "\nLoading…")
    await gate.open()
    await opening.value
    stage.recorder.expect("interactor.movie(278)")
  }

  @Test("A movie that did not come, with Retry")
  func failed() async {
    stage.answer(with: .offline)
    await stage.open(view: .own)
    stage.recorder.expect("interactor.movie(278)")
    #expect(
      stage.window.scene?.text == """

        ! There is no way to the service.
          Check the connection.
        [Retry]
        """)
  }

  @Test("A movie that does not exist, without Retry")
  func failedForGood() async {
    stage.answer(with: .notFound)
    await stage.open(view: .own)
    stage.recorder.expect("interactor.movie(278)")
    #expect(
      stage.window.scene?.text == """

        ! There is no movie 278.
          Search for it.
        """)
  }

  @Test("Before it has appeared a page is blank")
  func idle() {
    #expect(stage.module(view: .own).screen.scene == Scene(name: "detail", title: ""))
  }
}
