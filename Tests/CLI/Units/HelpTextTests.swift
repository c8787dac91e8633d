import Testing
import ViperLocalization
import ViperPlatform

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// The help for the program's own commands.
struct HelpTextTests {
  @Test(arguments: ProgramSpec.movies.allCommands.map(\.name))
  func `The examples in the help are valid commands`(_ name: String) throws {
    let command = try #require(ProgramSpec.movies.allCommands.first { $0.name == name })
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      let words = try #require(
        ShellWords.split(String(example.prefix { !"|<>\\".contains($0) })).commands.first)
      let line = try CommandLineParser(spec: .movies).parse(words.map { SystemText($0) })
      #expect(([command] + command.tasks).contains { $0.name == line.command?.name })
    }
  }

  @Test(arguments: Language.allCases)
  func `The overview lists commands in groups, browse first, one per line`(language: Language) {
    let text = HelpText(spec: .movies, subject: .program, localizer: language.localizer).text
    let lines = text.lineList
    #expect(lines.count <= Commands.all.count + 12)
    #expect(lines[5].hasPrefix("  browse"))
    #expect(lines.count { $0.hasSuffix(":") } == 3)
  }

  @Test func `The options topic lists all shared options`() {
    let rows = HelpTopic.options.sections(.english).flatMap(\.rows).map(\.0)
    #expect(rows == GlobalOptions.all.map(\.spelling))
  }
}
