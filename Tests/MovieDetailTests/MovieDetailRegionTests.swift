import Entities
import MovieDetail
import Testing
import Viper
import ViperTesting

@Suite("Detail view: a country")
@MainActor
struct MovieDetailRegionTests {
  let stage = Stage()

  /// The running text of a movie.
  private func lines(_ regional: RegionalDetails) async -> [String] {
    var movie = StubMovie(runtime: 61, genres: ["Drama"])
    movie.regional = regional
    stage.answer(with: movie)
    await stage.open(view: .own)
    stage.recorder.expect("interactor.movie(278)", "interactor.states(278)")
    return stage.window.scene?.lines.map(\.text.text) ?? []
  }

  private func offers(_ kind: WatchKind, _ names: String...) -> [WatchOffer] {
    names.map { WatchOffer(kind: kind, provider: $0) }
  }

  @Test("The certification names its country")
  func certification() async {
    let lines = await lines(RegionalDetails(region: "DE", certification: "12"))
    #expect(lines.first == "12 (DE) · 1 h 1 min · Drama")
    #expect(!lines.contains { $0.contains("JustWatch") })
  }

  @Test("Where to watch is attributed, and short")
  func watch() async {
    let lines = await lines(
      RegionalDetails(
        region: "US",
        offers: offers(.stream, "Netflix", "Hulu", "Netflix") + offers(.free, "Kanopy")
          + offers(.rent, "A", "B", "C", "D", "E", "F")))
    #expect(
      lines.dropFirst(3).prefix(4) == [
        "Where to watch in US, by JustWatch", "Stream  Netflix, Hulu", "Free  Kanopy",
        "Rent  A, B, C, D and 2 more",
      ])
  }

  @Test("The ids and the addresses stand below the rest")
  func addresses() async {
    var movie = StubMovie(overview: "Two men.")
    movie.imdbID = "tt0111161"
    stage.answer(with: movie)
    await stage.open(view: .own)
    stage.recorder.expect("interactor.movie(278)", "interactor.states(278)")
    #expect(
      stage.window.scene?.lines.map(\.text.text).suffix(5) == [
        "Two men.", "", "ID  278 · tt0111161", "https://www.themoviedb.org/movie/278",
        "https://www.imdb.com/title/tt0111161/",
      ])
  }
}
