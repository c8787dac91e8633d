import MovieEntities
import MovieLibrary
import MovieLogEntry
import Testing
import Viper
import ViperLocalization
import ViperTesting

@MainActor
struct LogEntryViewTests {
  private let stage = LogEntryStage()

  @Test func `The form has unsaved changes while its text differs from the first`() async {
    await stage.open(spied: false)
    #expect(stage.window.scene?.hasUnsavedChanges == false)
    await stage.window.send(.type(field: "note", text: "Seen twice."))
    #expect(stage.window.scene?.hasUnsavedChanges == true)
    await stage.window.send(.type(field: "note", text: ""))
    #expect(stage.window.scene?.hasUnsavedChanges == false)
    await stage.close()
  }

  @Test(
    arguments: [
      ([], nil, "1927"), ([.today], nil, "1927 · seen January 1, 2026"),
      ([nil, nil], nil, "1927 · seen 2 times"),
      ([nil, .today], OwnRating(8), "1927 · seen 2 times, last on January 1, 2026 · rated 8"),
    ] as [([Day?], OwnRating?, String)])
  func `The form shows the movie's year, viewings and rating`(
    days: [Day?], rating: OwnRating?, text: String
  ) async {
    await stage.open(days: days, rating: rating, spied: false)
    #expect(stage.window.scene?.message == text)
    await stage.close()
  }

  @Test func `Another language has its own decimal separator`() async {
    let localizer = Localizer(
      texts: [:], numbers: NumberStyle(decimal: ",", group: ".", minGrouped: 4))
    await stage.open(LogEntryInput(entry: .metropolis), localizer: localizer, spied: false)
    #expect(stage.window.scene?.fields.map(\.text)[1] == "8,5")
    await stage.close()
  }
}
