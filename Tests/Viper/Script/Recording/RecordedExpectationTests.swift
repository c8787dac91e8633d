import Testing
import Viper

@testable import ViperScript

/// Recorded expectations about the settled window.
@MainActor
struct RecordedExpectationTests {
  @Test func `Without a mark, nothing is expected`() async {
    let chores = await RecordedChores()
    chores.act(.submit()) { $0.title = "More chores" }
    chores.act(.back) { $0.name = "chore" }
    #expect(chores.written == "submit\nback\n")
  }

  @Test func `A mark expects the focus and its row`() async {
    let chores = await RecordedChores()
    chores.act(.moveFocus(2)) { $0.focus = 2 }
    chores.recorder.mark()
    chores.recorder.mark()
    let mark = "expect focus 3\nexpect row 3 \"Iron\"\n"
    #expect(chores.script == "focus row 3\n" + mark + mark)
  }

  @Test func `A mark expects the ID of a row with unwritable text, or the screen`()
    async
  {
    let chores = await RecordedChores()
    chores.act(.moveFocus(1)) { $0.focus = 1 }
    chores.recorder.mark()
    chores.act(.submit()) { $0.sections = [] }
    chores.recorder.mark()
    #expect(
      chores.script == """
        focus row 2
        expect focus 2
        expect row 2 "2"
        submit
        expect screen chores
        expect title "Chores"

        """)
  }

  @Test func `A mark during an action applies when the action has ended`() async {
    let chores = await RecordedChores()
    chores.begin(.more)
    chores.recorder.mark()
    chores.begin(.back) { $0.focus = 2 }
    #expect(chores.script == "more\nback\n")
    chores.recorder.settle()
    #expect(chores.script == "more\nback\nexpect focus 3\nexpect row 3 \"Iron\"\n")
  }

  @Test func `In another language, neither titles nor row texts are expected`() async {
    let chores = await RecordedChores()
    chores.recorder.expectsTexts = false
    chores.act(.submit()) { $0.title = "Tareas" }
    chores.recorder.mark()
    chores.recorder.finish()
    #expect(
      chores.script == """
        submit
        expect focus 1
        expect row 1 "1"

        """)
  }

  @Test func `A command that was not executed is written unchanged if it is valid`() async {
    let chores = await RecordedChores()
    chores.act(.type(field: "pin", text: "4711"))
    chores.recorder.verbatim("set title \"To do\"")
    chores.recorder.verbatim("type note \"4711\"")
    chores.recorder.verbatim("nothing")
    let left = "# This action cannot be recorded.\n"
    #expect(chores.script == "secret pin $PIN\nset title \"To do\"\n" + left + left)
  }

  @Test func `A text is quoted for a command, unless a script cannot contain it`() {
    #expect(ScriptRecorder.quoted("a\"b\n") == "\"a\\\"b\\n\"")
    #expect(ScriptRecorder.quoted("a\u{7}") == nil)
  }
}
