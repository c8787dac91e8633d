import LoginModule
import Testing
import Viper
import ViperTesting
import Wording

@Suite("Log-in: another language")
@MainActor
struct LoginLanguageTests {
  let stage = Stage(localizer: .german)

  @Test("The form and its complaints are translated")
  func form() async {
    await stage.open(view: .own)
    await stage.fillIn("neo9", "zion")
    #expect(
      stage.window.scene?.text == """
        Anmelden
        Dienst: tmdb  (tmdb, demo)
        Benutzername: neo9
          ! Ein Name hat mindestens 5 Zeichen.
        Passwort: ••••
          ! Ein Passwort hat mindestens 5 Zeichen.
        (Anmelden)
        """)
  }

  @Test("A field that cannot be empty is named in the language")
  func empty() async {
    let stage = Stage(services: [InteractorMock.lenient], localizer: .german)
    await stage.open(view: .own)
    await stage.window.send(.submit)
    #expect(
      stage.window.scene?.fields.compactMap(\.complaint) == [
        "Das Feld 'Benutzername' darf nicht leer sein.",
        "Das Feld 'Passwort' darf nicht leer sein.",
      ])
  }

  @Test("The page to approve on is translated, and so is the title")
  func approval() async {
    let stage = Stage(services: [InteractorMock.web], localizer: .german)
    let gate = Gate()
    stage.answer(
      InteractorMock.web, username: "", password: "", with: .failure(.offline), behind: gate)
    await stage.open(view: .own)
    let attempt = Task { await stage.window.send(.submit) }
    await gate.arrivals(1)
    #expect(stage.window.scene?.title == "Anmelden")
    #expect(stage.window.scene?.message == "Bestätige die Anmeldung hier:")
    await gate.open()
    await attempt.value
    stage.recorder.expect("interactor.logIn(web, , )")
  }

  @Test("The button is pressed by its id, and the greeting is translated")
  func button() async {
    await stage.openFilledIn()
    stage.answer(with: .success(session()))
    await stage.window.send(.activate("submit"))
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.loggedIn(Willkommen, Neo.))",
      "router.finish(s1, Willkommen, Neo.)")
  }

  @Test("A label presses nothing", arguments: ["Log in", "Anmelden"])
  func label(_ label: String) async {
    await stage.openFilledIn()
    await stage.window.send(.activate(label))
    stage.recorder.expect()
  }

  @Test("Fields keep their names, whatever their labels say")
  func names() async {
    await stage.open(view: .own)
    #expect(stage.window.scene?.fields.map(\.name) == ["service", "username", "password"])
    #expect(stage.window.scene?.fields.map(\.label) == ["Dienst", "Benutzername", "Passwort"])
  }
}
