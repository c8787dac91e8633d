import Testing
import ViperLocalization
import ViperPlatform

@testable import ViperCommandLine
@testable import ViperTestSupport
@testable import tea_cli

/// The contents of the help, and the ways to request it.
@Suite(.places(1)) struct HelpTextTests {
  static let names = TeaProgram.spec.allCommands.map(\.name)

  private func command(_ name: String) throws -> CommandSpec {
    try #require(TeaProgram.spec.allCommands.first { $0.name == name })
  }

  private func page(_ name: String) throws -> String {
    HelpText(spec: TeaProgram.spec, subject: .command(try command(name))).text
  }

  private func words(_ page: String) -> String {
    page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(arguments: ["list", "serve", "pot", "pot warm"])
  func `The help command, --help, and -h print the same`(_ name: String) async throws {
    let page = try page(name)
    let name = name.split(separator: " ").map(String.init)
    for words in [["help"] + name, name + ["--help"], name + ["-h"], ["-h"] + name] {
      #expect(try await TeaHome().run(words) == TeaHome.Outcome(output: page))
    }
  }

  @Test func `Help for something unknown is a usage error`() async throws {
    let run = try await TeaHome().run("help", "lst")
    #expect(run.code == .usage && run.output.isEmpty)
    #expect(run.error.hasPrefix("Error: Unknown help topic 'lst'. "))
    #expect(run.error.contains(" or one of: water. Did you mean 'list'?\n"))
  }

  @Test(arguments: [["--version"], ["list", "--version"], ["--version", "--json"]])
  func `The version is printed alone`(_ words: [String]) async throws {
    #expect(try await TeaHome().run(words) == TeaHome.Outcome(output: "1.0\n"))
  }
}
