import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct PeopleSearchTests {
  let stage = Stage()
  nonisolated static let keaton = FoundPerson(
    id: 7, name: "Buster Keaton", knownFor: "Acting", works: ["The General", "Our Hospitality"])
  nonisolated static let other = FoundPerson(id: 8, name: "Diane Keaton")

  /// Opens three movies and searches, which finds movies and people, unrecorded.
  private func search(
    _ found: [PopularMovieEntity] = movies(30...31), of pages: Int = 1,
    people: Result<[FoundPerson], MovieError> = .success([keaton, other])
  ) async {
    stage.people["keaton"] = people
    await stage.openPopular(movies(1...3))
    stage.answer(.search(term: "keaton", year: nil), with: found, of: pages)
    await stage.recorder.unrecorded { await stage.window.send(.search("keaton")) }
  }

  private var focus: Int? { stage.window.scene?.focus }

  @Test func `People are requested once, after the movies, and follow them`() async {
    await search()
    #expect(stage.shownIDs == ["30", "31", "person-7", "person-8"])
    #expect(stage.window.scene?.sections.last?.heading == "People")
    #expect(stage.window.scene?.total == 22)
    #expect(focus == 0)
    await stage.window.send(.search(""))
    #expect(stage.shownIDs == ["1", "2", "3"])
    stage.answer(.search(term: "keaton", year: nil), with: movies(30...31))
    await stage.window.send(.search("keaton"))
    stage.recorder.expect(
      "view.update(.loaded(3 rows))", "view.update(.loading)",
      "interactor.movies(.search(keaton), page: 1)", "view.update(.loaded(2 rows))",
      "interactor.people(keaton)", "view.update(.loaded(2 rows))")
  }

  @Test func `The focus moves from the last movie to the people and back`() async {
    await search()
    var focuses: [Int?] = []
    for rows in [1, 1, .max, 1, -1, -2, 3, .min] {
      await stage.window.send(.moveFocus(rows))
      focuses.append(focus)
    }
    #expect(focuses == [1, 2, 3, 3, 2, 0, 3, 0])
    await stage.window.send(.focus(2))
    #expect(focus == 2)
    #expect(stage.window.scene?.preview?.title == "Buster Keaton")
    #expect(
      stage.window.scene?.preview?.lines.map(\.text.text) == ["The General; Our Hospitality"])
    #expect(stage.window.scene?.buttons.contains { $0.id == "favorite" } == false)
    await stage.window.send(.focus(1))
    #expect(stage.window.scene?.preview?.title == "Movie 31")
  }

  @Test(arguments: [.selectRow(3), .selectID("person-8")] as [UserAction])
  func `Choosing a person focuses and opens them`(action: UserAction) async {
    await search()
    await stage.window.send(action)
    stage.recorder.expect("view.update(.loaded(2 rows))", "router.showPerson(id: 8)")
    #expect(focus == 3)
    await stage.recorder.unrecorded { await stage.window.send(.selectRow(0)) }
    #expect(focus == 0)
    for action in [UserAction.selectRow(4), .selectRow(.max), .selectID("person-9")] {
      await stage.window.send(action)
      stage.recorder.expect()
    }
  }

  @Test func `Sorting the movies moves the focus away from a person`() async {
    await search()
    await stage.window.send(.moveFocus(3))
    await stage.window.send(.activate("sort"))
    #expect(focus == 0)
  }

  @Test func `Without movies, people are shown and the first has the focus`() async {
    await search([])
    #expect(stage.shownIDs == ["person-7", "person-8"])
    #expect(focus == 0)
    #expect(stage.window.scene?.message == nil)
    await stage.window.send(.moveFocus(1))
    #expect(focus == 1)
    await stage.window.send(.selectRow(0))
    stage.recorder.expect(
      "view.update(.empty)", "view.update(.empty)", "router.showPerson(id: 7)")
  }

  @Test func `People are unique and limited to 20`() async {
    let crowd = (100...200).map { FoundPerson(id: $0, name: "Keaton \($0)") }
    await search([], people: .success([Self.keaton, Self.keaton] + crowd))
    #expect(stage.shownIDs == ["person-7"] + (100...118).map { "person-\($0)" })
  }

  @Test func `If people fail to load, the movies stay and a notice says so`() async {
    await search(people: .failure(.offline))
    #expect(stage.shownIDs == ["30", "31"])
    #expect(stage.window.scene?.notice?.isEmpty == false)
  }

  @Test func `The focus does not skip movies that can still be loaded`() async {
    let term = MovieQuery.search(term: "keaton", year: nil)
    await search(movies(30...49), of: 2)
    stage.answer(term, page: 2, with: movies(50...51), of: 2)
    await stage.window.send(.moveFocus(40))
    #expect(focus == 19)
    await stage.window.send(.moveFocus(40))
    #expect(focus == 23)
    #expect(stage.shownIDs.suffix(3) == ["51", "person-7", "person-8"])
  }

  @Test func `People that arrive after the search is left are not shown`() async {
    let gate = Gate()
    stage.peopleGate = gate
    stage.people["keaton"] = .success([Self.keaton])
    await stage.openPopular(movies(1...3))
    stage.answer(.search(term: "keaton", year: nil), with: movies(30...31))
    let search = Task { await stage.window.send(.search("keaton")) }
    await gate.arrivals(1)
    await stage.window.send(.search(""))
    await gate.open()
    await search.value
    #expect(stage.shownIDs == ["1", "2", "3"])
  }
}
