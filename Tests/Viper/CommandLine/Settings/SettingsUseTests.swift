import Testing

@testable import ViperCommandLine
@testable import ViperTestSupport
@testable import tea_cli

/// An option overrides the file.
@Suite(.places(2)) struct SettingsUseTests {
  @Test func `Color is set by the option or the file, in this order`() async throws {
    let home = try TeaHome(settings: #"{"color": "always"}"#)
    func isColored(_ options: [String], _ variables: [String: String]) async throws -> Bool {
      let run = try await home.run(["list", "--format", "table"] + options, variables)
      #expect(run.code == .done)
      return run.output.contains("\u{1B}[")
    }
    #expect(try await isColored([], [:]))
    #expect(try await isColored([], ["NO_COLOR": "1"]))
    #expect(try await !isColored(["--color", "never"], [:]))
  }

  @Test func `The format setting applies at a terminal`() async throws {
    let home = try TeaHome(settings: #"{"format": "json", "color": "never"}"#)
    #expect(try await home.terminal(["list", "--limit", "1"]).output.hasPrefix("{"))
    #expect(try await home.run("list", "--limit", "1").output == "Sencha\t2\n")
    // It does not apply to a command without data either.
    #expect(try await home.terminal(["config", "path"]).output == home.file + "\n")
  }

  @Test func `A custom setting reaches its command`() async throws {
    let home = try TeaHome(settings: #"{"water": "soft"}"#)
    #expect(try await home.run("steep", "Assam").output == "1 x Assam: 4 minutes in soft water\n")
  }
}
