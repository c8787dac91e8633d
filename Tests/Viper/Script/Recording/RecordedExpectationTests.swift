import Testing
import Viper

@testable import ViperScript

/// Recorded expectations about the settled window.
@MainActor
struct RecordedExpectationTests {
  @Test func `The first command is followed by expectations for the whole screen`() async {
    let chores = await RecordedChores()
    let window = chores.window
    var script = ""
    let recorder = ScriptRecorder(window, in: ChoreScripts.language) { script += $0 }
    recorder.comment("Recorded by hand.\n\u{1B}[2JSecond line")
    recorder.command("open chores")
    recorder.settle()
    #expect(
      script == """
        # Recorded by hand.
        # [2JSecond line
        open chores
        expect screen chores
        expect title "Chores"
        expect focus 1

        """)
  }

  @Test func `Only changes are expected`() async {
    let chores = await RecordedChores()
    chores.act(.submit)
    chores.act(.submit) { $0.title = "More chores" }
    chores.act(.submit) { $0.focus = 2 }
    chores.act(.submit) { $0.name = "chore" }
    #expect(
      chores.script == """
        submit
        submit
        expect title "More chores"
        submit
        expect focus 3
        submit
        expect screen chore

        """)
  }

  @Test
  func `An unsupported screen and an unwritable title are omitted`()
    async
  {
    let chores = await RecordedChores()
    chores.act(.submit) {
      $0.name = "elsewhere"
      $0.title = "a\u{202E}b"
      $0.focus = nil
    }
    chores.act(.submit) { $0.title = String(repeating: "x", count: 5_000) }
    chores.act(.submit) { $0.title = "" }
    #expect(chores.script == "submit\nsubmit\nsubmit\n")
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
    chores.act(.submit) { $0.sections = [] }
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
    #expect(chores.script == "start more\n")
    chores.recorder.settle()
    #expect(
      chores.script == """
        start more
        start back
        settle
        expect focus 3
        expect focus 3
        expect row 3 "Iron"

        """)
  }

  @Test func `At the end, everything in the window is expected`() async {
    let chores = await RecordedChores()
    chores.act(.type(field: "name", text: "a"))
    chores.recorder.finish()
    chores.recorder.finish()
    #expect(
      chores.script == """
        type name "a"
        expect screen chores
        expect title "Chores"
        expect count 3
        expect focus 1
        expect depth 1

        """)
  }

  @Test func `Ending in an empty window, or one without a focus, expects less`() async {
    let chores = await RecordedChores()
    chores.act(.submit) {
      $0.sections = []
      $0.focus = nil
    }
    chores.recorder.finish()
    #expect(chores.script.hasSuffix("expect title \"Chores\"\nexpect count 0\nexpect depth 1\n"))
    let empty = await RecordedChores()
    empty.window.close()
    empty.recorder.finish()
    #expect(empty.script == "")
  }

  @Test func `In another language, neither titles nor row texts are expected`() async {
    let chores = await RecordedChores()
    chores.recorder.expectsTexts = false
    chores.act(.submit) { $0.title = "Tareas" }
    chores.recorder.mark()
    chores.recorder.finish()
    #expect(
      chores.script == """
        submit
        expect focus 1
        expect row 1 "1"
        expect screen chores
        expect count 3
        expect focus 1
        expect depth 1

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
