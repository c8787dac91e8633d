import MovieDiary
import MovieEntities
import MovieLibrary
import Testing
import Viper

/// An interactor whose diary has two entries.
private struct InteractorMock: DiaryInteractable {
  let hasDiary = true

  func entries() async throws(MovieError) -> [DiaryEntry] {
    let movies = [
      Film(id: 1, title: "Metropolis", year: 1927),
      Film(id: 2, title: "Nosferatu", year: 1922),
    ]
    return movies.map { movie in
      DiaryEntry(
        id: "\(movie.id)", time: 0,
        viewing: Viewing(of: movie, on: Day(year: 2026, month: 11, day: 24)))
    }
  }

  func ids(matching text: String) async -> Set<DiaryEntry.ID>? { nil }

  func remove(_ entry: DiaryEntry.ID) async throws(MovieError) -> Bool { true }
}

/// The test to read first: a mock provides entries, and all other parts are real.
@MainActor
struct FirstTest {
  @Test func `The diary shows the interactor's entries`() async {
    let window = Window()
    // Returns when the diary has loaded and been drawn, so the test needs no sleep.
    await window.replaceRoot(
      with: DiaryAssembler.assemble(interactor: InteractorMock(), window: window, output: nil))

    // The first cell is the day.
    #expect(window.scene?.rows.map { $0.cells[1].text } == ["Metropolis", "Nosferatu"])
  }
}
