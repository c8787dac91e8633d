import MovieEntities
import MovieLogEntry
import Testing
import Viper

/// An interactor that accepts each entry on a fixed day.
private struct InteractorMock: LogEntryInteractable {
  let today = Day(daysSince1970: 20_454)

  func save(_ change: LogEntryChange) async throws(MovieError) -> MovieError? { nil }
}

/// The test to read first: a mock saves entries, and all other parts are real.
@MainActor
struct FirstTest {
  @Test func `The form for a movie starts with today, and accepts a rating`() async {
    let window = Window()
    // Returns when the form has been drawn, so the test needs no sleep.
    await window.replaceRoot(
      with: LogEntryAssembler.assemble(
        input: LogEntryInput(movie: Film(id: 1, title: "Metropolis", year: 1927)),
        interactor: InteractorMock(), window: window))
    #expect(window.scene?.title == "Log Metropolis")
    #expect(window.scene?.fields.map(\.text) == ["2026-01-01", "", "no", "", ""])

    await window.send(.type(field: "rating", text: "8.5"))
    #expect(window.scene?.fields.map(\.text) == ["2026-01-01", "8.5", "no", "", ""])
    #expect(window.scene?.fields.compactMap(\.validationError) == [])
  }
}
