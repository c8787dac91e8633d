import MovieEntities
import MovieHome
import MovieLibrary
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

/// Marks of the focused movie, with a real book.
@MainActor
struct HomeMarksTests {
  private let stage = HomeStage()
  private let library = LibraryDouble()

  private func book(hasLibrary: Bool = true) -> MarkBook {
    let service = AccountDouble(isLoggedIn: false)
    return MarkBook(
      AccountGateway(service: service, sessions: service), library: hasLibrary ? library : nil)
  }

  private var marks: [[String]]? { stage.window.scene?.rows.map(\.marks) }

  @Test func `Marks of the focused movie change at once, and can be undone`() async throws {
    stage.answer(with: .first)
    await stage.open(book: book(), spied: false)
    await stage.window.send(.activate("favorite"))
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.activate("watchlist"))
    #expect(marks == [["favorite"], ["watchlist"], []])
    #expect(stage.window.scene?.notice == "Third is now on your watchlist · u undoes")
    await stage.window.send(.activate("undo"))
    #expect(marks == [["favorite"], [], []])
    #expect(try await library.library().marks(of: 1).isFavorite)
    await stage.close()
  }

  @Test func `A notice about a mark keeps the failure of the screen and its retry`() async {
    stage.answer(with: .offline)
    await stage.open(book: book(), spied: false)
    await stage.window.send(.activate("favorite"))
    #expect(stage.window.scene?.notice != nil)
    #expect(stage.window.scene?.failure?.code == "offline")
    #expect(stage.window.scene?.buttons.contains { $0.id == "retry" } == true)
    await stage.close()
  }

  @Test func `Without a library, a mark asks for a login, and the diary is not offered`() async {
    stage.answer(with: .first)
    await stage.open(HomeUser(name: nil, seen: nil), book: book(hasLibrary: false), spied: false)
    #expect(stage.window.scene?.buttons.contains { $0.id == "log" } == false)
    await stage.window.send(.activate("favorite"))
    stage.recorder.expect("interactor.tonight(skippingCurrent: false)", "router.logIn()")
    await stage.close()
  }
}
