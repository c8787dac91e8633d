import MovieEntities
import MovieLibrary
import MovieStats
import Testing
import Viper

/// An interactor whose diary has three viewings of two movies in one year.
private struct InteractorMock: StatsInteractable {
  let hasDiary = true

  func statistics(year: Int?) async throws(MovieError) -> StatsEntity {
    let metropolis = Film(id: 1, title: "Metropolis", year: 1927)
    let nosferatu = Film(id: 2, title: "Nosferatu", year: 1922)
    let day = Day(year: 2026, month: 11, day: 24)
    let viewings = [metropolis, metropolis, nosferatu].map { Viewing(of: $0, on: day) }
    return StatsEntity(statistics: LibraryStatistics(viewings, year: year), years: [2026])
  }
}

/// The test to read first: a mock provides statistics, and all other parts are real.
@MainActor
struct FirstTest {
  @Test func `The screen shows the totals for all years, and then for one year`() async {
    let window = Window()
    // Returns when the statistics have loaded and been drawn, so the test needs no sleep.
    await window.replaceRoot(
      with: StatsAssembler.assemble(interactor: InteractorMock(), window: window, output: nil))

    #expect(window.scene?.title == "Statistics")
    #expect(
      window.scene?.message == "Viewings: 3 · Movies: 2 · Rewatches: 0")

    await window.send(.activate("previous-year"))
    #expect(window.scene?.title == "Statistics · 2026")
  }
}
