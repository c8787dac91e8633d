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
    stage.recorder.expect("interactor.movie(278)", "interactor.states(278)")
    return stage.window.scene?.text
  }

  @Test("A movie that everything is known of")
  func full() async {
    #expect(
      await screen(of: .full) == """
        The Shawshank Redemption (1994)
        Poster of The Shawshank Redemption
        Fear can hold you prisoner.
        2 h 22 min · Drama, Crime
        8.7 from 30,000 votes
        Release  September 23, 1994
        Status  Released

        Two imprisoned men bond.

        Written by  Frank Darabont
        Trailer  Official Trailer
        https://www.youtube.com/watch?v=PLl99DlL6b4
        Poster
        https://image.tmdb.org/t/p/w342/9cq.jpg
        ID  278
        https://www.themoviedb.org/movie/278

        Directed by
        > 4027  Frank Darabont

        Cast
          504  Tim Robbins  Andy Dufresne
          192  Morgan Freeman\u{20}\u{20}

        Similar movies
          497  Movie 497  1999  8.5
          13  Movie 13  1999  6.5
        Your rating:\u{20}
        [Favorite] [Watchlist] [Rate]
        """)
  }

  @Test("A movie that nothing is known of")
  func unknown() async {
    #expect(
      await screen(of: StubMovie(title: "Untitled", originalTitle: "Untitled")) == """
        Untitled
        No poster
        No votes yet

        ID  278
        https://www.themoviedb.org/movie/278
        Your rating:\u{20}
        [Favorite] [Watchlist] [Rate]
        """)
  }

  @Test("An original title that differs stands below the title")
  func originalTitle() async {
    #expect(
      await screen(of: StubMovie(title: "Amélie", originalTitle: "Le Fabuleux Destin")) == """
        Amélie
        No poster
        Le Fabuleux Destin
        No votes yet

        ID  278
        https://www.themoviedb.org/movie/278
        Your rating:\u{20}
        [Favorite] [Watchlist] [Rate]
        """)
  }

  @Test("Running time without genres, one vote")
  func oneVote() async {
    #expect(
      await screen(of: StubMovie(runtime: 61, rating: Rating(average: 4, votes: 1))) == """
        The Shawshank Redemption
        No poster
        1 h 1 min
        4.0 from 1 vote

        ID  278
        https://www.themoviedb.org/movie/278
        Your rating:\u{20}
        [Favorite] [Watchlist] [Rate]
        """)
  }

  @Test("Genres without a running time")
  func genres() async {
    #expect(
      await screen(of: StubMovie(genres: ["Drama"])) == """
        The Shawshank Redemption
        No poster
        Drama
        No votes yet

        ID  278
        https://www.themoviedb.org/movie/278
        Your rating:\u{20}
        [Favorite] [Watchlist] [Rate]
        """)
  }

  @Test("Several directors have a row each")
  func directors() async {
    let crew = ["Lana Wachowski", "Lilly Wachowski"].map {
      CrewMember(id: 1, name: $0, job: "Director", department: "Directing")
    }
    #expect(
      await screen(of: StubMovie(crew: crew)) == """
        The Shawshank Redemption
        No poster
        No votes yet

        ID  278
        https://www.themoviedb.org/movie/278

        Directed by
        > 1  Lana Wachowski
          1  Lilly Wachowski
        Your rating:\u{20}
        [Favorite] [Watchlist] [Rate]
        """)
  }

  @Test("Several writers share a line")
  func writers() async {
    let crew = ["Jonathan Nolan", "Christopher Nolan"].map {
      CrewMember(id: 1, name: $0, job: "Screenplay", department: "Writing")
    }
    #expect(
      await screen(of: StubMovie(crew: crew)) == """
        The Shawshank Redemption
        No poster
        No votes yet

        Written by  Jonathan Nolan, Christopher Nolan
        ID  278
        https://www.themoviedb.org/movie/278
        Your rating:\u{20}
        [Favorite] [Watchlist] [Rate]
        """)
  }
}
