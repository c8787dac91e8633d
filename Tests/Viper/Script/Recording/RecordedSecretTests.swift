import Testing
import Viper
import ViperTesting

@testable import ViperScript

/// Recordings contain neither secrets nor their lengths.
@MainActor
struct RecordedSecretTests {
  @Test func `A secret is written as a variable if the language or the scene marks it`()
    async
  {
    let chores = await RecordedChores()
    for text in ["4", "47", "4711"] { chores.act(.type(field: "pin", text: text)) }
    chores.act(.type(field: "note", text: "deep"))
    chores.act(.submit)
    #expect(chores.script == "secret pin $PIN\nsecret note $NOTE\nsubmit\n")
    #expect(chores.recorder.variables == ["PIN": "4711", "NOTE": "deep"])
  }

  @Test
  func `A retyped text keeps its variable, and a different submitted one gets a new one`()
    async
  {
    let chores = await RecordedChores()
    chores.act(.type(field: "pin", text: "0"))
    chores.act(.type(field: "name", text: "a"))
    for pin in ["4711", "4712", "4711"] {
      chores.act(.type(field: "pin", text: pin))
      chores.act(.submit)
    }
    #expect(
      chores.script == """
        secret pin $PIN
        type name "a"
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

  @Test func `The variable of a secret is used in other fields`() async {
    let chores = await RecordedChores()
    chores.act(.type(field: "pin", text: "4711"))
    chores.act(.type(field: "name", text: "4711"))
    chores.act(.type(field: "pin", text: "9"))
    chores.act(.submit)
    #expect(chores.script == "secret pin $PIN\nsecret name $PIN\nsecret pin $PIN_2\nsubmit\n")
  }

  @Test func `A text that contains a secret or its dots is not written`() async {
    let chores = await RecordedChores()
    chores.screen.scene.sections[0].rows = [
      RecordedChores.row("4711", "Sweep"), RecordedChores.row("2", "x4711x"),
      RecordedChores.row("3", "••••"),
    ]
    chores.act(.type(field: "pin", text: "4711"))
    chores.act(.submit) { $0.title = "PIN 4711" }
    chores.act(.submit) { $0.title = "PIN ••••" }
    for row in 0..<3 { chores.act(.selectRow(row)) }
    for text in ["x4711", "a \u{2022}••• b"] {
      chores.act(.type(field: "name", text: text))
      chores.act(.search(text))
    }
    chores.recorder.comment("4711\nnothing")
    chores.recorder.command("put chore \"4711\" 1")
    chores.act(.moveFocus(2)) { $0.focus = 2 }
    chores.recorder.mark()
    chores.recorder.finish()
    #expect(!chores.script.contains("4711"))
    #expect(!chores.script.contains("••"))
    #expect(
      chores.script.hasPrefix(
        "secret pin $PIN\nsubmit\nsubmit\nselect row 1  # Sweep\nselect id 2\nselect id 3\n"))
    #expect(chores.script.contains("# nothing\n"))
    #expect(chores.script.contains("expect row 3 \"3\"\n"))
    #expect(PlayedChores.mistakes("open chores\n" + chores.script) == [])
  }

  @Test func `A truncated comment does not show the start of a secret`() async {
    let chores = await RecordedChores()
    let secret = String(repeating: "correct horse battery staple ", count: 3)
    chores.screen.scene.sections[0].rows = [RecordedChores.row("2", "The \(secret)")]
    chores.act(.type(field: "pin", text: secret))
    chores.act(.submit)
    chores.act(.selectRow(0))
    #expect(chores.script.hasSuffix("select id 2\n"))
  }

  @Test func `The start of a secret alone hides nothing`() async {
    let chores = await RecordedChores()
    chores.act(.type(field: "pin", text: "C"))
    chores.act(.type(field: "name", text: "a"))
    chores.act(.type(field: "pin", text: "Chair"))
    chores.act(.submit) { $0.title = "Cups" }
    #expect(chores.script.hasSuffix("expect title \"Cups\"\n"))
  }

  @Test func `A field's name becomes a variable name`() {
    var scene = Scene(name: "chores", title: "")
    scene.fields = ["api-key", "2nd", "パス"].map {
      Scene.Field(name: $0, label: $0, text: "", isSecret: true)
    }
    var rules = RecordingRules(ChoreScripts.language)
    rules.learnFields(of: scene)
    #expect(rules.variable(for: "a", in: "api-key") == "API_KEY")
    #expect(rules.variable(for: "b", in: "2nd") == "_2ND")
    #expect(rules.variable(for: "c", in: "パス") == "__")
    #expect(rules.variable(for: "c", in: "name") == "__")
    #expect(rules.variable(for: "d", in: "name") == nil)
  }
}
