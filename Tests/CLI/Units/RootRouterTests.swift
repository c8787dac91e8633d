import ListOfMovies
import LoginModule
import MovieEntities
import Testing
import Viper

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Modules open each other, close, and leave nothing behind.
@MainActor
struct RootRouterTests {
  private let home: Home
  private let router: RootRouter

  init() throws {
    home = try Home()
    router = MovieWindow(.embedded(Environment(home.environment()))).router
  }

  private var window: Window { router.window }

  /// Opens the movie in a row, either of the list or of a page's similar movies.
  private func openMovie(at index: Int) async {
    let movies = window.scene?.rows.map(\.id).filter { Int($0) != nil } ?? []
    guard movies.indices.contains(index) else { return }
    await window.send(.selectID(movies[index]))
  }

  private func expectNothingLeft(_ location: SourceLocation = #_sourceLocation) {
    #expect(window.leftovers() == [], sourceLocation: location)
  }

  @Test func `Opening fifty movies in a row leaves nothing behind`() async {
    await router.openList(ListOfMoviesInput())
    for depth in 1...50 {
      await openMovie(at: depth % 2)
      #expect(window.depth == depth + 1)
      expectNothingLeft()
    }
    for depth in stride(from: 50, through: 1, by: -1) {
      await window.send(.back)
      #expect(window.depth == depth)
      expectNothingLeft()
    }
    #expect(window.scene?.name == "list")
  }

  @Test func `A login opened as the root stays open`() async {
    let router = MovieWindow(
      .embedded(Environment(home.environment())), onLogin: { _ in }
    ).router
    await router.presentLogin(LoginInput(username: "user0"))
    await router.window.send(.type(field: "password", text: "12345678"))
    await router.window.send(.submit())
    #expect(router.window.scene?.name == "login")
    #expect(router.window.scene?.message == "Welcome, User Zero.")
  }

  @Test func `A released root router releases its window and modules`() async {
    weak var window: Window?
    func trip() async {
      let router = MovieWindow(.embedded(Environment([:]))).router
      window = router.window
      await router.openList(ListOfMoviesInput())
      await router.window.send(.selectID("234"))
      await router.window.send(.selectID("653"))
      await router.presentLogin(LoginInput())
      #expect(window?.depth == 4)
    }
    await trip()
    #expect(window == nil)
  }

  /// A router with a library in a file.
  private func libraryRouter() -> RootRouter {
    let environment = Environment(home.environment())
    return MovieWindow(.embedded(environment, library: LibraryFile(environment))).router
  }

  @Test(arguments: ["edit-entry", "log"])
  func `A form for the diary opens once, and its notice is shown below it`(button: String) async {
    let router = libraryRouter()
    let window = router.window
    #expect(await router.log(Film(id: 19, title: ""), on: nil) == nil)
    await router.open(.diary)
    let presses = [1, 2].map { _ in window.begin(.activate(button)) }
    for press in presses { await press.value }
    #expect(window.depth == 2)
    #expect(window.scene?.name == "logEntry")
    await window.send(.type(field: "note", text: "Live music."))
    await window.send(.submit())
    // The movie has been logged today.
    if button == "log" { await window.send(.activate(Confirmation.confirmID)) }
    #expect(window.scene?.name == "diary")
    #expect(window.scene?.notice != nil)
    #expect(window.leftovers() == [])
  }

  @Test func `A movie that cannot be logged is reported`() async {
    #expect(await libraryRouter().log(Film(id: 1, title: ""), on: nil) != nil)
    #expect(await router.log(Film(id: 19, title: ""), on: nil) != nil, "There is no library.")
  }
}
