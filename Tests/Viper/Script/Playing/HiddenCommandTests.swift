import Testing
import Viper
import ViperScript
import ViperTesting

@testable import ViperTestSupport

/// Commands that duplicate built-in ones, and effects of buttons.
@MainActor
struct HiddenCommandTests {
  private final class Stage: ScriptStage {
    let window = Window()
  }

  private static func command(_ words: String) -> ScriptCommand<Stage> {
    ScriptCommand(words, help: "Open a screen.") {
      { stage in
        let screen = StubScreen("links")
        screen.scene.buttons = [
          Scene.Button(id: "page", label: "Page", effect: .open("https://a.example")),
          Scene.Button(id: "copy", label: "Copy", key: "y", style: .command, effect: .copy("a")),
        ]
        await stage.window.replaceRoot(with: Module(name: "links", screen: screen, parts: []))
      }
    }
  }

  private func play(_ source: String, _ commands: [String]) async throws -> String {
    let language = ScriptLanguage<Stage, Void>(
      screens: ["links"], commands: commands.map(Self.command), defaults: ()
    ) { _, _ in Stage() }
    let script = try Script(source, name: "links", in: language)
    var transcript = ""
    let outcome = await script.play(transcript: {
      transcript += $0
      return true
    })
    #expect(outcome.hasPassed)
    return transcript
  }

  @Test func `A command that duplicates a built-in one is reported`()
    async throws
  {
    let found = await diagnostics {
      _ = try? await play(
        "open links", ["open links", "more", "activate all", "more notes", "next", "next note"])
    }
    #expect(
      found.map(\.message) == [
        "The script command 'more' conflicts with a built-in command. Rename it.",
        "The script command 'activate all' conflicts with a built-in command. Rename it.",
        "The script command 'next' conflicts with a built-in command. Rename it.",
        "The script command 'next note' conflicts with a built-in command. Rename it.",
      ])
    #expect(found.allSatisfy { $0.fileID == #fileID })
  }

  @Test func `An effect is recorded but not executed`() async throws {
    let transcript = try await play(
      "open links\nactivate page\nactivate \"Copy\"", ["open links"])
    #expect(
      transcript == """
        1> open links
          | Links
          | [Page]
        2> activate page
          -> open https://a.example
        3> activate "Copy"
          -> copy "a"

        """)
  }
}
