import Testing
import Viper
import ViperTesting

@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

@MainActor
struct HostFormTests {
  @Test(arguments: [(true, "passwor"), (false, "")])
  func `Backspace deletes a selected text, but only the last letter of a selected secret`(
    isSecret: Bool, text: String
  ) {
    var editor = FieldEditor("password")
    editor.select()
    editor.handle(.backspace, isSecret: isSecret)
    #expect(editor.text == text)
  }

  @Test func `Letters are text in a field, and editing keys edit it`() async {
    let stage = HostStage()
    let page = await stage.open(.form)
    stage.press("jqx?/é雨")
    #expect(page.scene.fields[1].text == "jqx?/é雨")
    #expect(stage.text.contains("> Username: jqx?/é雨"))
    stage.press("\u{1B}[D\u{7F}\u{1B}[Ha\u{1B}[3~\u{5}z")
    #expect(page.scene.fields[1].text == "aqx?/雨z")
    stage.press("\u{17}")
    #expect(page.scene.fields[1].text == "")
    stage.press("one two\u{17}\u{1}x\u{5}y\u{15}end")
    #expect(page.scene.fields[1].text == "end")
    #expect(stage.quits == 0)
    stage.expectWholeDrawing()
  }

  @Test func `A character with combining marks is one step of the cursor`() async {
    let stage = HostStage()
    let page = await stage.open(.form)
    stage.press("e\u{301}x\u{1B}[D\u{1B}[Dy")
    #expect(page.scene.fields[1].text == "ye\u{301}x")
  }

  @Test
  func `A paste is one insertion without control characters, and is ignored elsewhere`()
    async
  {
    let stage = HostStage()
    let page = await stage.open(.form)
    stage.press("\u{1B}[200~us\u{1B}[31mer\u{7}0\nq\r\n\u{1B}[201~")
    #expect(page.scene.fields[1].text == "us[31mer0 q")
    #expect(stage.actions.count == 1)
    await stage.open(.list(3))
    stage.press("\u{1B}[200~q\r/jj\u{1B}[201~")
    #expect(stage.actions.count == 1)
    #expect(stage.quits == 0)
  }

  @Test func `The source of a form that scrolls stays beside the scroll bar`() async {
    var texts = HostTexts.english
    texts.source = "built-in catalog"
    let stage = HostStage(columns: 50, rows: 5, texts: texts)
    await stage.open(.form)
    #expect(stage.text[0] == "Log in                          built-in catalog ┃")
  }

  @Test func `A secret is sent as typed and never written to the terminal`() async {
    let stage = HostStage()
    let page = await stage.open(.form)
    stage.press("\t")
    stage.press("hunter2")
    stage.press("\u{1B}[D!")
    #expect(stage.actions.last == .type(field: "password", text: "hunter!2"))
    #expect(page.scene.fields[2].text == "••••••••")
    stage.press("\u{C}")
    let written = stage.frames.map { String(decoding: $0, as: UTF8.self) }.joined()
    for part in ["hunter", "unter2", "!"] { #expect(!written.contains(part)) }
  }

  @Test func `Letters that arrive together are one insertion with limited marks`()
    async
  {
    let stage = HostStage()
    let page = await stage.open(.form)
    stage.press("neo\tzion")
    #expect(
      stage.actions == [
        .type(field: "username", text: "neo"), .type(field: "password", text: "zion"),
      ])
    stage.press("\u{1B}[Ze" + String(repeating: "\u{301}", count: 100_000))
    #expect(page.scene.fields[1].text.utf8.count <= 2_000)
    #expect(stage.frames.allSatisfy { $0.count < 2_000 })
  }

