import LoginModule
import Testing
import Viper
import ViperTesting

@Suite("Log-in presenter: services")
@MainActor
struct ServiceTests {
  let stage = Stage()

  @Test("The first service is chosen at first")
  func first() async {
    await stage.open()
    stage.recorder.expect("view.update(.editing(tmdb, -, -, off))")
  }

  @Test("The form can begin with another service")
  func input() async {
    await stage.open(LoginInput(service: "demo"))
    stage.recorder.expect("view.update(.editing(demo, -, -, off))")
  }

  @Test func `The hint that the program gives for the selected service is shown`() async {
    await stage.open(LoginInput(hints: ["tmdb": "At TMDB.", "other": "Elsewhere."]), spied: false)
    let hints = { stage.window.scene?.fields.map(\.hint) }
    #expect(hints() == ["At TMDB.", "", ""])
    await stage.window.send(.type(field: "service", text: "demo"))
    #expect(hints() == ["", "", ""])
  }

  @Test("A form that begins with a service that nobody offers begins with the first")
  func unknownInput() async {
    await stage.open(LoginInput(service: "imdb"))
    stage.recorder.expect("view.update(.editing(tmdb, -, -, off))")
  }

  @Test("Another service can be chosen, and is asked")
  func change() async {
    await stage.openFilledIn()
    stage.answer("demo", with: .success(session(of: "demo")))
    await stage.window.send(.type(field: "service", text: "demo"))
    await stage.window.send(.submit)
    stage.recorder.expect(
      "view.update(.editing(demo, neo99, •••••, on))",
      "view.update(.loggingIn(demo, neo99, •••••, off))",
      "interactor.logIn(demo, neo99, zion!)",
      "view.update(.loggedIn(Welcome, Neo.))",
      "router.finish(s1, Welcome, Neo.)")
  }

  @Test("Choosing another service looks at the fields anew, by what that one asks for")
  func rules() async {
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

  @Test("A service that nobody offers is passed over", arguments: ["imdb", "", "TMDB", "tmdb "])
  func unknown(name: String) async {
    await stage.openFilledIn()
    await stage.window.send(.type(field: "service", text: name))
    stage.recorder.expect()
  }

  @Test("Without any service the form is there all the same")
  func none() async {
    let stage = Stage(services: [])
    await stage.open(LoginInput(service: "tmdb"))
    stage.recorder.expect("view.update(.editing(, -, -, off))")
  }
}
