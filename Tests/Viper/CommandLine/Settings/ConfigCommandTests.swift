import Foundation
import Testing

@testable import ViperCommandLine
@testable import ViperTestSupport
@testable import tea_cli

/// Settings are in a file that users can also edit.
@Suite(.places(1)) struct ConfigCommandTests {
  private typealias Outcome = TeaHome.Outcome

  @Test func `Settings persist until they are removed`()
    async throws
  {
    let home = try TeaHome()
    #expect(try await home.config("set", "water", "SOFT") == Outcome(output: ""))
    #expect(try await home.config("get", "water").output == "soft\n")
    #expect(home.text == "{\n  \"water\": \"soft\"\n}\n")
    // Only the owner can read the file, and the folder contains no other.
    #expect(try TeaHome.mode(home.file) == 0o600)
    #expect(try TeaHome.mode(home.folder) == 0o700)
    #expect(home.names == ["config.json"])
    #expect(try await home.config("unset", "water").code == .done)
    for task in ["get", "unset"] {
      let run = try await home.config(task, "water")
      #expect(run == Outcome(output: "", error: "Error: 'water' is not set.\n", code: .failed))
    }
    #expect(home.text == "{}\n")
  }

  @Test func `Settings that depend on each other are validated together`() async throws {
    let home = try TeaHome()
    #expect(try await home.config("set", "key.steep", "t").code == .done)
    #expect(try await home.config("set", "key.serve", "s").code == .done)
    let text = home.text
    for words in [["set", "key.serve", "t"], ["set", "key.steep", "s"], ["unset", "key.steep"]] {
      let run = try await home.run(["config"] + words)
      #expect(run.code == .usage && run.error.contains("' would have two meanings."), "\(words)")
      #expect(home.text == text)
    }
    let invalid = try await home.config("set", "key.steep", "st")
    #expect(invalid.error.contains("The value 'st' of 'key.steep' is not a key."))
    let unknown = try await home.config("set", "key.step", "t")
    #expect(unknown.code == .usage && unknown.error.contains("Did you mean 'key.steep'?"))
    #expect(try await home.config("list").output == "key.serve\ts\nkey.steep\tt\n")
    #expect(try await home.config("get", "key.steep").output == "t\n")
  }

  @Test func `In a pipe, only settings with a value are printed`() async throws {
    let home = try TeaHome(settings: #"{"pager":"less -R"}"#)
    #expect(try await home.config("list") == Outcome(output: "pager\tless -R\n"))
  }

  @Test func `Without any value, a note is printed`() async throws {
    let run = try await TeaHome().config("list")
    #expect(run == Outcome(output: "", error: "No settings configured.\n"))
  }

  @Test func `JSON has all keys`() async throws {
    let home = try TeaHome(settings: #"{"pager":"less"}"#)
    let run = try await home.config("list", "--json")
    #expect(
      run.output == """
        {"color":null,"format":null,"pager":"less","water":null}

        """)
    #expect(try await home.config("get", "pager", "--json").output == "{\"pager\":\"less\"}\n")
    #expect(
      try await home.config("set", "water", "HARD", "--json").output == "{\"water\":\"hard\"}\n")
    #expect(try await home.config("unset", "water", "--json").output == "{\"water\":null}\n")
    #expect(try await home.config("path", "--json").output == "{\"path\":\"\(home.file)\"}\n")
    #expect(
      try await home.config("get", "water", "--json").error
        == "{\"error\":{\"code\":\"not-set\",\"message\":\"'water' is not set.\"}}\n")
  }

  @Test func `A terminal shows every key with its value`() async throws {
    let home = try TeaHome(settings: #"{"pager":"less"}"#)
    let run = try await home.run("config", "list", "--format", "table", "--color", "never")
    #expect(run.code == .done)
    let lines = run.output.lineList.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      lines == [
        "Settings", "Key Value", "format not set", "pager less", "color not set", "water not set",
      ])
  }

  @Test func `Unknown settings are kept and named`() async throws {
    let home = try TeaHome(
      settings: #"{"later": [1, {"a": "}"}], "color": "never", "theme": null}"#)
    let list = try await home.config("list")
    #expect(list.error == "Note: ignored unknown settings in \(home.file): later, theme.\n")
    #expect(try await home.config("set", "color", "always").code == .done)
    #expect(
      home.text == """
        {
          "color": "always",
          "later": [
            1,
            {
              "a": "}"
            }
          ],
          "theme": null
        }

        """)
  }

  @Test(arguments: [
    (["set", "water", "wet"], "The value 'wet' of 'water' is not soft or hard."),
    (["set", "color", "nevr"], "Use one of: auto, always, never. Did you mean 'never'?"),
    (["set", "format", "xml"], "Use one of: table, tsv, csv, json, ndjson."),
    (["set", "pager", " "], "Invalid value ' ' for 'pager'. Use a command such as 'less'."),
    (["set", "colour", "never"], "Did you mean 'color'?"),
    (
      ["get", "colour"],
      "Unknown setting 'colour'. Use one of: format, pager, color, water, key.NAME."
    ),
    (["set", "color"], "Missing argument '<value>'."),
    (["get"], "Missing argument '<key>'."),
    (["list", "color"], "Unexpected argument 'color'."),
    (["st", "color", "never"], "Unknown task 'st'. Use one of: list, get, set, unset, path."),
  ])
  func `An invalid setting is reported and changes nothing`(
    _ words: [String], _ message: String
  ) async throws {
    let home = try TeaHome()
    let run = try await home.run(["config"] + words)
    #expect(run.code == .usage)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.output.isEmpty)
    #expect(home.names.isEmpty)
  }

  @Test(.places(4)) func `Four parallel processes lose no settings`() async throws {
    let home = try TeaHome()
    try await withThrowingTaskGroup(of: ChildProgram.Run.self) { group in
      for setting in ["color never", "format json", "pager less", "water soft"] {
        group.addTask { try await home.shell("\"$0\" config set \(setting)") }
      }
      for try await run in group { #expect(run.status == 0, "\(run.error)") }
    }
    #expect(try await home.config("list").output.lineList.count == 4)
  }
}
