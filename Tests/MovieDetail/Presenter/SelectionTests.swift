import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct SelectionTests {
  let stage = Stage()

  /// Opens a movie with two cast members, and the similar movies 497 and 13,
  /// unrecorded.
  private func open(_ movie: StubMovie = .full) async {
    stage.answer(with: movie)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      shown())
  }

  @Test func `A director can be opened, and leaves the focus alone`() async {
    await open()
    await stage.window.send(.activate("director-4027"))
    stage.recorder.expect("router.showPerson(id: 4027, Frank Darabont)")
  }

  @Test(arguments: [.selectRow(0), .selectID("person-504")] as [UserAction])
  func `The first cast member initially has the focus and can be opened`(action: UserAction) async {
    await open()
    await stage.window.send(action)
    stage.recorder.expect("router.showPerson(id: 504, Tim Robbins)")
  }

  @Test(arguments: [.selectRow(1), .selectID("person-192")] as [UserAction])
  func `Choosing another person focuses and opens them`(action: UserAction) async {
    await open()
    await stage.window.send(action)
    stage.recorder.expect(shown("focus 1"), "router.showPerson(id: 192, Morgan Freeman)")
  }

  @Test(
    arguments: [
      (.selectRow(2), 2, 497), (.selectID("497"), 2, 497), (.selectRow(3), 3, 13),
      (.selectID("13"), 3, 13),
    ] as [(UserAction, Int, Int)])
  func `Choosing a similar movie focuses and opens it`(action: UserAction, focus: Int, id: Int)
    async
  {
    await open()
    await stage.window.send(action)
    stage.recorder.expect(shown("focus \(focus)"), "router.showMovie(id: \(id))")
  }

  @Test func `Without people, the first similar movie initially has the focus`() async {
    await open(StubMovie(similar: [similarMovie(497), similarMovie(13)]))
    await stage.window.send(.selectRow(0))
    stage.recorder.expect("router.showMovie(id: 497)")
  }

  @Test func `A person listed twice opens by ID at the first row, and by row at each`()
    async
  {
    var movie = StubMovie.full
    movie.cast = ["A Guard", "A Cook"].map { CastMember(id: 9, name: "Ada", character: $0) }
    await open(movie)
    await stage.window.send(.selectRow(1))
    await stage.window.send(.selectID("person-9"))
    stage.recorder.expect(
      shown("focus 1"), "router.showPerson(id: 9, Ada)", shown(), "router.showPerson(id: 9, Ada)")
  }

  @Test func `A person and a movie with the same ID are distinguished`() async {
    var movie = StubMovie.full
    movie.cast = [CastMember(id: 497, name: "Ada")]
    await open(movie)
    await stage.window.send(.selectID("497"))
    await stage.window.send(.selectID("person-497"))
    stage.recorder.expect(
      shown("focus 1"), "router.showMovie(id: 497)", shown(), "router.showPerson(id: 497, Ada)")
  }

  @Test func `A hidden cast member can be opened once the whole cast is shown`() async {
    await open(.crowded)
    await stage.window.send(.selectID("person-11"))
    stage.recorder.expect()
    await stage.window.send(.activate("all-cast"))
    await stage.window.send(.selectID("person-11"))
    await stage.window.send(.selectID("497"))
    stage.recorder.expect(
      shown("all cast"), shown("all cast", "focus 10"), "router.showPerson(id: 11, Player 11)",
      shown("all cast", "focus 11"), "router.showMovie(id: 497)")
  }

  @Test(
    arguments: [
      .selectRow(-1), .selectRow(4), .selectRow(.max), .selectRow(.min), .selectID("278"),
      .selectID(""), .selectID("013"), .selectID("504"), .selectID("person-497"),
      .selectID("person-"),
    ] as [UserAction])
  func `Unknown rows and IDs are ignored`(action: UserAction) async {
    await open()
    await stage.window.send(action)
    stage.recorder.expect()
  }

  @Test(arguments: [.selectRow(0), .selectID("497"), .selectID("person-504")] as [UserAction])
  func `A loading movie opens nothing`(action: UserAction) async {
    stage.answer(with: .offline)
    await stage.open()
    await stage.window.send(action)
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      "view.update(.failed(offline))")
  }

  @Test func `Back closes the page`() async {
    await open()
    await stage.window.send(.back)
    stage.recorder.expect("router.close()")
  }

  @Test(
    arguments: [
      .type(field: "username", text: "neo"), .activate("Log in"), .activate(""), .more,
      .search("dune"),
    ] as [UserAction])
  func `Actions that don't apply to a movie's page are ignored`(action: UserAction) async {
    await open()
    await stage.window.send(action)
    stage.recorder.expect()
  }
}
