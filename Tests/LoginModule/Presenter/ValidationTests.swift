import LoginModule
import Testing
import Viper
import ViperTesting

@MainActor
struct ValidationTests {
  let stage = Stage()

  /// Opens an empty form, unrecorded.
  private func open() async {
    await stage.open()
    stage.recorder.expect("view.update(.editing(tmdb, -, -, off))")
  }

  @Test func `A form can start with a user name`() async {
    await stage.open(LoginInput(username: "trinity"))
    stage.recorder.expect("view.update(.editing(tmdb, trinity, -, off))")
  }

  @Test func `The user name is validated while typing, an untouched password is not`() async {
    await open()
    await stage.window.send(.type(field: "username", text: "n"))
    await stage.window.send(.type(field: "username", text: "neo9"))
    await stage.window.send(.type(field: "username", text: "neo99"))
    stage.recorder.expect(
      "view.update(.editing(tmdb, n!, -, off))",
      "view.update(.editing(tmdb, neo9!, -, off))",
      "view.update(.editing(tmdb, neo99, -, off))")
  }

  @Test func `The password is validated while typing, an untouched user name is not`() async {
    await open()
    await stage.window.send(.type(field: "password", text: "z"))
    await stage.window.send(.type(field: "password", text: "zion"))
    await stage.window.send(.type(field: "password", text: "zion!"))
    stage.recorder.expect(
      "view.update(.editing(tmdb, -, •!, off))",
      "view.update(.editing(tmdb, -, ••••!, off))",
      "view.update(.editing(tmdb, -, •••••, off))")
  }

  @Test(arguments: ["éèêëē", "👩‍👩‍👧🇫🇷👍🏽éa"])
  func `Length is counted in characters`(text: String) async {
    await open()
    await stage.fillIn(text, text)
    stage.recorder.expect(
      "view.update(.editing(tmdb, \(text), -, off))",
      "view.update(.editing(tmdb, \(text), •••••, on))")
  }

  @Test func `Retyping the same text does not redraw`() async {
    await stage.openFilledIn()
    await stage.fillIn()
    stage.recorder.expect()
  }

  @Test func `Input for an unknown field is ignored`() async {
    await open()
    await stage.window.send(.type(field: "e-mail", text: "neo99"))
    stage.recorder.expect()
  }

  @Test func `Back closes the form`() async {
    await open()
    await stage.window.send(.back)
    stage.recorder.expect("router.close()")
  }

  @Test(
    arguments: [
      .selectRow(0), .selectID("1"), .search("dune"), .more, .refresh, .moveFocus(1),
      .activate("retry"),
    ] as [UserAction])
  func `Actions that don't apply to a form are ignored`(action: UserAction) async {
    await open()
    await stage.window.send(action)
    stage.recorder.expect()
  }
}
