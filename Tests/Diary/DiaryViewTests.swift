import MovieDiary
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct DiaryViewTests {
  private let stage = DiaryStage()

  @Test func `The first entry of a month names it, and entries without a day come last`() async {
    stage.answer(with: [.first, .second, .third, .undated])
    await stage.open(spied: false)
    #expect(
      stage.window.scene?.rows.map { $0.cells.map(\.text) } == [
        ["November 2026", "24", "First", "1921", "8.5"], ["", " 3", "Second", "1922", ""],
        ["November 2025", " 3", "Third", "1923", ""], ["Day unknown", "  ", "Undated", "1924", ""],
      ])
    #expect(stage.window.scene?.rows.map(\.marks) == [["rewatch"], [], [], []])
    await stage.close()
  }

  @Test func `The preview has the note and the tags`() async {
    stage.answer(with: [.first])
    await stage.open(spied: false)
    let preview = stage.window.scene?.preview
    #expect(preview?.title == "First")
    #expect(
      preview?.facts.map(\.text.text) == [
        "1921", "seen November 24, 2026 · rewatch", "yours 8.5", "cinema, silent",
      ])
    #expect(preview?.lines.map(\.text.text) == ["Live music.", "Loud."])
    await stage.close()
  }

  @Test func `An empty diary says how to log`() async {
    stage.answer(with: [])
    await stage.open(spied: false)
    #expect(
      stage.window.scene?.text == """
        Diary
        Your diary is empty. Press L on a movie to add it.
        """)
    #expect(stage.window.scene?.buttons == [])
    await stage.close()
  }
}
