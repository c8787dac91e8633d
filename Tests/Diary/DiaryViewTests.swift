import MovieDiary
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct DiaryViewTests {
  private let stage = DiaryStage()

  @Test func `Each month has a heading, and entries without a day come last`() async {
    stage.answer(with: [.first, .second, .third, .undated])
    await stage.open(spied: false)
    #expect(
      stage.window.scene?.rows.map { [$0.heading] + $0.cells.prefix(4).map(\.text) } == [
        ["November 2026", "24", "First", "1921", "8.5"], ["", " 3", "Second", "1922", ""],
        ["November 2025", " 3", "Third", "1923", ""], ["Day unknown", "  ", "Undated", "1924", ""],
      ])
    let last = stage.window.scene?.rows[0].cells.suffix(2).map(\.text)
    #expect(last == ["cinema, silent", "Live music."])
    #expect(stage.window.scene?.rows.map(\.marks) == [["rewatch"], [], [], []])
    await stage.close()
  }

  @Test(arguments: [
    ("day", ["Undated", "Third", "Second", "First"]), ("rating", ["First", "Second"]),
    ("title", ["First", "Second", "Third", "Undated"]), ("year", ["Undated", "Third"]),
  ])
  func `The entries are sorted, and each has its date unless sorted by day`(
    order: String, titles: [String]
  ) async {
    stage.answer(with: [.first, .second, .third, .undated])
    await stage.open(spied: false)
    await stage.window.send(.activate("sort"))
    await stage.window.send(.type(field: "order", text: order))
    let rows = stage.window.scene?.rows ?? []
    if order == "day" {
      // Reversed, but entries without a day still come last.
      #expect(rows.map { $0.cells[1].text } == ["Third", "Second", "First", "Undated"])
    } else {
      #expect(rows.prefix(titles.count).map { $0.cells[1].text } == titles)
      #expect(Set(rows.map(\.cells[0].text)) == ["2026-11-24", "2026-11-03", "2025-11-03", ""])
      #expect(rows.allSatisfy { $0.heading.isEmpty })
    }
    await stage.close()
  }

  @Test(arguments: [
    ("8..", ["First"]), ("..8", []), ("2025", ["Third"]), ("CINEMA 1921 8.5..", ["First"]),
    ("november second", ["Second"]),
  ])
  func `The filter matches titles, years, months, tags and ranges of ratings`(
    text: String, titles: [String]
  ) async {
    stage.answer(with: [.first, .second, .third, .undated])
    await stage.open(spied: false)
    await stage.window.send(.activate("narrow"))
    await stage.window.send(.type(field: "words", text: text))
    #expect(stage.window.scene?.rows.map { $0.cells[1].text } == titles)
    #expect(stage.window.scene?.narrowing == .init(loaded: 4, total: 4))
    #expect(stage.window.scene?.title == "Diary & " + text)
    #expect(stage.window.scene?.message == (titles.isEmpty ? "No entries match." : nil))
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
    #expect(stage.window.scene?.buttons.map(\.id) == ["log", "undo"])
    await stage.close()
  }
}
