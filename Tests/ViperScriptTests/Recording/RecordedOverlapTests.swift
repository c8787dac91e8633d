import Testing
import Viper
import ViperTesting

@testable import ViperScript

/// An action that did not wait for the one before it does not wait in the script either.
@MainActor
@Suite("How a recorder writes actions that overlap") struct RecordedOverlapTests {
  @Test("What has not ended is begun, and the script settles before it expects")
  func begun() async {
    let chores = await RecordedChores()
    chores.begin(.more)
    chores.begin(.refresh)
    chores.begin(.back) { $0.title = "Back" }
    chores.recorder.settle()
    chores.act(.more)
    #expect(
      chores.written == """
        start more
        start refresh
        back
        settle
        expect title "Back"
        more

        """)
  }

  @Test("A command of the program's own is begun as well")
  func commands() async {
    let chores = await RecordedChores()
    chores.recorder.command("open chores")
    chores.begin(.back)
    chores.recorder.command("resize 10x10")
    chores.begin(.refresh)
    chores.recorder.settle()
    #expect(chores.script == "start open chores\nstart back\nresize 10x10\nrefresh\nsettle\n")
  }

  @Test("A command that the language does not have is left out")
  func unknownCommands() async {
    let chores = await RecordedChores()
    chores.recorder.command("open nothing")
    chores.recorder.command("back\nback")
    let left = "# A script cannot contain what was done here.\n"
    #expect(chores.written == left + left)
  }

  @Test("What is typed, and where the focus goes, ends at once")
  func quick() async {
    let chores = await RecordedChores()
    chores.begin(.type(field: "name", text: "a"))
    chores.begin(.moveFocus(1)) { $0.focus = 1 }
    chores.begin(.submit)
    chores.recorder.settle()
    #expect(chores.script == "type name \"a\"\nfocus row 2\nsubmit\n")
  }

  @Test("A focus that has the next page loaded is begun while it is loaded")
  func slowFocus() async {
    let chores = await RecordedChores()
    chores.begin(.moveFocus(2)) {
      $0.focus = 2
      $0.loading = "Loading…"
    }
    chores.begin(.selectRow(2))
    chores.recorder.settle()
    #expect(chores.script == "start focus row 3\nselect id 3  # Iron\nsettle\n")
  }

  @Test("The script waits for what the next action needs")
  func needed() async {
    let chores = await RecordedChores()
    let rows = chores.screen.scene.sections
    chores.begin(.refresh) { $0.sections = [] }
    await Task.yield()
    chores.screen.scene.sections = rows
    chores.begin(.selectRow(1))
    chores.recorder.settle()
    #expect(chores.script == "refresh\nselect id 2  # Water the plants\n")
  }

  @Test("The script waits for an earlier action that has led to what the next action needs")
  func neededEarlier() async {
    let chores = await RecordedChores()
    let rows = chores.screen.scene.sections
    chores.begin(.refresh) { $0.sections = [] }
    await Task.yield()
    chores.begin(.more)
    chores.screen.scene.sections = rows
    await Task.yield()
    chores.begin(.selectRow(1))
    chores.recorder.settle()
    #expect(
      chores.script == "start refresh\nstart more\nsettle\nselect id 2  # Water the plants\n")
  }

  @Test("The script does not wait for what was there at once")
  func notNeeded() async {
    let chores = await RecordedChores()
    chores.begin(.refresh)
    await Task.yield()
    chores.begin(.selectRow(1))
    chores.recorder.settle()
    #expect(chores.script == "start refresh\nselect id 2  # Water the plants\nsettle\n")
  }

  @Test("The script waits for the screen that the next action was sent to")
  func otherScreen() async {
    let chores = await RecordedChores()
    chores.begin(.submit)
    await Task.yield()
    await chores.window.push(.stub("chore"))
    chores.begin(.back)
    chores.recorder.settle()
    #expect(chores.script == "submit\nback\nexpect screen chore\nexpect title \"Chore\"\n")
  }

  @Test("A request that is not on offer while something is under way is left out")
  func offers() async {
    let chores = await RecordedChores()
    chores.begin(.refresh) { $0.offers = [] }
    chores.begin(.more)
    chores.begin(.refresh)
    chores.recorder.settle()
    chores.act(.more)
    #expect(chores.written == "refresh\nmore\n")
  }

  @Test("At the end, what is under way is not waited for, and nothing is expected")
  func unsettledEnd() async {
    let chores = await RecordedChores()
    chores.begin(.refresh)
    chores.begin(.more)
    chores.recorder.finish()
    chores.recorder.settle()
    chores.act(.back)
    #expect(
      chores.script == "start refresh\nmore\n# The session ended before this had settled.\n")
  }

  // MARK: Searching

  @Test("A search that another one replaces before it has settled is not written")
  func searches() async {
    let chores = await RecordedChores()
    for term in ["i", "ir", "iro"] { chores.begin(.search(term)) }
    chores.act(.search("iron")) { $0.search = "iron" }
    chores.act(.search("sweep")) { $0.search = "sweep" }
    #expect(chores.written == "search \"iron\"\nsearch \"sweep\"\n")
  }

  @Test("What is done before a search has an effect is written before it")
  func searchThatWaits() async {
    let chores = await RecordedChores()
    chores.begin(.search(" iron "))
    chores.begin(.moveFocus(1)) { $0.focus = 1 }
    chores.begin(.refresh) { $0.search = "iron" }
    chores.recorder.settle()
    #expect(
      chores.script == """
        focus row 2
        refresh
        search " iron "

        """)
  }

  @Test("A search on a screen that was left follows when the screen is on top again")
  func searchBelow() async {
    let chores = await RecordedChores()
    chores.begin(.search("iron"))
    chores.begin(.selectRow(0))
    await chores.window.push(.stub("chore"))
    chores.recorder.settle()
    chores.screen.scene.search = "iron"
    chores.screen.scene.title = "Iron"
    chores.begin(.back)
    chores.window.pop()
    chores.recorder.settle()
    #expect(
      chores.script == """
        select id 1  # Sweep
        expect screen chore
        expect title "Chore"
        back
        search "iron"
        expect screen chores
        expect title "Iron"
        expect focus 1

        """)
  }

  @Test("A search that is under way is begun")
  func searchUnderWay() async {
    let chores = await RecordedChores()
    chores.begin(.search("iron")) { $0.search = "iron" }
    chores.begin(.back)
    chores.recorder.settle()
    #expect(chores.script == "start search \"iron\"\nback\nsettle\n")
  }
}
