import LoginModule
import MovieEntities
import MovieTMDB
import Testing
import Viper
import ViperTesting

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Sessions that the service rejects.
@MainActor
struct RejectedSessionTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  private func logIn(_ window: Window) async {
    await window.send(.type(field: "username", text: "user0"))
    await window.send(.type(field: "password", text: "12345678"))
    await window.send(.submit())
  }

  /// Opens a movie for a logged-in user.
  private func opened(_ transport: RejectingTransport) async -> RootRouter {
    let router = MovieWindow(
      Gateways(
        transport: transport,
        loginServices: [PasswordLogin(name: "embedded", transport: transport)],
        sessions: SessionFile(Environment(home.environment())))
    ).router
    await router.presentLogin(LoginInput())
    await logIn(router.window)
    await router.openDetail(.tmdb(234))
    return router
  }

  @Test func `A rejection on a movie the user has left does not open the login`() async throws {
    let gate = Gate()
    let router = await opened(RejectingTransport(rejections: 1, behind: gate))
    let window = router.window
    let press = Task { await window.send(.activate("favorite")) }
    await gate.arrivals(1)
    await window.send(.selectID("653"))
    // The row of the movie on the other's page is unmarked again, and nothing else changes.
    var expected = window.scene
    let section = try #require(
      expected?.sections.firstIndex { $0.rows.contains { $0.id == "234" } })
    let rows = expected?.sections[section].rows ?? []
    expected?.sections[section].rows = rows.map { row in
      guard row.id == "234" else { return row }
      #expect(row.marks == ["favorite"])
      return Scene.Row(id: row.id, cells: row.cells)
    }
    await gate.open()
    await press.value
    #expect(window.scene == expected)
    #expect(window.depth == 2)
    await window.send(.back)
    #expect(window.scene?.failure?.code == "not-logged-in")
    #expect(window.scene?.buttons.contains { $0.isChecked } == false)
    // Pressing the button again opens the login, and then sets the favorite.
    await window.send(.activate("favorite"))
    #expect(window.scene?.buttons.filter(\.isChecked).map(\.label) == ["Favorite"])
    #expect(window.leftovers() == [])
  }
}
