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
}
