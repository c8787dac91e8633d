import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// What a window passes on to its top screen.
@MainActor
struct WindowActionTests {
  private let window = Window()
  private let recorder = Recorder.make()
  private let screen: StubScreen

  init() {
    let recorder = recorder
    screen = StubScreen("form", on: { recorder.record("\($0)") })
  }

  private func send(_ actions: UserAction...) async {
    if window.depth == 0 {
      await window.replaceRoot(with: Module(name: "form", screen: screen, parts: []))
    }
    for action in actions { await window.send(action) }
  }

  @Test func `A choice is named by its identifier or its label, and passed on as the former`() async
  {
    screen.scene.fields = [
      Scene.Field(
        name: "order", label: "Sort by", text: "Año",
        choices: [Scene.Choice("year", label: "Año"), Scene.Choice("Año", label: "Otro"), "title"]),
      Scene.Field(name: "note", label: "Note", text: ""),
    ]
    await send(
      .type(field: "order", text: "year"), .type(field: "order", text: "Otro"),
      // An identifier takes precedence over another choice's label.
      .type(field: "order", text: "Año"), .type(field: "order", text: "title"),
      .type(field: "order", text: "unknown"), .type(field: "note", text: "Otro"),
      .type(field: "gone", text: "Otro"))
    recorder.expect(
      #"type(field: "order", text: "year")"#, #"type(field: "order", text: "Año")"#,
      #"type(field: "order", text: "Año")"#, #"type(field: "order", text: "title")"#,
      #"type(field: "order", text: "unknown")"#, #"type(field: "note", text: "Otro")"#,
      #"type(field: "gone", text: "Otro")"#)
  }

  @Test func `A submit without a name means the prompt or, without one, the screen`() async {
    screen.scene.fields = [Scene.Field(name: "note", label: "Note", text: "")]
    await send(.submit(), .submit("note"))
    screen.scene.fields.append(
      Scene.Field(name: "rating", label: "Rating", text: "8", isPrompt: true))
    await send(.submit())
    recorder.expect(
      #"submit(Optional("form"))"#, #"submit(Optional("note"))"#, #"submit(Optional("rating"))"#)
  }

  @Test func `A choice shows its label, and a scene in JSON lists the labels`() {
    let field = Scene.Field(
      name: "order", label: "Sort by", text: "Año", choices: [.init("year", label: "Año"), "title"])
    screen.scene.fields = [field]
    #expect(screen.scene.text == "Form\nSort by: Año  (Año, title)")
    #expect(field.choice("title") == "title")
    #expect(field.choice("gone") == nil)
  }
}
