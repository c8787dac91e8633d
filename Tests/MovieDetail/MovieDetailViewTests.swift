import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct MovieDetailViewTests {
  let stage = Stage()

  /// The text of a movie's page in the module's own view.
  private func screen(of movie: StubMovie) async -> String? {
    stage.answer(with: movie)
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movie(278)")
    return stage.window.scene?.text
  }

  @Test func `A movie with all values shows every section in order`() async {
    #expect(
      await screen(of: .full) == """
        The Shawshank Redemption (1994)
        Poster of The Shawshank Redemption
        1994 · 2 h 22 min · Drama, Crime
        8.7 from 30,000 votes

        Fear can hold you prisoner.
        Two imprisoned men bond.

        Directed by  Frank Darabont
        Written by  Frank Darabont

        Cast
        > 504  Tim Robbins  Andy Dufresne
          192  Morgan Freeman

        Similar movies
          497  Movie 497  1999  8.5
          13  Movie 13  1999  6.5

        Released September 23, 1994 · TMDB 278
        Trailer  Official Trailer
        https://www.youtube.com/watch?v=PLl99DlL6b4
        Poster
        https://image.tmdb.org/t/p/w342/9cq.jpg
        https://www.themoviedb.org/movie/278
        """)
  }

  @Test func `A movie without optional values shows its title, placeholders, and link`() async {
    #expect(
      await screen(of: StubMovie(title: "Untitled", originalTitle: "Untitled")) == """
        Untitled
        No poster
        No votes yet

        TMDB 278
        https://www.themoviedb.org/movie/278
        """)
  }

  @Test func `The original title is below the title, and watch providers below the plot`() async {
    let offers = [WatchKind.stream, .rent].map { WatchOffer(kind: $0, provider: "Kanopy") }
    #expect(
      await screen(
        of: StubMovie(
          title: "Amélie", originalTitle: "Le Fabuleux Destin", overview: "A waitress helps.",
          regional: RegionalDetails(region: "FR", certification: "U", offers: offers))) == """
          Amélie
          No poster
          Le Fabuleux Destin
          U (FR)
          No votes yet

          A waitress helps.

          Where to watch in FR, by JustWatch
          Stream  Kanopy
          Rent  Kanopy

          TMDB 278
          https://www.themoviedb.org/movie/278
          """)
  }
}
