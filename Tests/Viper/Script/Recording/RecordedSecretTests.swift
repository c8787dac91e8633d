import Testing
import Viper
import ViperTesting

@testable import ViperScript

/// Recordings contain no secrets.
@MainActor
struct RecordedSecretTests {
  @Test func `A secret is written as a variable if the language or the scene marks it`()
    async
  {
    let chores = await RecordedChores()
    for text in ["4", "47", "4711"] { chores.act(.type(field: "pin", text: text)) }
    chores.act(.type(field: "note", text: "deep"))
    chores.act(.submit())
    #expect(chores.script == "secret pin $PIN\nsecret note $NOTE\nsubmit\n")
    #expect(chores.recorder.variables == ["PIN": "4711", "NOTE": "deep"])
  }

  @Test
  func `A retyped text keeps its variable, and a different one gets a new one`()
    async
  {
    let chores = await RecordedChores()
    for pin in ["4711", "4712", "4711"] {
      chores.act(.type(field: "pin", text: pin))
      chores.act(.submit())
    }
    #expect(
      chores.script == """
        secret pin $PIN
        submit
        secret pin $PIN_2
        submit
        secret pin $PIN
        submit

        """)
    #expect(chores.recorder.variables == ["PIN": "4711", "PIN_2": "4712"])
  }

  @Test func `An empty secret is not a secret`() async {
    let chores = await RecordedChores()
    chores.act(.type(field: "pin", text: ""))
    #expect(chores.written == "type pin \"\"\n")
  }

  @Test func `A text that contains a secret is not written`() async {
    let chores = await RecordedChores()
    chores.screen.scene.sections[0].rows = [
      RecordedChores.row("4711", "Sweep"), RecordedChores.row("2", "x4711x"),
      RecordedChores.row("3", "Iron"),
    ]
    chores.act(.type(field: "pin", text: "4711"))
    chores.act(.submit()) { $0.title = "PIN 4711" }
    for row in 0..<3 { chores.act(.selectRow(row)) }
    chores.act(.type(field: "name", text: "x4711"))
    chores.act(.search("x4711"))
    chores.recorder.command("put chore \"4711\" 1")
    chores.act(.moveFocus(1)) { $0.focus = 1 }
    chores.recorder.mark()
    chores.recorder.finish()
    #expect(!chores.script.contains("4711"))
    #expect(
      chores.script.hasPrefix(
        "secret pin $PIN\nsubmit\nselect row 1\nselect id 2\nselect id 3\n"))
    #expect(chores.script.contains("expect row 2 \"2\"\n"))
    #expect(PlayedChores.mistakes("open chores\n" + chores.script) == [])
  }

  @Test(arguments: [("api-key", "API_KEY"), ("2nd", "_2ND"), ("パス", "__")])
  func `A field's name becomes a variable name`(field: String, name: String) async {
    let chores = await RecordedChores()
    chores.screen.scene.fields = [
      Scene.Field(name: field, label: field, text: "", isSecret: true)
    ]
    chores.act(.type(field: field, text: "4711"))
    #expect(chores.recorder.variables == [name: "4711"])
  }
}
