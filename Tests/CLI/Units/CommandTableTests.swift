import Testing
import ViperLocalization
import ViperPlatform

@testable import MoviesCLI
@testable import ViperCommandLine

/// The program's own rules for command lines.
struct CommandTableTests {
  private func validationError(_ words: [String]) -> String? {
    do throws(CommandFailure) {
      _ = try CommandLineParser(spec: .movies).parse(words.map { SystemText($0) })
      return nil
    } catch {
      return error.exitCode == .usage ? error.message : "no usage error"
    }
  }

  private func option(_ name: String, of command: String) throws -> OptionSpec {
    let command = try #require(Commands.all.first { $0.name == command })
    return try #require((command.options + GlobalOptions.all).first { $0.name == name })
  }

  @Test(arguments: Commands.all.map(\.name))
  func `Every command accepts the options that scripts always pass`(_ name: String) throws {
    let spec = try #require(Commands.all.first { $0.name == name })
    // These have one format, and `play` has its own formats.
    let exceptions =
      ["browse", "completions", "help"].flatMap { ["\($0) --json", "\($0) --format"] }
      + ["play --format", "drive --format", "mcp --format"]
    for option in GlobalOptions.always where !exceptions.contains("\(name) \(option.name)") {
      #expect(spec.takes(option), "\(option.name)")
    }
  }

  @Test(arguments: [
    (["popular"], "list popular"), (["top-rated", "--json"], "list top-rated"), (["ls"], "list"),
    (["xyzzy5"], nil), (["show", "234"], "detail"), (["INFO"], "detail"), (["view"], "detail"),
    (["find", "x"], "search"), (["fav"], "list favorites"),
    (["fav", "234"], "mark 234 --favorite"),
    (["watchlist"], "list watchlist"), (["watchlist", "234"], "mark 234 --watchlist"),
    (["rate", "234", "8,5"], "mark 234 --rate 8.5"), (["rate", "234"], "mark"), (["rate"], "mark"),
    (["rated"], "list rated"), (["signin"], "login"), (["version"], "--version"),
    (["me"], "whoami"), (["settings"], "config"),
  ])
  func `A command name of another program gets a suggestion`(_ words: [String], _ line: String?) {
    let suggestion = line.map { " Did you mean '\($0)'?" } ?? ""
    #expect(validationError(words) == "Unknown command '\(words[0])'.\(suggestion)")
  }

  @Test(arguments: RemovedNames.table.map { ($0, $1) })
  func `A removed name says what to use instead`(_ name: String, _ names: [String]) throws {
    let command = name.hasPrefix("--pictures") ? ["poster", "1"] : ["list"]
    let words = (name.hasPrefix("--") ? command : []) + name.split(separator: " ").map(String.init)
    #expect(validationError(words) == RemovedNames.sentence(name, .english))
    for instead in names where instead != "alias" {
      let words = instead.split(separator: " ").map(String.init)
      let option = (GlobalOptions.all + [PictureOptions.pictures]).first { $0.name == words[0] }
      let command = Commands.all.first { $0.name == words[0] }
      #expect(option != nil || command != nil, "\(instead)")
      for word in words where word.hasPrefix("--") && option == nil {
        #expect(command?.options.contains { $0.name == word } == true, "\(instead)")
      }
    }
  }
}
