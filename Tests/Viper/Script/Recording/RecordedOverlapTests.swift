import Testing
import Viper
import ViperTesting

@testable import ViperScript

/// Overlapping actions also overlap in the script.
@MainActor
struct RecordedOverlapTests {
  @Test func `Overlapping actions are started, and the script settles before it expects`() async {
    let chores = await RecordedChores()
    chores.begin(.more)
    chores.begin(.type(field: "name", text: "a"))
    #expect(chores.script == "start more\n")
    chores.begin(.back) { $0.title = "Back" }
    chores.recorder.settle()
    chores.act(.more)
    #expect(
      chores.written == """
        start more
        start type name "a"
        start back
        settle
        expect title "Back"
        more

        """)
  }

  @Test func `The time between overlapping actions is written in whole milliseconds`()
    async
  {
    let chores = await RecordedChores()
    chores.act(.submit)
    chores.clock.advance(by: .seconds(9))
    chores.begin(.more)
    chores.clock.advance(by: .milliseconds(300))
    chores.begin(.refresh)
    chores.clock.advance(by: .microseconds(999))
    chores.begin(.back)
    chores.clock.advance(by: .seconds(9))
    chores.recorder.settle()
    #expect(
      chores.script
        == "submit\nstart more\nadvance 300ms\nstart refresh\nstart back\nsettle\n")
  }

  @Test func `A custom command is started too, if it can be`() async {
    let chores = await RecordedChores()
    chores.recorder.command("open chores")
    chores.begin(.back)
    chores.recorder.command("resize 10x10")
    chores.begin(.refresh)
    chores.recorder.settle()
    #expect(chores.script == "start open chores\nstart back\nresize 10x10\nstart refresh\nsettle\n")
  }

  @Test func `An unsupported command is omitted`() async {
    let chores = await RecordedChores()
    chores.recorder.command("open nothing")
    chores.recorder.command("back\nback")
    let left = "# This action cannot be recorded.\n"
    #expect(chores.written == left + left)
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

  @Test func `At the end, running actions are not awaited, and nothing is expected`() async {
    let chores = await RecordedChores()
    chores.begin(.refresh)
    chores.begin(.more)
    chores.recorder.finish()
    chores.recorder.settle()
    chores.act(.back)
    #expect(
      chores.script == "start refresh\nmore\n# The session ended before this finished.\n")
  }

  // MARK: Searching

  @Test func `A search that was typed on before it had an effect is not written`() async {
    let chores = await RecordedChores()
    for term in ["i", "ir", "iro"] {
      chores.begin(.search(term))
      chores.clock.advance(by: .milliseconds(100))
    }
    chores.act(.search("iron")) { $0.search = "iron" }
    chores.act(.search("sweep")) { $0.search = "sweep" }
    #expect(chores.written == "search \"iron\"\nsearch \"sweep\"\n")
  }

  @Test func `A search that had an effect or was followed by an action is started`() async {
    let chores = await RecordedChores()
    chores.begin(.search("iron")) { $0.loading = "Loading…" }
    chores.begin(.search("sweep"))
    chores.begin(.search("water"))
    chores.recorder.settle()
    #expect(
      chores.script == """
        start search "iron"
        start search "sweep"
        start search "water"
        settle

        """)
  }
}
