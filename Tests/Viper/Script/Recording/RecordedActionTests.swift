import Testing
import Viper
import ViperTesting

@testable import ViperScript

/// Each action is written as a line that parses to the same action.
@MainActor
struct RecordedActionTests {
  @Test func `A row is written by its ID`() async {
    let chores = await RecordedChores()
    chores.act(.selectRow(0))
    chores.act(.selectID("2"))
    #expect(chores.written == "select id 1\nselect id 2\n")
  }

  @Test(arguments: ["two words", "\"quoted", "/pattern", "#", "", "a\u{1B}", "é #"])
  func `A row whose ID is not a word is written by its number`(id: String) async {
    let chores = await RecordedChores()
    chores.screen.scene.sections[0].rows[2] = RecordedChores.row(id, "Iron")
    chores.act(.selectID(id))
    #expect(chores.written == "select row 3\n")
  }

  @Test func `The second of two rows with the same ID is written by its number`() async {
    let chores = await RecordedChores()
    chores.screen.scene.sections[0].rows[2] = RecordedChores.row("1", "Iron")
    chores.act(.selectRow(2))
    #expect(chores.written == "select row 3\n")
  }

  @Test func `A button is written by its ID, quoted if it is not a word`() async {
    let chores = await RecordedChores()
    chores.act(.activate("add"))
    chores.act(.activate("clear all"))
    #expect(chores.written == "activate add\nactivate \"clear all\"\n")
  }

  @Test func `Actions on missing elements are not written`() async {
    let chores = await RecordedChores()
    for action in [
      UserAction.activate("retry"), .activate("nothing"), .selectRow(3), .selectRow(-1),
      .selectID("9"), .type(field: "nothing", text: "x"),
    ] {
      chores.act(action)
    }
    chores.screen.scene.sections = []
    chores.act(.moveFocus(1))
    #expect(chores.written == "")
  }

  @Test func `The other actions are words`() async {
    let chores = await RecordedChores()
    for action in [UserAction.submit(), .more, .refresh, .back] { chores.act(action) }
    #expect(chores.written == "submit\nmore\nrefresh\nback\n")
  }

  @Test func `Only a field's last text before another action is written`() async {
    let chores = await RecordedChores()
    for text in ["M", "Me", "Mend"] { chores.act(.type(field: "name", text: text)) }
    chores.act(.submit())
    chores.act(.type(field: "name", text: ""))
    chores.act(.back)
    #expect(chores.written == "type name \"Mend\"\nsubmit\ntype name \"\"\nback\n")
  }

  @Test(arguments: [
    "a\"b", "a\\b", "a\nb", "'", "#", "$PASSWORD", " é ", "映写機", "\\n", "e\u{301}",
    "\u{301}a\"\u{301}",
  ])
  func `A text is written so that it is read back unchanged`(text: String) async throws {
    let chores = await RecordedChores()
    chores.act(.search(text))
    var lexer = ScriptLexer(chores.written.dropLast())
    let tokens = try lexer.tokens().map(\.kind)
    #expect(tokens == [.word("search"), .text(text)])
    guard case .text(let read)? = tokens.last else { return }
    #expect(Array(read.utf8) == Array(text.utf8))
  }

  @Test(arguments: [
    "a\u{0}", "a\u{1B}[2J", "a\tb", "a\r\nb", String(repeating: "x", count: 4_090),
  ])
  func `A text that a script cannot contain is omitted with a comment`(text: String) async {
    let chores = await RecordedChores()
    chores.act(.type(field: "name", text: text))
    chores.act(.search(text))
    let left = "# This action cannot be recorded.\n"
    #expect(chores.written == left + left)
  }

  @Test func `Focus moves are written as the row they reach`() async {
    let chores = await RecordedChores()
    chores.act(.moveFocus(1)) { $0.focus = 1 }
    chores.act(.moveFocus(5)) { $0.focus = 2 }
    chores.act(.submit())
    chores.act(.focus(0)) { $0.focus = 0 }
    chores.act(.moveFocus(2)) { $0.focus = 2 }
    chores.act(.back)
    #expect(chores.written == "focus row 3\nsubmit\nfocus row 3\nback\n")
  }

  @Test func `A row that the focus passed is written if the next page loaded there`() async {
    let chores = await RecordedChores()
    chores.act(.moveFocus(1)) { $0.focus = 1 }
    chores.act(.moveFocus(1)) {
      $0.focus = 2
      $0.sections[0].rows.append(RecordedChores.row("4", "Mend"))
    }
    chores.act(.moveFocus(1)) { $0.focus = 3 }
    #expect(chores.written == "focus row 3\nfocus row 4\n")
  }

  @Test func `Overlapping actions are written one after another`() async {
    let chores = await RecordedChores()
    chores.begin(.more)
    chores.begin(.type(field: "name", text: "a"))
    chores.recorder.command("open chores")
    chores.begin(.back)
    #expect(chores.script == "more\ntype name \"a\"\nopen chores\nback\n")
  }

  @Test func `An unsupported command is omitted`() async {
    let chores = await RecordedChores()
    chores.recorder.command("open nothing")
    chores.recorder.command("start back\nback")
    let left = "# This action cannot be recorded.\n"
    #expect(chores.written == left + left)
  }

  @Test func `A search that was typed on before it had an effect is not written`() async {
    let chores = await RecordedChores()
    for term in ["i", "ir", "iro"] { chores.begin(.search(term)) }
    chores.act(.search("iron")) { $0.search = "iron" }
    chores.act(.search("sweep")) { $0.search = "sweep" }
    #expect(chores.written == "search \"iron\"\nsearch \"sweep\"\n")
  }
}
