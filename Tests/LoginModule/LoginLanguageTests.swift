import LoginModule
import Testing
import Viper
import ViperLocalization
import ViperTesting

@MainActor
struct LoginLanguageTests {
  let stage = Stage(localizer: .german)

  @Test func `The form and its messages are translated`() async {
    await stage.open(spied: false)
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

  @Test func `The button works by its ID, and the greeting is translated`() async {
    await stage.openFilledIn()
    stage.answer(with: .success(session()))
    await stage.window.send(.activate("submit"))
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.loggedIn(Willkommen, Neo.))",
      "router.finish(s1, Willkommen, Neo.)")
  }
}
