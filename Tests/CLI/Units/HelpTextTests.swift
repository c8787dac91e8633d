import Testing
import ViperLocalization
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Help fits a terminal, names everything, and is the same however it is asked for.
@Suite(.places(1)) struct HelpTextTests {
  static let names = Commands.all.map(\.name)

  private func page(_ name: String) throws -> String {
    let command = try #require(Commands.all.first { $0.name == name })
    return HelpText(spec: .movies, subject: .command(command)).text
  }

  @Test(arguments: names)
  func `A page names every option and argument, and says what each is for`(_ name: String) throws {
    let command = try #require(Commands.all.first { $0.name == name })
    let words = try page(name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for option in command.options + GlobalOptions.all.filter(command.takes) {
      #expect(words.contains("\(option.spelling) \(option.help)"))
    }
    for argument in command.arguments {
      #expect(words.contains("<\(argument.name)> \(argument.help)"))
    }
    #expect(words.contains("OVERVIEW: \(command.overview)"))
  }

  @Test(arguments: names)
  func `The usage line names every option of the command`(_ name: String) throws {
    let command = try #require(Commands.all.first { $0.name == name })
    for option in command.options { #expect(command.usage.contains("[\(option.usage)]")) }
    #expect(ProgramSpec.movies.usage(of: command).hasPrefix("movies-cli \(name)"))
  }

  @Test(arguments: names)
  func `The examples are lines that parse`(_ name: String) throws {
    let command = try #require(Commands.all.first { $0.name == name })
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      let words = try #require(Alias.words(String(example.prefix { !"|<>\\".contains($0) })))
      let line = try CommandLineParser(spec: .movies).parse(words.map { SystemText($0) })
      #expect(line.command?.name == name)
    }
  }

  @Test func `The first screen is commands in groups, browse before all, and examples come below`()
  {
    let lines = HelpText(spec: .movies, subject: .program).text.lineList
    #expect(Array(lines[4...5].map { $0.prefix(8) }) == ["LOOK:", "  browse"])
    #expect(lines[..<23].contains { $0.hasPrefix("  login ") })
    let headings = lines.filter { $0.hasSuffix(":") }
    #expect(
      headings == [
        "LOOK:", "MARK:", "ACCOUNT:", "SCRIPTS:", "MORE:", "EXAMPLES:", "OPTIONS:",
      ])
    #expect(lines.count { $0.hasPrefix("  movies-cli ") } == 3)
    let names = ProgramHelp.movies.groups.flatMap { $0.commands.split(separator: " ") }
    #expect(names.sorted() == Commands.all.map { Substring($0.name) }.sorted())
  }

  @Test func `A topic has all options that commands share`() {
    let rows = HelpTopic.options.sections(.english).flatMap(\.rows).map(\.0)
    #expect(rows == GlobalOptions.all.map(\.spelling))
  }

  @Test func `A page names no command but its own`() throws {
    #expect(!(try page("search")).contains("search also"))
    #expect(try page("search").contains("Only movies released in this year.\n"))
  }

  @Test func `The overview names every command`() {
    let text = HelpText(spec: .movies, subject: .program).text
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for command in Commands.all {
      #expect(text.contains("\n  \(command.name) "))
      #expect(words.contains("\(command.name) \(command.overview)"))
    }
  }

  @Test(arguments: ["list", "browse"])
  func `Three ways of asking give one response`(_ name: String) async throws {
    let page = try page(name)
    for words in [["help", name], [name, "--help"], [name, "-h"], ["-h", name]] {
      let run = try await Binary.run(words)
      #expect(run.status == 0)
      #expect(run.output == page)
      #expect(run.error.isEmpty)
    }
  }

  @Test(arguments: [["--version"], ["list", "--version"], ["--version", "--json"]])
  func `The version stands alone`(_ words: [String]) async throws {
    let run = try await Binary.run(words)
    #expect(run.status == 0)
    #expect(run.output == About.version + "\n")
  }
}
