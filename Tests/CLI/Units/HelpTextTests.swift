import Testing
import ViperLocalization
import ViperPlatform

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// The help for the program's own commands.
struct HelpTextTests {
  @Test(arguments: Commands.all.map(\.name))
  func `The examples in the help are valid commands`(_ name: String) throws {
    let command = try #require(Commands.all.first { $0.name == name })
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      let words = try #require(
        ShellWords.split(String(example.prefix { !"|<>\\".contains($0) })).commands.first)
      let line = try CommandLineParser(spec: .movies).parse(words.map { SystemText($0) })
      #expect(line.command?.name == name)
    }
  }

  @Test func `The overview lists grouped commands, browse first, then examples`() {
    let lines = HelpText(spec: .movies, subject: .program).text.lineList
    #expect(Array(lines[4...5].map { $0.prefix(8) }) == ["MOVIES:", "  browse"])
    let headings = lines.filter { $0.hasSuffix(":") }
    #expect(
      headings == [
        "MOVIES:", "MARKS:", "ACCOUNT:", "SCRIPTS:", "MORE:", "EXAMPLES:", "OPTIONS:",
      ])
    #expect(lines.count { $0.hasPrefix("  movies-cli ") } == 3)
    let names = ProgramHelp.movies.groups.flatMap { $0.commands.split(separator: " ") }
    #expect(names.sorted() == Commands.all.map { Substring($0.name) }.sorted())
  }

  @Test func `The options topic lists all shared options`() {
    let rows = HelpTopic.options.sections(.english).flatMap(\.rows).map(\.0)
    #expect(rows == GlobalOptions.all.map(\.spelling))
  }
}
