import MovieEntities
import MovieLibrary
import PersonDetail
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport

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

  /// Answers the question for the order.
  private func sort(by order: String) async {
    await stage.window.send(.activate("sort"))
    await stage.window.send(.type(field: "order", text: order))
  }

  private var sorted: [String: Scene.Column.Sort] {
    let columns = stage.window.scene?.sections.last?.columns ?? []
    return Dictionary(
      uniqueKeysWithValues: columns.compactMap { column in
        column.sort.map { (column.heading, $0) }
      })
  }

  @Test func `Sorting asks for the order, and the same order again is reversed`() async {
    await open()
    #expect(titles == ["Newer", "Older"])
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.activate("sort"))
    let field = stage.window.scene?.fields.first
    #expect(field?.choices.map(\.label) == ["list order", "year", "title", "mine"])
    #expect(field?.text == "list order")
    #expect(stage.window.scene?.focus == 1)
    await stage.window.send(.type(field: "order", text: "year"))
    #expect(titles == ["Newer", "Older"])
    #expect(sorted == ["YEAR": .descending])
    #expect(stage.window.scene?.focus == 0)
    await sort(by: "year")
    #expect(titles == ["Older", "Newer"])
    #expect(sorted == ["YEAR": .ascending])
    await stage.window.send(.activate("sort-title"))
    #expect(titles == ["Newer", "Older"])
    #expect(sorted == ["TITLE": .ascending])
    await stage.window.send(.activate("sort-own"))
    #expect(sorted == [:])
  }

  @Test(arguments: [UserAction.back, .submit()])
  func `The question for the order can be left without effect`(action: UserAction) async {
    await open()
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.activate("sort"))
    await stage.window.send(action)
    #expect(stage.window.scene?.fields.isEmpty == true)
    #expect(stage.window.scene?.focus == 1)
    #expect(titles == ["Newer", "Older"])
    #expect(stage.window.depth == 1)
  }

  @Test func `The user's marks are shown, and the movies can be sorted by rating`() async {
    await open()
    #expect(
      stage.window.scene?.sections.last?.columns.map(\.heading) == ["ID", "TITLE", "YEAR", "PART"])
    for (id, rating) in [(10, 6.0), (11, 8.5)] {
      _ = try? await stage.book.change(
        .set(.rating(OwnRating(rating))), of: Film(id: .tmdb(id), title: ""), isUndoable: false)
    }
    #expect(stage.window.scene?.rows.map(\.marks) == [["rating 8.5"], ["rating 6"]])
    #expect(stage.window.scene?.rows.map { $0.cells[3].text } == ["8.5", "6"])
    await sort(by: "mine")
    #expect(titles == ["Newer", "Older"])
    await sort(by: "mine")
    #expect(titles == ["Older", "Newer"])
    #expect(sorted == ["MINE": .ascending])
  }

  @Test func `A restored order by the user's ratings applies from the start`() async {
    stage.account = AccountDouble(isLoggedIn: false)
    stage.library = LibraryDouble([
      .mark(Film(id: 10, title: "Older", year: 1939), .rating(OwnRating(9)))
    ])
    stage.answer(with: .success(.full))
    var arrangement = FilmArrangement()
    arrangement.apply(.order(.ownRating))
    await stage.open(savedState: PersonDetailSavedState(arrangement: arrangement), recorded: false)
    #expect(titles == ["Older", "Newer"])
    #expect(sorted == ["MINE": .descending])
  }

  @Test func `Marks that are known are there from the start, and a refresh keeps them`() async {
    _ = try? await stage.book.change(
      .set(.favorite(true)), of: Film(id: 10, title: ""), isUndoable: false)
    await open()
    #expect(stage.window.scene?.rows.map(\.marks) == [[], ["favorite"]])
    stage.answer(with: .success(.full))
    await stage.window.send(.refresh)
    #expect(stage.window.scene?.rows.map(\.marks) == [[], ["favorite"]])
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
    await stage.window.send(.submit())
    await stage.window.send(.selectRow(0))
    #expect(stage.window.scene?.total == 1)
    await stage.window.send(.back)
    #expect(titles == ["Newer", "Older"])
    #expect(stage.window.depth == 1)
  }

  @Test func `A refresh keeps the sorting and filter`() async {
    await open()
    await sort(by: "year")
    await sort(by: "year")
    stage.answer(with: .success(.full))
    await stage.window.send(.refresh)
    #expect(titles == ["Older", "Newer"])
  }

  @Test func `Sorted movies are added as the focus moves`() async {
    stage.answer(with: .success(.busy(45)))
    await stage.open()
    await sort(by: "year")
    await sort(by: "year")
    #expect(titles.count == 20 && titles.first == "Movie 45")
    await stage.window.send(.moveFocus(16))
    #expect(titles.count == 40)
  }
}
