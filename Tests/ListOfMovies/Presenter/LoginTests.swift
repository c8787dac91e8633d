import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct LoginTests {
  let stage = Stage()
  let favorites = ListOfMoviesInput(query: .kind(.favorites))

  /// Opens the favorites without a login, unrecorded.
  private func open(page: Int = 1) async {
    stage.answer(.kind(.favorites), page: page, with: .notLoggedIn)
    await stage.open(ListOfMoviesInput(query: .kind(.favorites), page: page))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.favorites), page: \(page))",
      "view.update(.failed(not-logged-in))")
  }

  @Test func `A required login is shown with a button`() async {
    await open()
    #expect(
      stage.window.scene?.text == """
        Your favorites
        ! You are not logged in.
          Log in to see this list.
        [Log in]
        """)
    #expect(stage.window.scene?.buttons == [Scene.Button(id: "log-in", label: "Log in")])
  }

  @Test(arguments: [1, 3])
  func `After the login the list loads, from the page it was opened with`(page: Int) async {
    await open(page: page)
    stage.answer(.kind(.favorites), page: page, with: movies(1...3), of: page)
    await stage.window.send(.activate("log-in"))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      "router.logIn",
      "view.update(.loading)",
      "interactor.movies(.kind(.favorites), page: \(page))",
      "view.update(.loaded(3 rows))")
  }

  @Test func `Leaving the login changes nothing, and it can be opened again`() async {
    await open()
    await stage.window.send(.activate("log-in"))
    await stage.endLogin(isLoggedIn: false)
    stage.recorder.expect("router.logIn")
    await stage.window.send(.activate("log-in"))
    stage.recorder.expect("router.logIn")
  }

  @Test func `A session that is rejected after the login offers another login`() async {
    await open()
    stage.answer(.kind(.favorites), with: .notLoggedIn)
    await stage.window.send(.activate("log-in"))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      "router.logIn",
      "view.update(.loading)",
      "interactor.movies(.kind(.favorites), page: 1)",
      "view.update(.failed(not-logged-in))")
    #expect(stage.window.scene?.buttons == [Scene.Button(id: "log-in", label: "Log in")])
  }

  @Test func `If a session ends between pages, the rows stay until a login reloads them`()
    async
  {
    stage.answer(.kind(.favorites), with: movies(1...20), of: 2)
    stage.answer(.kind(.favorites), page: 2, with: .notLoggedIn)
    stage.answer(.kind(.favorites), with: movies(1...2))
    await stage.open(favorites)
    await stage.window.send(.moveFocus(19))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.favorites), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, focus: 19, next: available))",
      "view.update(.loaded(20 rows, focus: 19, next: loading))",
      "interactor.movies(.kind(.favorites), page: 2)",
      "view.update(.loaded(20 rows, focus: 19, next: failed(not-logged-in)))")
    #expect(stage.window.scene?.buttons == [Scene.Button(id: "log-in", label: "Log in")])
    await stage.window.send(.activate("log-in"))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      "router.logIn",
      "view.update(.loading)",
      "interactor.movies(.kind(.favorites), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test(
    arguments: [.success(page(movies(1...3))), .success(page([], of: 0)), .failure(.offline)]
      as [Result<MoviePage, MovieError>])
  func `Without a login service, pressing the button does nothing`(
    answer: Result<MoviePage, MovieError>
  )
    async
  {
    stage.answer(.kind(.favorites), with: answer)
    await stage.open(favorites, spied: false)
    await stage.window.send(.activate("log-in"))
    stage.recorder.expect("interactor.movies(.kind(.favorites), page: 1)")
  }
}
