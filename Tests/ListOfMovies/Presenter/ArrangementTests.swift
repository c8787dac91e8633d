import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct ArrangementTests {
  private let stage = Stage()

  private func open(of pages: Int = 1) async {
    let films: [(Int, String, Int?, Double?)] = [
      (1, "Óscar", 1930, 6), (2, "metropolis", 1927, nil), (3, "Nosferatu", nil, 8),
      (4, "Oscar's Return", 1931, 6),
    ]
    await stage.openPopular(
      films.map { id, title, year, average in
        PopularMovieEntity(
          id: id, title: title, releaseDate: year.flatMap { ReleaseDate(year: $0) },
          rating: average.flatMap { Rating(average: $0, votes: 10) })
      }, of: pages)
  }

  private var scene: Scene? { stage.window.scene }
  private var ids: [String]? { scene?.rows.map(\.id) }

  /// Answers the prompt for the sort order.
  private func sort(by order: String) async {
    await stage.window.send(.activate("sort"))
    await stage.window.send(.type(field: "order", text: order))
  }

  @Test func `Movies can be sorted by runtime once one is known`() async {
    await open()
    await stage.window.send(.activate("sort"))
    var choices: [String]? { scene?.fields.first?.choices.map(\.label) }
    #expect(choices == ["list order", "rating", "year", "title", "mine"])
    stage.known.add(DetailedMovieEntity(id: 4, title: "Oscar's Return", runtime: 61))
    #expect(choices?.last == "length")
    stage.known.add(DetailedMovieEntity(id: 2, title: "metropolis", runtime: 153))
    await sort(by: "runtime")
    #expect(ids == ["2", "4", "1", "3"])
    var column: Scene.Column? { scene?.sections[0].columns.first { $0.heading == "LENGTH" } }
    #expect(column?.sort == .descending)
    // A column that sorts the rows is shown at any width.
    #expect(column?.minRoom == 0)
    #expect(scene?.rows[0].cells.contains("2 h 33") == true)
    await sort(by: "runtime")
    #expect(ids == ["4", "2", "1", "3"])
    await sort(by: "list order")
    #expect(column?.minRoom == 100)
  }

  @Test(arguments: [
    ("rating", ["3", "1", "4", "2"], ["4", "1", "3", "2"], "RATING"),
    ("year", ["4", "1", "2", "3"], ["2", "1", "4", "3"], "YEAR"),
    ("title", ["2", "3", "1", "4"], ["4", "1", "3", "2"], "TITLE"),
  ])
  func `Choosing the same order again reverses it, with missing values last`(
    order: String, sorted: [String], reversed: [String], column: String
  ) async {
    await open()
    await stage.window.send(.focus(2))
    for isReversed in [false, true, false] {
      await sort(by: order)
      #expect(ids == (isReversed ? reversed : sorted))
      let marked = scene?.sections[0].columns.filter { $0.sort != nil }
      #expect(marked?.map(\.heading) == [column])
      #expect((marked?.first?.sort == .ascending) == (isReversed != (order == "title")))
      #expect(scene?.focus == 0)
      #expect(scene?.preview?.title == scene?.rows[0].cells[1].text)
    }
  }

  @Test func `The sort prompt closes with an answer or Esc`() async {
    await open()
    await stage.window.send(.activate("sort"))
    #expect(scene?.fields.map(\.name) == ["order"])
    #expect(scene?.fields.first?.choices.count == 5)
    await stage.window.send(.type(field: "order", text: "no such order"))
    #expect(scene?.fields.count == 1)
    await stage.window.send(.back)
    #expect(scene?.fields == [])
    await stage.window.send(.activate("sort"))
    await stage.window.send(.submit())
    #expect(scene?.fields == [])
    #expect(ids == ["1", "2", "3", "4"])
    await sort(by: "title")
    #expect(scene?.fields == [])
    await sort(by: "list order")
    #expect(ids == ["1", "2", "3", "4"])
    #expect(scene?.sections[0].columns.contains { $0.sort != nil } == false)
  }

  @Test func `Rows are sorted and filtered by the user's ratings`() async {
    await open()
    var hasRatings: Bool? { scene?.sections[0].columns.contains { $0.heading == "MINE" } }
    #expect(hasRatings == false)
    await stage.window.send(.focus(2))
    await stage.window.send(.activate("rate"))
    await stage.window.send(.type(field: "rating", text: "9"))
    await stage.window.send(.submit())
    #expect(hasRatings == true)
    await sort(by: "mine")
    #expect(ids?.first == "3")
    // A range matches the user's rating or, without one, the average rating.
    await stage.window.send(.type(field: "words", text: "9.."))
    #expect(ids == ["3"])
    await stage.window.send(.type(field: "words", text: "..7 oscar"))
    #expect(ids == ["1", "4"])
  }

  @Test func `Only loaded rows are sorted, and moving to the end loads more`() async {
    await open(of: 2)
    await sort(by: "rating")
    stage.answer(page: 2, with: movies(5...8), of: 2)
    await stage.window.send(.focus(.max))
    #expect(scene?.rows.count == 8)
    #expect(scene?.focus == 7)
  }

  @Test func `A filtered list requests further pages only if the user asks`() async {
    await open(of: 2)
    await stage.recorder.unrecorded {
      await stage.window.send(.type(field: "words", text: "mov"))
    }
    #expect(ids == [])
    #expect(scene?.narrowing == Scene.Narrowing(loaded: 4, total: 40))
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.focus(.max))
    stage.recorder.expect()
    stage.answer(page: 2, with: movies(5...8), of: 2)
    await stage.recorder.unrecorded { await stage.window.send(.more) }
    #expect(ids == ["5", "6", "7", "8"])
    #expect(scene?.focus == 0)
    #expect(scene?.narrowing == Scene.Narrowing(loaded: 8, total: 40))
    #expect(scene?.offers.contains(.more) == false)
  }

  @Test func `Esc removes the filter`() async {
    await open()
    await stage.recorder.unrecorded {
      await stage.window.send(.type(field: "words", text: "nos"))
    }
    #expect(scene?.offers.contains(.back) == true)
    await stage.window.send(.back)
    stage.recorder.expect("view.update(.loaded(4 rows, focus: 2))")
    #expect(scene?.offers.contains(.back) == false)
  }

  @Test func `Typing filters the rows, and Esc shows all of them`() async {
    await open(of: 2)
    #expect(scene?.offers.contains(.more) == true)
    await stage.window.send(.activate("narrow"))
    #expect(scene?.fields.map(\.isPrompt) == [true])
    await stage.window.send(.type(field: "words", text: "OSCAR 19"))
    #expect(ids == ["1", "4"])
    #expect(scene?.title == "Popular movies & OSCAR 19")
    #expect(scene?.total == 2)
    #expect(scene?.offers.contains(.more) == true)
    #expect(scene?.focus == 0)
    // Keys act on the focused row.
    await stage.window.send(.type(field: "words", text: "nos"))
    #expect(scene?.preview?.title == "Nosferatu")
    await stage.window.send(.type(field: "words", text: "zzz"))
    #expect(ids == [])
    #expect(scene?.message == "None of the movies loaded so far match.")
    #expect(scene?.focus == nil)
    // The title is truncated.
    await stage.window.send(.type(field: "words", text: String(repeating: "z", count: 2_000)))
    #expect(scene?.title == "Popular movies & " + String(repeating: "z", count: 39) + "…")
    await stage.window.send(.back)
    #expect(ids == ["1", "2", "3", "4"])
    #expect(scene?.title == "Popular movies")
    #expect(scene?.fields == [])
  }

  @Test func `Opening, moving, and marking apply to the displayed row`() async {
    await open()
    await stage.recorder.unrecorded {
      await stage.window.send(.activate("narrow"))
      await stage.window.send(.type(field: "words", text: "o"))
      await stage.window.send(.submit())
      #expect(scene?.fields == [])
      await sort(by: "rating")
      await stage.window.send(.moveFocus(10))
      #expect(ids == ["3", "1", "4", "2"])
      #expect(scene?.focus == 3)
      await stage.window.send(.activate("favorite"))
      #expect(scene?.notice == "metropolis is now a favorite · u undoes")
      #expect(ids == ["3", "1", "4", "2"])
    }
    await stage.window.send(.selectRow(2))
    stage.recorder.expect("view.update(.loaded(4 rows, focus: 3))", "router.showMovie(id: 4)")
  }
}
