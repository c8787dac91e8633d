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

@MainActor
@Suite(.places(2)) struct ResumedLoginTests {
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
}
