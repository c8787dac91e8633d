import LoginModule
import Testing
import Viper
import ViperTesting

@MainActor
struct ServiceTests {
  let stage = Stage()

  @Test func `The first service is selected by default`() async {
    await stage.open()
    stage.recorder.expect("view.update(.editing(tmdb, -, -, off))")
  }

  @Test func `A form can start with another service`() async {
    await stage.open(LoginInput(service: "demo"))
    stage.recorder.expect("view.update(.editing(demo, -, -, off))")
  }

  @Test func `The program's hint for the selected service is shown`() async {
    await stage.open(LoginInput(hints: ["tmdb": "At TMDB.", "other": "Elsewhere."]), spied: false)
    let hints = { stage.window.scene?.fields.map(\.hint) }
    #expect(hints() == ["At TMDB.", "", ""])
    await stage.window.send(.type(field: "service", text: "demo"))
    #expect(hints() == ["", "", ""])
  }

  @Test func `A form that starts with an unknown service selects the first`() async {
    await stage.open(LoginInput(service: "imdb"))
    stage.recorder.expect("view.update(.editing(tmdb, -, -, off))")
  }

  @Test func `Another service can be selected and is used`() async {
    await stage.openFilledIn()
    stage.answer("demo", with: .success(session(of: "demo")))
    await stage.window.send(.type(field: "service", text: "demo"))
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.editing(demo, neo99, •••••, on))",
      "view.update(.loggingIn(demo, neo99, •••••, off))",
      "interactor.logIn(demo, neo99, zion!)",
      "view.update(.loggedIn(Welcome, Neo.))",
      "router.finish(s1, Welcome, Neo.)")
  }

  @Test func `Selecting another service revalidates the fields by its rules`() async {
    let stage = Stage(services: ["tmdb", LoginInteractorMock.lenient, LoginInteractorMock.web])
    await stage.open()
    await stage.fillIn("ada", "x")
    for service in [LoginInteractorMock.lenient, LoginInteractorMock.web, "tmdb"] {
      await stage.window.send(.type(field: "service", text: service))
    }
    stage.recorder.expect(
      "view.update(.editing(tmdb, -, -, off))",
      "view.update(.editing(tmdb, ada!, -, off))",
      "view.update(.editing(tmdb, ada!, •!, off))",
      "view.update(.editing(lenient, ada, •, on))",
      "view.update(.editing(web, ada, •, on))",
      "view.update(.editing(tmdb, ada!, •!, off))")
  }

  @Test(arguments: ["imdb", "", "TMDB", "tmdb "])
  func `An unknown service is ignored`(name: String) async {
    await stage.openFilledIn()
    await stage.window.send(.type(field: "service", text: name))
    stage.recorder.expect()
  }

  @Test func `Without services, the form is still shown`() async {
    let stage = Stage(services: [])
    await stage.open(LoginInput(service: "tmdb"))
    stage.recorder.expect("view.update(.editing(, -, -, off))")
  }
}
