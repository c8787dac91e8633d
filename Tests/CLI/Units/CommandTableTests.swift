import Testing
import ViperPlatform

@testable import MoviesCLI
@testable import ViperCommandLine

/// What the program adds to the rules of a command line.
struct CommandTableTests {
  private func complaint(_ words: [String]) -> String? {
    do throws(CommandFailure) {
      _ = try CommandLineParser(spec: .movies).parse(words.map { SystemText($0) })
      return nil
    } catch {
      return error.exitCode == .usage ? error.message : "no usage error"
    }
  }

  @Test(arguments: [
    (
      ["list", "--jq", ".x"],
      "There is no option '--jq' of 'list'. Use --json, and pipe the output into jq."
    ),
    (["detail", "234", "-w"], "There is no option '-w' of 'detail'. Did you mean 'open'?"),
    (["play", "a", "--source", "tmdb"], "The option '--source' does not apply to 'play'."),
    (["--language", "es", "whoami"], "The option '--language' does not apply to 'whoami'."),
    (["browse", "--json"], "The option '--json' does not apply to 'browse'."),
  ])
  func `A mistake is named`(_ words: [String], _ message: String) {
    #expect(complaint(words) == message)
  }

  @Test(arguments: Commands.all.map(\.name))
  func `Every command takes what scripts always give`(_ name: String) throws {
    let spec = try #require(Commands.all.first { $0.name == name })
    // A window has no data, `play` has formats of its own, and `drive` has one.
    let exceptions = ["browse --json", "browse --format", "play --format", "drive --format"]
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
  func `A word of other programs leads to the command`(_ words: [String], _ line: String?) {
    let suggestion = line.map { " Did you mean '\($0)'?" } ?? ""
    #expect(complaint(words) == "There is no command '\(words[0])'.\(suggestion)")
  }
}
