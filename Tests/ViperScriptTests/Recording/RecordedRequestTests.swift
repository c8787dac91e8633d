import Testing
import Viper
import ViperTesting

@testable import ViperScript

/// In a script a request ends at once, so what was done while it was under way may come too late.
@MainActor
@Suite("How a recorder writes what was done during a request") struct RecordedRequestTests {
  @Test("What was done on a screen that the request removed is left out")
  func removed() async {
    let chores = await RecordedChores()
    chores.begin(.submit)
    await Task.yield()
    chores.begin(.type(field: "name", text: "a"))
    chores.begin(.submit)
    await Task.yield()
    chores.begin(.type(field: "name", text: "b"))
    await Task.yield()
    await chores.window.replaceRoot(with: .stub("chore"))
    chores.recorder.settle()
    chores.recorder.finish()
    #expect(chores.script.hasPrefix("start submit\nsettle\nexpect screen chore\n"))
  }

  @Test("What was typed below a screen that the request opened is written before it")
  func covered() async {
    let chores = await RecordedChores()
    chores.begin(.activate("add"))
    await Task.yield()
    chores.begin(.type(field: "name", text: "a"))
    await Task.yield()
    await chores.window.push(.stub("chore"))
    chores.begin(.back)
    chores.window.pop()
    chores.recorder.settle()
    #expect(chores.script == "type name \"a\"\nstart activate add\nback\nsettle\n")
  }

  @Test("What was done on a screen that is still there is written in its order")
  func there() async {
    let chores = await RecordedChores()
    chores.begin(.submit)
    await Task.yield()
    chores.begin(.type(field: "name", text: "a"))
    chores.begin(.activate("add"))
    #expect(chores.script == "")
    chores.recorder.settle()
    #expect(chores.script == "start submit\ntype name \"a\"\nactivate add\nsettle\n")
  }

  @Test("A request that the user left is left out, with what was done meanwhile")
  func cancelled() async {
    let chores = await RecordedChores()
    let form = StubScreen("chore")
    form.scene.fields = chores.screen.scene.fields
    await chores.window.push(Module(name: "chore", screen: form, parts: [form]))
    chores.recorder.settle()
    chores.script = ""
    for action in [UserAction.submit, .submit, .type(field: "name", text: "a"), .back] {
      chores.begin(action)
      await Task.yield()
    }
    chores.window.pop()
    chores.recorder.settle()
    #expect(
      chores.script == """
        back
        settle
        expect screen chores
        expect title "Chores"
        expect focus 1

        """)
  }

  @Test("A request of the root, which cannot be left, is written")
  func root() async {
    let chores = await RecordedChores()
    chores.begin(.submit)
    await Task.yield()
    chores.begin(.back)
    chores.recorder.settle()
    #expect(chores.script == "start submit\nback\nsettle\n")
  }

  @Test("A request that opened another screen at once was not left with it")
  func opened() async {
    let chores = await RecordedChores()
    chores.begin(.activate("add"))
    await chores.window.push(.stub("chore"))
    await Task.yield()
    chores.begin(.back)
    chores.window.pop()
    chores.recorder.settle()
    #expect(chores.script == "start activate add\nback\nsettle\n")
  }

  @Test("At the end, what was kept is written")
  func end() async {
    let chores = await RecordedChores()
    chores.begin(.submit)
    await Task.yield()
    chores.begin(.more)
    chores.recorder.finish()
    #expect(
      chores.script == "start submit\nmore\n# The session ended before this had settled.\n")
  }
}
