import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct ListOfMoviesViewTests {
  let stage = Stage()

  @Test func `The greeting is below the title`() async {
    stage.answer(.kind(.topRated), with: movies(1...1))
    await stage.open(
      ListOfMoviesInput(query: .kind(.topRated), greeting: "Welcome, Neo."), spied: false)
    stage.recorder.expect("interactor.movies(.kind(.topRated), page: 1)")
    #expect(
      stage.window.scene?.text == """
        Top rated movies
        Welcome, Neo.
        > \(line(1))
        """)
  }

  @Test func `The first page is loading`() async {
    let gate = Gate()
    stage.answer(.kind(.upcoming), with: [], behind: gate)
    let input = ListOfMoviesInput(query: .kind(.upcoming), greeting: "Welcome, Neo.")
    let opening = Task { await stage.open(input, spied: false) }
    await gate.arrivals(1)
    #expect(
      stage.window.scene?.text == """
        Upcoming movies
        Welcome, Neo.
        Loading…
        """)
    await gate.open()
    await opening.value
    stage.recorder.expect("interactor.movies(.kind(.upcoming), page: 1)")
  }

  @Test func `The next page is loading below the rows`() async {
    let gate = Gate()
    stage.answer(with: movies(1...2), of: 2)
    stage.answer(page: 2, with: [], of: 2, behind: gate)
    await stage.open(spied: false)
    let more = Task { await stage.window.send(.more) }
    await gate.arrivals(1)
    #expect(
      stage.window.scene?.text == """
        Popular movies
        > \(line(1))
          \(line(2))
        Loading…
        """)
    await gate.open()
    await more.value
    stage.recorder.expect(
      "interactor.movies(.kind(.popular), page: 1)", "interactor.movies(.kind(.popular), page: 2)")
  }

  @Test func `A failed first page has Retry`() async {
    stage.answer(with: .offline)
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movies(.kind(.popular), page: 1)")
    #expect(
      stage.window.scene?.text == """
        Popular movies
        ! There is no way to the service.
          Check the connection.
        [Retry]
        """)
  }

  @Test func `A permanently failed first page has no Retry`() async {
    stage.answer(with: .rejected)
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movies(.kind(.popular), page: 1)")
    #expect(
      stage.window.scene?.text == """
        Popular movies
        ! The service refused.
        """)
  }

  @Test func `A failed next page is below the rows and has Retry`() async {
    stage.answer(with: movies(1...1), of: 2)
    stage.answer(page: 2, with: .offline)
    await stage.open(spied: false)
    await stage.window.send(.more)
    stage.recorder.expect(
      "interactor.movies(.kind(.popular), page: 1)", "interactor.movies(.kind(.popular), page: 2)")
    #expect(
      stage.window.scene?.text == """
        Popular movies
        > \(line(1))
        ! There is no way to the service.
          Check the connection.
        [Retry]
        """)
  }

  @Test func `A permanently failed next page is below the rows and has no Retry`() async {
    stage.answer(with: movies(1...1), of: 2)
    stage.answer(page: 2, with: .rejected)
    await stage.open(spied: false)
    await stage.window.send(.more)
    stage.recorder.expect(
      "interactor.movies(.kind(.popular), page: 1)", "interactor.movies(.kind(.popular), page: 2)")
    #expect(
      stage.window.scene?.text == """
        Popular movies
        > \(line(1))
        ! The service refused.
        """)
  }

  @Test func `Before it appears, a list is empty`() {
    let screen = stage.module(spied: false).screen as? any TextScreen
    #expect(screen?.scene.text == "")
  }
}
