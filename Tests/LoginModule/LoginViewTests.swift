import LoginModule
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct LoginViewTests {
  let stage = Stage()

  @Test func `Scripts find the fields by name`() async {
    await stage.open(spied: false)
    #expect(stage.window.scene?.name == "login")
    #expect(stage.window.scene?.fields.map(\.name) == ["service", "username", "password"])
  }

  @Test(arguments: [["tmdb", "demo"], ["tmdb"], []])
  func `Only the service field has choices`(services: [String]) async {
    let stage = Stage(services: services)
    await stage.open(spied: false)
    #expect(stage.window.scene?.fields.map { $0.choices.map(\.id) } == [services, [], []])
  }
}
