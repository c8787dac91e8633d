import MovieEntities
import PersonDetail
import Testing
import Viper
import ViperTesting

/// Sorting and filtering a person's movies.
@MainActor
struct PersonDetailArrangementTests {
  private let stage = PersonDetailStage()

  private var titles: [String] {
    stage.window.scene?.rows.map { $0.cells[1].text } ?? []
  }

  private func open() async {
    stage.answer(with: .success(.full))
    await stage.open(recorded: false)
  }

  @Test func `Sorting cycles through the orders and focuses the first row`() async {
    await open()
    #expect(titles == ["Newer", "Older"])
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.activate("sort"))
    #expect(titles == ["Older", "Newer"])
    #expect(stage.window.scene?.focus == 0)
    #expect(stage.window.scene?.sections.last?.heading == "Movies · oldest first")
    await stage.window.send(.activate("sort"))
    #expect(titles == ["Newer", "Older"])
    await stage.window.send(.activate("sort"))
    #expect(stage.window.scene?.sections.last?.heading == "Movies")
  }

  @Test func `A text filters the movies by title, year, and role, and Back shows all`() async {
    await open()
    await stage.window.send(.activate("narrow"))
    #expect(stage.window.scene?.fields.map(\.isPrompt) == [true])
    for (text, shown) in [("prod", ["Older"]), ("1957", ["Newer"]), ("z", [])] {
      await stage.window.send(.type(field: "words", text: text))
      #expect(titles == shown)
    }
    await stage.window.send(.type(field: "words", text: "older"))
    await stage.window.send(.submit)
    await stage.window.send(.selectRow(0))
    #expect(stage.window.scene?.total == 1)
    await stage.window.send(.back)
    #expect(titles == ["Newer", "Older"])
    #expect(stage.window.depth == 1)
  }

  @Test func `A refresh keeps the sorting and filter`() async {
    await open()
    await stage.window.send(.activate("sort"))
    stage.answer(with: .success(.full))
    await stage.window.send(.refresh)
    #expect(titles == ["Older", "Newer"])
  }

  @Test func `Sorted movies are added as the focus moves`() async {
    stage.answer(with: .success(.busy(45)))
    await stage.open()
    await stage.window.send(.activate("sort"))
    #expect(titles.count == 20 && titles.first == "Movie 45")
    await stage.window.send(.moveFocus(16))
    #expect(titles.count == 40)
  }
}
