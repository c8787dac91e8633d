import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// An option comes before a variable, and that before the file.
@Suite(.places(2)) struct SettingsUseTests {
  private static let escape = "\u{1B}["

  @Test func `Colors are those of the option, the variable, the file, in this order`() async throws
  {
    let home = try SettingsHome(#"{"color": "always"}"#)
    let list = ["list", "--limit", "1"]
    func isColored(_ options: [String], _ variables: [String: String?]) async throws -> Bool {
      let run = try await Binary.run(list + options, environment: variables, home: home.home)
      #expect(run.status == 0)
      return run.output.contains(Self.escape)
    }
    #expect(try await isColored([], [:]))
    #expect(try await isColored([], ["NO_COLOR": "1"]))
    #expect(try await !isColored([], ["MOVIES_COLOR": "never"]))
    #expect(try await !isColored([], ["MOVIES_COLOR": "auto"]))
    #expect(try await isColored(["--color", "always"], ["MOVIES_COLOR": "never"]))
    #expect(try await !isColored(["--color", "never"], [:]))
  }

  @Test func `The way of pictures is read from the file`() async throws {
    let home = try SettingsHome(#"{"pictures": "none", "color": "always"}"#)
    let run = try await Terminal.run(["poster", "234"], home: home.home)
    #expect(run.status == 0)
    #expect(!run.output.contains("▀") && !run.output.contains("▄"))
    let blocks = try await Terminal.run(["poster", "234", "--pictures", "blocks"], home: home.home)
    #expect(blocks.output.contains("▀") || blocks.output.contains("▄"))
  }

  @Test func `The format of the settings is that of data, and of nothing that a command does`()
    async throws
  {
    let home = try SettingsHome(#"{"format": "json", "color": "never"}"#)
    let list = try await Terminal.run(["list", "--limit", "1"], home: home.home)
    #expect(list.output.hasPrefix("{"))
    let path = try await Terminal.run(["cache", "path"], home: home.home)
    #expect(path.status == 0)
    #expect(!path.output.contains("{"))
  }

  @Test(arguments: ["LANGUAGE", "REGION", "COLOR", "PICTURES"])
  func `A variable that is not valid is named`(_ name: String) async throws {
    let run = try await Binary.run(
      ["detail", "234"], environment: ["MOVIES_" + name: "?"])
    #expect(run.status == 64)
    #expect(run.error.hasPrefix("Error: The value '?' of 'MOVIES_\(name)' is not "), "\(run.error)")
  }

  @Test func `An alias is replaced by its words, and the rest follows`() async throws {
    let home = try SettingsHome(
      #"{"aliases": {"top": "list 'top-rated' --limit 2", "all": "top", "list": "search x"}}"#)
    let plain = try await home.run("list", "top-rated", "--limit", "2")
    #expect(try await home.run("top").output == plain.output)
    #expect(try await home.run("--color", "never", "top").output == plain.output)
    #expect(try await home.run("top", "--limit", "1").output.lineList.count == 1)
    // It hides no command, and leads to no other alias.
    #expect(try await home.run("list", "top-rated", "--limit", "2").output == plain.output)
    let twice = try await home.run("all")
    #expect(twice.status == 64)
    #expect(twice.error.hasPrefix("Error: There is no command 'top'."))
  }

  @Test func `An alias with --json reports failures as JSON`() async throws {
    let home = try SettingsHome(#"{"aliases": {"d": "detail --json"}}"#)
    let run = try await home.run("d", "999999999", environment: ["LANG": "es_ES"])
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("{\"error\":{\"code\":"))
  }

  @Test func `A misspelled alias gets a suggestion`() async throws {
    let home = try SettingsHome(#"{"aliases": {"westerns": "search west"}}"#)
    #expect(try await home.run("western").error.contains("Did you mean 'westerns'?"))
  }
}