  @Test func `A form that rejects typed text keeps its own text`() async {
    let stage = HostStage()
    let page = await stage.open(.form)
    stage.press("neo\tzion")
    page.onAction = { action in
      guard case .type = action else { return }
      page.change {
        $0.type("neo", into: "username")
        $0.type("zion", into: "password")
      }
    }
    stage.press("xx")
    stage.press("y")
    #expect(
      stage.actions.suffix(2)
        == ["zionxx", "ziony"].map { .type(field: "password", text: $0) })
    #expect(stage.text.contains("> Password: ••••"))
  }

  @Test
  func
    `Tab cycles through fields and buttons, Shift-Tab backward, skipping disabled ones`()
    async
  {
    let stage = HostStage()
    let page = await stage.open(.form)
    func marked() -> Substring? { stage.text.compactMap { $0.firstMatch(of: />.*/)?.output }.first }
    #expect(marked() == "> Username:")
    var seen: [Substring?] = []
    for _ in 0..<4 {
      stage.press("\t")
      seen.append(marked())
    }
    #expect(seen == ["> Password:", ">[Log in]", "> Service: ‹ a ›", "> Username:"])
    page.change { $0.buttons = [.init(id: "submit", label: "Log in", isEnabled: false)] }
    stage.press("\u{1B}[Z\u{1B}[Z")
    #expect(marked() == "> Password:")
    stage.press("\u{1B}[A\u{1B}[A")
    #expect(marked() == "> Service: ‹ a ›")
  }

  @Test(arguments: [("", "> Service:"), ("a", "> Username:")])
  func `A form opens at its first field, except a choice that has a value`(
    service: String, marked: String
  ) async {
    var form = Scene.form
    form.fields[0] = .init(name: "service", label: "Service", text: service, choices: ["a", "b"])
    let stage = await HostStage().showing(form)
    #expect(stage.picture.contains(marked))
  }

  @Test func `A hint follows the selection`() async {
    var form = Scene.form
    form.fields[0] = .init(
      name: "service", label: "Service", text: "b", choices: ["a", "b"], hint: "The other one.")
    let stage = await HostStage().showing(form)
    #expect(stage.text[1...2] == ["   Service: ‹ b ›", "    The other one."])
  }

  @Test
  func `Focusing a field selects its text, which typing replaces and arrows keep`()
    async
  {
    let stage = HostStage(isColored: true)
    let page = await stage.open(.form)
    func name() -> String { page.scene.fields[1].text }
    func isReversed() -> Bool { stage.screen.cells[2][13].rendition.isReversed }
    stage.press("neo")
    #expect(!isReversed())
    stage.press("\t\u{1B}[Z")
    #expect(isReversed())
    stage.press("8")
    #expect(name() == "8" && !isReversed())
    stage.press("9\t\u{1B}[Z\u{1B}[C0")
    #expect(name() == "890")
    stage.press("\t\u{1B}[Z\u{1B}[D1")
    #expect(name() == "8910")
    stage.press("\t\u{1B}[Z\u{1B}[200~\n\u{1B}[201~")
    #expect(name() == "8910" && isReversed())
    stage.press("\u{7F}")
    #expect(name() == "")
    // A text set by the module is selected too, but not while the user types.
    page.change { $0.fields[1] = .init(name: "username", label: "Username", text: "trinity") }
    stage.press("x")
    #expect(name() == "trinityx")
    stage.press("\t")
    page.change { $0.fields[1] = .init(name: "username", label: "Username", text: "") }
    stage.press("\u{1B}[Z")
    page.change { $0.fields[1] = .init(name: "username", label: "Username", text: "tank") }
    stage.press("y")
    #expect(name() == "y")
  }

  @Test
  func `A rule is checked when the field loses focus, and not while typing again`()
    async
  {
    let stage = HostStage()
    let page = await stage.open(.form)
    let complain = { (text: String) in
      page.change {
        $0.fields[1] = .init(
          name: "username", label: "Username", text: text, validationError: "Too short.")
      }
    }
    page.onAction = { if case .type("username", let text) = $0 { complain(text) } }
    stage.press("ne")
    #expect(!stage.picture.contains("Too short."))
    stage.press("\t")
    #expect(stage.picture.contains("Too short."))
    stage.press("\u{1B}[Z")
    #expect(stage.picture.contains("Too short."))
    stage.press("n")
    #expect(!stage.picture.contains("Too short."))
    stage.press("\r\u{1B}[Z")
    #expect(stage.picture.contains("Too short."))
  }

  @Test func `Arrows and Space cycle through a choice`() async {
    let stage = HostStage()
    let page = await stage.open(.form)
    stage.press("\u{1B}[Z")
    stage.press(" ")
    #expect(page.scene.fields[0].text == "b")
    stage.press("\u{1B}[C")
    stage.press("\u{1B}[D")
    #expect(page.scene.fields[0].text == "b")
    stage.press("q")
    #expect(stage.quits == 1)
  }

  @Test
  func
    `Enter moves to an empty field, then submits, and a mistake focuses its field`()
    async
  {
    let stage = HostStage()
    let page = await stage.open(.form)
    page.onAction = { action in
      guard case .submit = action else { return }
      page.change { scene in
        scene.fields[1] = .init(
          name: "username", label: "Username", text: "neo", validationError: "Nobody has this name."
        )
      }
    }
    stage.press("neo\r")
    #expect(stage.actions.contains(.submit()) == false)
    stage.press("zion\r")
    #expect(stage.actions.last == .submit())
    #expect(stage.text.contains("> Username: neo"))
    #expect(stage.text.contains("  ! Nobody has this name."))
  }

  @Test(arguments: 0..<4)
  func `Enter submits a form from any field if only optional fields are empty`(tabs: Int) async {
    let stage = HostStage()
    var form = Scene.form
    form.fields = [
      .init(name: "day", label: "Day", text: "2026-11-24"),
      .init(name: "rating", label: "Rating", text: "", isOptional: true),
      .init(name: "rewatch", label: "Seen before", text: "no", choices: ["no", "yes"]),
      .init(name: "note", label: "Note", text: "", isOptional: true),
    ]
    await stage.open(form)
    stage.press(String(repeating: "\t", count: tabs) + "\r")
    #expect(stage.actions == [.submit()])
  }

  @Test func `A failure without a field message focuses the secret field`() async {
    let stage = HostStage()
    let page = await stage.open(.form)
    page.onAction = { action in
      guard action == .activate("submit") else { return }
      page.change { $0.failure = Failure(code: "refused", message: "Refused.", advice: "") }
    }
    stage.press("neo\tzion\t\r")
    #expect(stage.actions.last == .activate("submit"))
    #expect(stage.text.contains("> Password: ••••"))
    // The rejected text is selected, even if its field already had the focus.
    stage.press("x")
    #expect(stage.text.contains("> Password: •"))
    stage.press("yz\r")
    stage.press("x")
    #expect(stage.text.contains("> Password: •"))
  }

  @Test func `An existing message does not take the focus from another button`() async {
    let stage = HostStage()
    var form = Scene.form
    form.fields[1].validationError = "Too short."
    form.buttons.append(.init(id: "favorite", label: "Favorite"))
    let page = await stage.open(form)
    stage.press("\t\t\u{1B}[C\r")
    #expect(stage.actions.last == .activate("favorite"))
    #expect(stage.picture.contains(">[Favorite]"))
    page.onAction = { _ in page.change { $0.fields[1].validationError = "Still too short." } }
    stage.press("\r")
    #expect(stage.text.contains("> Username:"))
  }

  @Test func `Long text shows the part with the cursor`() async {
    let stage = await HostStage(columns: 24).showing(.form)
    stage.press("abcdefghijklmnopqrstuvwxyz")
    #expect(stage.text.contains("> Username: pqrstuvwxyz"))
    #expect(stage.screen.cursor.column == 23)
    stage.press("\u{1}")
    #expect(stage.text.contains("> Username: abcdefghijk"))
    #expect(stage.screen.cursor.column == 12)
  }

  // MARK: Search

  @Test
  func `Each letter searches, Down moves to the results, and Enter opens the focused one`()
    async
  {
    let gate = Gate()
    let stage = HostStage(columns: 60)
    let page = await stage.open(.list(12))
    page.onAction = { action in
      guard case .search(let term) = action else { return }
      await gate.pass()
      guard term == "no" else { return }
      page.change { scene in
        scene.title = "Search: \(term)"
        scene.search = term
        scene.focus = 0
      }
    }
    stage.press("jj/n")
    stage.press("o")
    #expect(stage.text.last == "Search: no        Enter open first  Down results  Esc cancel")
    stage.press("\u{1B}[B\r")
    #expect(!stage.actions.contains(.focus(0)))
    await gate.open()
    await stage.arrives(.selectRow(0))
    #expect(
      stage.actions == [
        .moveFocus(1), .moveFocus(1), .search("n"), .search("no"), .focus(0), .selectRow(0),
      ])
  }

  @Test
  func
    `A mistake in a filter is shown while the user types, and Enter keeps the list`()
    async
  {
    let stage = HostStage(columns: 60)
    let page = await stage.open(.list(12))
    page.onAction = { action in
      guard case .search(let term) = action else { return }
      page.change { scene in
        scene.searchLabel = "Filter"
        scene.searchValidationError = term == "good" ? nil : "There is no genre '\(term)'."
      }
    }
    stage.press("/goo")
    #expect(stage.text.joined().contains("There is no genre 'goo'."))
    #expect(stage.text.last == "Filter: goo            Enter apply  Down results  Esc cancel")
    stage.press("\r")
    #expect(stage.text.last?.hasPrefix("Filter: goo ") == true, "it can be corrected")
    stage.press("d")
    #expect(!stage.text.joined().contains("There is no genre"))
    stage.press("\r")
    #expect(stage.actions.last == .focus(0))
    #expect(stage.text.last?.hasPrefix("Filter") == false)
  }

  @Test func `The wrong words of a filter are highlighted`() async {
    let stage = HostStage(columns: 60)
    let page = await stage.open(.list(12))
    page.onAction = { action in
      guard case .search = action else { return }
      page.change { scene in
        scene.searchLabel = "Filter"
        (scene.searchValidationError, scene.searchMistake) = ("There is no genre 'fun'.", "fun")
      }
    }
    stage.press("/funny fun 7")
    let cells = stage.screen.cells.last ?? []
    let marked = cells.filter { $0.rendition.isReversed }
    #expect(marked.map(\.text).joined() == "fun")
    #expect(cells.firstIndex { $0.rendition.isReversed } == 14)
  }

  @Test func `Keys after Enter go to a rejected search, even if its step has not ended`() async {
    let stage = HostStage(columns: 60)
    let page = await stage.open(.list(12))
    let gate = Gate()
    page.onAction = { action in
      guard case .search = action else { return }
      page.change { $0.searchValidationError = "There is no such genre." }
      await gate.pass()
    }
    stage.press("/dram\ra 9")
    #expect(stage.text.last?.hasPrefix("Search: drama 9 ") == true)
    await gate.open()
    await stage.window.settled()
  }

  @Test(arguments: [nil, "old"])
  func `A search ends when its text opens another screen`(earlier: String?) async {
    let stage = HostStage(columns: 60)
    let page = await stage.open(.list(12))
    page.change { $0.search = earlier ?? "" }
    page.onAction = { [window = stage.window] action in
      guard case .search = action else { return }
      await window.push(SceneScreen(.list(3)).module())
    }
    stage.press("/")
    stage.press("\u{15}a")
    #expect(stage.window.depth == 2)
    stage.window.pop()
    await stage.window.settled()
    stage.host.redraw()
    #expect(stage.text.last?.hasPrefix("Enter open") == true)
    stage.press("/")
    #expect(stage.text.last?.hasPrefix("Search: \(earlier ?? " ")") == true)
  }

  @Test func `Enter opens the first result of a search`() async {
    let stage = HostStage(columns: 60)
    await stage.open(.list(12))
    stage.press("/goo\r")
    #expect(stage.actions.last == .selectRow(0))
  }

  @Test(arguments: ["\r", "\u{1B}[B"])
  func `A key after a search that is in progress acts on its results`(end: String) async {
    let stage = HostStage(columns: 60)
    let page = await stage.open(.list(12))
    page.change { $0.buttons = [Scene.Button(id: "mark", label: "Mark", key: "f")] }
    let gate = Gate()
    page.onAction = { if case .search = $0 { await gate.pass() } }
    stage.press("/goo\(end)f")
    #expect(!stage.actions.contains(.activate("mark")))
    await gate.open()
    await stage.host.screens.settled()
    #expect(stage.actions.last == .activate("mark"))
  }

  @Test func `Esc restores the list and leaves the search`() async {
    let stage = HostStage()
    let page = await stage.open(.list(30))
    page.onAction = { action in
      guard case .search(let term) = action else { return }
      var scene = Scene.list(term.isEmpty ? 30 : 2)
      scene.search = term
      scene.focus = term.isEmpty ? 20 : 0
      page.show(scene)
    }
    stage.press(String(repeating: "j", count: 22) + "kk")
    let before = stage.text
    stage.press("/x")
    #expect(stage.text[0].contains("1 of 2"))
    stage.press("\u{1B}[27u")
    #expect(stage.text == before)
    stage.press("/x\u{1B}[B")
    stage.press("\u{1B}[27u")
    #expect(stage.text == before)
    #expect(stage.actions.suffix(3) == [.search("x"), .focus(0), .search("")])
  }
}
