import Testing
import Viper

@testable import ViperScript
@testable import ViperTerminal

/// Keys that would discard what the user has entered.
@MainActor
struct HostUnsavedTests {
  private let stage = HostStage(columns: 50, rows: 12)

  /// Pushes a form that closes on `back`, and types into it.
  private func openForm(isUnsaved: Bool = true) async -> SceneScreen {
    var scene = Scene(name: "form", title: "New film")
    scene.fields = [Scene.Field(name: "name", label: "Name", text: "Nosferatu")]
    scene.hasUnsavedChanges = isUnsaved
    let form = SceneScreen(scene)
    form.onAction = { [weak form, window = stage.window] in
      if $0 == .back, let form { window.close(form) }
    }
    await stage.window.push(form.module())
    stage.host.redraw()
    return form
  }

  private var top: String? { stage.window.scene?.name }

  private func settle() async {
    await stage.host.screens.settled()
    await stage.window.settled()
    stage.host.scheduler.drawNow()
  }

  @Test func `Esc asks before it discards input, and Enter keeps it`() async {
    await stage.open(.list(3))
    _ = await openForm()
    stage.press("\u{1B}[27u")
    await settle()
    #expect(stage.picture.contains("Discard unsaved changes?"))
    #expect(stage.picture.contains(">[Keep editing] [Discard]"))
    stage.press("\r")
    await settle()
    #expect(top == "form")
    #expect(stage.actions == [])
  }

  @Test(arguments: [("y", "list"), ("n", "form")])
  func `A letter answers a question`(key: String, screen: String) async {
    await stage.open(.list(3))
    _ = await openForm()
    stage.press("\u{1B}[27u")
    await settle()
    stage.press(key)
    await settle()
    #expect(top == screen)
  }

  @Test func `A question takes the keys that open other screens`() async {
    stage.host.recent = { [] }
    await stage.open(.list(3))
    _ = await openForm()
    stage.press("\u{1B}[27u")
    await settle()
    let before = stage.picture
    stage.press(":?'/")
    await settle()
    #expect(stage.picture == before)
  }

  @Test func `Closing the window under a question leaves nothing behind`() async {
    await stage.open(.list(3))
    _ = await openForm()
    stage.press("\u{1B}[27u")
    await settle()
    stage.window.close()
    #expect(stage.window.leftovers() != [])
    await stage.window.settled()
    #expect(stage.window.leftovers() == [])
  }

  @Test func `Tab and Shift-Tab move between the buttons of a question`() async {
    await stage.open(.list(3))
    _ = await openForm()
    stage.press("\u{1B}[27u")
    await settle()
    stage.press("\t")
    #expect(stage.picture.contains(" [Keep editing]>[Discard]"))
    stage.press("\t")
    #expect(stage.picture.contains(">[Keep editing] [Discard]"))
    stage.press("\u{1B}[Z\r")
    await settle()
    #expect(top == "list")
  }

  @Test func `Discard continues, and only the original action is recorded`() async {
    await stage.open(.list(3))
    _ = await openForm()
    stage.press("\u{1B}[27u")
    await settle()
    #expect(top == Confirmation.screenName)
    stage.press("\u{1B}[C\r")
    await settle()
    #expect(top == "list")
    #expect(stage.actions == [.back])
  }

  @Test func `A form without changes closes at once`() async {
    await stage.open(.list(3))
    _ = await openForm(isUnsaved: false)
    stage.press("\u{1B}[27u")
    await settle()
    #expect(top == "list")
    #expect(stage.actions == [.back])
  }

  @Test func `Quitting asks, even if the form is below another screen`() async {
    await stage.open(.list(3))
    _ = await openForm()
    await stage.window.push(StubPage.module(in: stage.window))
    stage.press("q")
    await settle()
    #expect(top == Confirmation.screenName)
    #expect(stage.quits == 0)
    #expect(stage.text.last?.contains("Ctrl-C quit") == true)
    stage.press("q")
    await settle()
    #expect(top == "list", "q is the safe answer")
    #expect(stage.quits == 0)
    stage.press("q")
    await settle()
    stage.press("\t\r")
    await settle()
    #expect(stage.quits == 1)
  }

  @Test func `Ctrl-C quits while the question is shown`() async {
    await stage.open(.list(3))
    _ = await openForm()
    stage.press("\u{3}")
    await settle()
    #expect(top == Confirmation.screenName)
    stage.press("\u{3}")
    await settle()
    #expect(stage.quits == 1)
  }

  @Test func `A tab asks before it removes the form, but not before it keeps a root`() async {
    await stage.openTabs(2)
    let form = await openForm()
    form.change { $0.buttons = [Scene.Button(id: "save", label: "Save")] }
    stage.press("\t2")
    await settle()
    #expect(top == Confirmation.screenName)
    #expect(stage.window.rootKey == "0")
    stage.press("\u{1B}[C\r")
    await settle()
    #expect(stage.window.rootKey == "1")
    #expect(stage.window.depth == 1)

    let root = stage.window.modules.first?.screen as? SceneScreen
    root?.change { $0.hasUnsavedChanges = true }
    stage.press("1")
    await settle()
    #expect(stage.window.rootKey == "0")
  }

  @Test func `A prompt and an overlay close without a question`() async {
    await stage.open(.list(3))
    let form = await openForm()
    form.onAction = { _ in }
    form.change { $0.offers = [.back] }
    stage.press("\u{1B}[27u")
    await settle()
    form.change {
      $0.offers = []
      $0.fields = [Scene.Field(name: "rating", label: "Rate", text: "", isPrompt: true)]
    }
    stage.press("\u{1B}[27u")
    await settle()
    #expect(stage.actions == [.back, .back])
  }
}

/// The focus of a list that does not set one.
@MainActor
struct HostOwnFocusTests {
  private let stage = HostStage(columns: 40, rows: 8)

  private func open(_ count: Int) async -> SceneScreen {
    var scene = Scene.list(count)
    scene.focus = nil
    return await stage.open(scene)
  }

  private var marked: String? { stage.text.first { $0.hasPrefix("> ") } }

  @Test func `The host focuses the first row, and moves the focus itself`() async {
    _ = await open(3)
    #expect(marked?.contains("Note 1") == true)
    stage.press("j")
    #expect(marked?.contains("Note 2") == true)
    stage.press("jjj")
    #expect(marked?.contains("Note 3") == true)
    stage.press("kG")
    #expect(marked?.contains("Note 3") == true)
    stage.press("g")
    #expect(marked?.contains("Note 1") == true)
    #expect(stage.actions == [])
  }

  @Test func `Enter opens the row that the host focuses`() async {
    _ = await open(3)
    stage.press("j\r")
    #expect(stage.actions == [.selectRow(1)])
  }

  @Test func `The focus stays on a row when rows disappear, and loads more at the end`() async {
    stage.host.fillsScreen = false
    let page = await open(3)
    stage.press("G")
    page.change { $0.sections[0].rows.removeLast() }
    stage.host.redraw()
    #expect(marked?.contains("Note 2") == true)
    page.change { $0.offers = [.more] }
    stage.press("j")
    #expect(stage.actions == [.more])
  }
}
