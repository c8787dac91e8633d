import Foundation
import ListOfMovies
import LoginModule
import MovieEntities
import MovieTMDB
import Testing
import Viper

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Actions that require a login open it and continue after it.
@MainActor
@Suite(.places(2)) struct ResumedLoginTests {
  private let home: Home
  private let router: RootRouter

  init() throws {
    home = try Home()
    router = MovieWindow(.embedded(Environment(home.environment()))).router
  }

  private var window: Window { router.window }

  private func expectNothingLeft(_ location: SourceLocation = #_sourceLocation) {
    #expect(window.leftovers() == [], sourceLocation: location)
  }

  private func logIn(password: String = "12345678") async {
    await window.send(.type(field: "username", text: "user0"))
    await window.send(.type(field: "password", text: password))
    await window.send(.submit())
  }

  private func button(_ id: String) -> Scene.Button? {
    window.scene?.buttons.first { $0.id == id }
  }

  @Test(arguments: ["favorite", "watchlist"])
  func `Marking without a session opens the login, then marks`(_ id: String) async {
    await router.openList(ListOfMoviesInput())
    await window.send(.selectID("234"))
    await window.send(.activate(id))
    #expect(window.scene?.name == "login")
    #expect(window.isPresenting)
    #expect(window.depth == 3)
    await logIn()
    #expect(window.scene?.title == "The Cabinet of Dr. Caligari (1920)")
    #expect(window.depth == 2)
    #expect(button(id)?.isChecked == true)
    #expect(button(id)?.isEnabled == true)
    #expect(window.scene?.failure == nil)
    expectNothingLeft()
  }

  @Test func `Existing marks are loaded after the login and kept`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite", "--rate", "7")
    #expect(try await person.run("logout").status == 0)
    let router = MovieWindow(.embedded(Environment(person.home.environment()))).router
    await router.openDetail(.tmdb(234))
    await router.window.send(.activate("favorite"))
    await router.window.send(.type(field: "username", text: "user0"))
    await router.window.send(.type(field: "password", text: "12345678"))
    await router.window.send(.submit())
    #expect(router.window.scene?.name == "detail")
    #expect(router.window.scene?.buttons.filter(\.isChecked).map(\.label) == ["Favorite", "Rate"])
    #expect(try await person.ids("favorites") == [234])
  }

  @Test func `Leaving the login changes nothing and leaves nothing behind`() async throws {
    await router.openDetail(.tmdb(234))
    let before = window.scene
    await window.send(.activate("favorite"))
    await window.send(.type(field: "username", text: "user0"))
    await window.send(.back)
    #expect(window.scene == before)
    #expect(window.depth == 1)
    #expect(!window.isPresenting)
    #expect(try home.files().isEmpty)
    expectNothingLeft()
  }

  @Test func `A personal list offers the login and loads after it`() async throws {
    await router.openList(ListOfMoviesInput(query: .kind(.favorites)))
    #expect(window.scene?.failure?.code == "not-logged-in")
    #expect(window.scene?.buttons == [Scene.Button(id: "log-in", label: "Log in")])
    await window.send(.activate("log-in"))
    #expect(window.scene?.name == "login")
    await window.send(.back)
    #expect(window.scene?.buttons == [Scene.Button(id: "log-in", label: "Log in")])
    await window.send(.activate("log-in"))
    await logIn()
    #expect(window.scene?.name == "list")
    #expect(window.scene?.title == "Your favorites")
    #expect(window.scene?.failure == nil)
    #expect(window.depth == 1)
    expectNothingLeft()
  }

  @Test func `A session that has been removed leads to the login again`() async throws {
    await router.openDetail(.tmdb(234))
    await window.send(.activate("favorite"))
    await logIn()
    try FileManager.default.removeItem(atPath: home.sessionFile)
    await window.send(.activate("watchlist"))
    #expect(window.scene?.name == "login")
    await logIn()
    #expect(window.scene?.buttons.filter(\.isChecked).map(\.label) == ["Favorite", "Watchlist"])
    #expect(window.depth == 1)
    expectNothingLeft()
  }
}
