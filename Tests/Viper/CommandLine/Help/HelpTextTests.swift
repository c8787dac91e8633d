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

  @Test(arguments: names)
  func `A page lists every option and argument with a description`(_ name: String) throws {
    let command = try command(name)
    let words = words(try page(name))
    for option in command.options + TeaProgram.globals.filter(command.takes) {
      #expect(words.contains("\(option.spelling) \(option.help(in: .english))"))
    }
    for argument in command.arguments {
      #expect(words.contains("<\(argument.name)> \(argument.help(in: .english))"))
    }
    for task in command.tasks { #expect(words.contains("\(task.taskName) \(task.overview)")) }
    #expect(words.contains("OVERVIEW: \(command.overview)"))
    #expect(words.contains(command.note))
  }

  @Test(arguments: [
    ("list", "-n, --limit <N> The number of teas. (1 to 100; default: all)"),
    ("list", "<kind> The kind of tea. (green, black or oolong)"),
    ("serve", "--format <vessel> What to serve in. (cup, pot or jug; default: cup)"),
    ("steep", "-c, --cups <N> The number of cups. (1 to 12; default: 1)"),
    ("find", "--harvest <year> Only teas that were harvested in this year. --kind"),
  ])
  func `A description ends with the values and the default`(
    _ name: String, _ row: String
  ) throws {
    #expect(words(try page(name)).contains(row))
  }

  @Test func `A page lists no options of other commands or that don't apply`() throws {
    #expect(!(try page("find")).contains("--cups"))
    #expect(!(try page("serve")).contains("--json"))
  }

  @Test(arguments: names)
  func `The usage line lists every option of the command`(_ name: String) throws {
    let command = try command(name)
    for option in command.options { #expect(command.usage.contains("[\(option.usage)]")) }
    #expect(TeaProgram.spec.usage(of: command).hasPrefix("tea-cli \(name)"))
  }

  @Test func `The overview lists the groups and every command`() {
    let text = HelpText(spec: TeaProgram.spec, subject: .program).text
    let headings = text.lineList.filter { $0.hasSuffix(":") }
    #expect(headings == ["TEA:", "MORE:"])
    for command in TeaProgram.spec.commands {
      #expect(text.contains("\n  \(command.name) "))
      #expect(words(text).contains("\(command.name) \(command.overview)"))
    }
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
