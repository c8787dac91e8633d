import MovieEntities
import Testing
import ViperLocalization

@testable import MovieDetail

struct MovieDetailRegionTests {
  private func page(_ regional: RegionalDetails) -> MovieDetailViewModel {
    MovieDetailMapper(localizer: .english).viewModel(
      StubMovie(runtime: 61, genres: ["Drama"], regional: regional))
  }

  private func offers(_ kind: WatchKind, _ names: String...) -> [WatchOffer] {
    names.map { WatchOffer(kind: kind, provider: $0) }
  }

  @Test func `The certification names its country`() {
    let page = page(RegionalDetails(region: "DE", certification: "12"))
    #expect(page.texts.kind == "12 (DE) · 1 h 1 min · Drama")
    #expect(page.texts.providers == [])
  }

  @Test func `Watch providers are attributed and short`() {
    let page = page(
      RegionalDetails(
        region: "US",
        offers: offers(.stream, "Netflix", "Hulu", "Netflix") + offers(.free, "Kanopy")
          + offers(.rent, "A", "B", "C", "D", "E", "F")))
    #expect(page.texts.watchHeading == "Where to watch in US, by JustWatch")
    #expect(
      page.texts.providers == [
        .init("Stream", "Netflix, Hulu"), .init("Free", "Kanopy"),
        .init("Rent", "A, B, C, D and 2 more"),
      ])
  }
}
