import Testing
import ViperPlatform

@testable import MoviesCLI
@testable import ViperCommandLine

/// A line is sorted into a command, its arguments and its options.
struct CommandLineParserTests {
  private func parse(_ words: [String]) throws(CommandFailure) -> ParsedLine {
    try CommandLineParser(
      spec: .movies, aliases: { ["top": ["list", "top-rated"], "list": ["search"]] }
    ).parse(
      words.map { SystemText($0) })
  }

  private func complaint(_ words: [String]) -> String? {
    do throws(CommandFailure) {
      _ = try parse(words)
      return nil
    } catch {
      return error.exitCode == .usage ? error.message : "no usage error"
    }
  }

  @Test func `An empty line names no command`() throws {
    let line = try parse([])
    #expect(line.command == nil)
    #expect(line.arguments.isEmpty)
  }

  @Test(arguments: [
    ["list", "popular", "--page", "2"], ["list", "--page", "2", "popular"],
    ["--page", "2", "list", "popular"], ["--page=2", "list", "popular"],
    ["list", "--page=2", "--", "popular"], ["--page", "2", "--", "list", "popular"],
    ["list", "--page", "7", "popular", "--page", "2"], ["list", "popular", "-p", "2"],
    ["list", "popular", "-p2"], ["-p=2", "list", "popular"],
  ])
  func `Options stand anywhere, and the last word counts`(_ words: [String]) throws {
    let line = try parse(words)
    #expect(line.command?.name == "list")
    #expect(line.arguments == ["popular"])
    #expect(line.text(Paging.page) == "2")
    #expect(try line.number(Paging.page, in: 1...500) == 2)
    #expect(!line.has(Paging.limit))
  }

  @Test(arguments: [["-h"], ["--help"], ["list", "-h"], ["-h", "search"], ["detail", "--help"]])
  func `Help asks for no arguments`(_ words: [String]) throws {
    #expect(try parse(words).has(ProgramOptions.help))
  }

  @Test func `After two hyphens everything is an argument`() throws {
    #expect(try parse(["search", "--", "--page", "--", "-h"]).arguments == ["--page", "--", "-h"])
  }

  @Test func `A single hyphen is an argument`() throws {
    #expect(try parse(["search", "-", "x"]).arguments == ["-", "x"])
  }

  @Test(arguments: ["--page==2", "--page= 2", "--page=a=b"])
  func `Only the first equals sign divides`(_ word: String) throws {
    #expect(try parse(["list", word]).text(Paging.page) == String(word.dropFirst(7)))
  }

  @Test(arguments: [
    (["lst"], "There is no command 'lst'. Did you mean 'list'?"),
    (["list", "--pge"], "There is no option '--pge' of 'list'. Did you mean '--page'?"),
    (["--pge"], "There is no option '--pge'. Did you mean '--page'?"),
    (
      ["list", "--jq", ".x"],
      "There is no option '--jq' of 'list'. Use --json, and pipe the output into jq."
    ),
    (["detail", "234", "-w"], "There is no option '-w' of 'detail'. Did you mean 'open'?"),
    (["--page", "2"], "There is no option '--page'."),
    (["--jsn"], "There is no option '--jsn'. Did you mean '--json'?"),
    (["list", "--page"], "The option '--page <N>' needs a value."),
    (["list", "--page", "--json"], "The option '--page <N>' needs a value."),
    (["list", "--page", "--"], "The option '--page <N>' needs a value."),
    (["list", "--json=1"], "The option '--json' takes no value."),
    (["list", "-h=1"], "The option '-h' takes no value."),
    (["list", "a", "b"], "Unexpected argument 'b'."),
    (["detail"], "The argument '<id>...' is missing."),
    (["search", "--year", "1926"], "The argument '<query>...' is missing."),
    (["list", "-5"], "There is no option '-5' of 'list'."),
    (["list", "-p"], "The option '--page <N>' needs a value."),
    (["list", "-hV"], "There is no option '-hV' of 'list'."),
    (["list", "-y", "1926"], "There is no option '-y' of 'list'."),
    (["play", "a", "--source", "tmdb"], "The option '--source' does not apply to 'play'."),
    (["--language", "es", "whoami"], "The option '--language' does not apply to 'whoami'."),
    (["browse", "--json"], "The option '--json' does not apply to 'browse'."),
    (["cache", "path", "--timeuot=3"], "There is no option '--timeuot' of 'cache'."),
    (["--pge=2", "list"], "There is no option '--pge' of 'list'. Did you mean '--page'?"),
    // An unknown option is named before the value behind it.
    (["--colour", "never", "list"], "There is no option '--colour'. Did you mean '--color'?"),
    (["--bogus", "5", "list"], "There is no option '--bogus'."),
  ])
  func `A mistake is named`(_ words: [String], _ message: String) {
    #expect(complaint(words) == message)
  }

  @Test(arguments: [
    ("1", 1), ("500", 500), ("0", nil), ("501", nil), ("-1", nil), ("x", nil), ("", nil),
    ("1.0", nil), ("0x10", nil), (" 2", nil), ("٣", nil), ("99999999999999999999", nil),
  ])
  func `A number is whole and within its bounds`(_ word: String, _ number: Int?) throws {
    let line = try parse(["list", "--page=" + word])
    do throws(CommandFailure) {
      #expect(try line.number(Paging.page, in: 1...500) == number)
    } catch {
      #expect(number == nil)
      #expect(error.exitCode == .usage)
      #expect(error.command?.name == "list")
    }
  }

  @Test(arguments: [
    (["--no-color"], "never"), (["--color", "always", "--no-color"], "never"),
    (["--no-color", "--color", "always"], "always"),
  ])
  func `No color is a color that is never used, and the last word counts`(
    _ words: [String], _ value: String
  ) throws {
    #expect(try parse(["list"] + words).text(OutputOptions.color) == value)
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

  @Test func `An alias is the first word alone, and hides no command`() throws {
    #expect(try parse(["top", "--page", "2"]).arguments == ["top-rated"])
    #expect(try parse(["--page", "2", "top"]).command?.name == "list")
    #expect(try parse(["list", "top"]).arguments == ["top"])
    #expect(
      complaint(["--", "top"]) == "There is no command 'top'. Did you mean 'list top-rated'?")
    #expect(complaint(["tp"]) == "There is no command 'tp'. Did you mean 'top'?")
  }
}
