import Testing
import ViperPlatform

@testable import ViperCommandLine
@testable import tea_cli

/// A command line is parsed into a command, its arguments, and its options.
struct CommandLineParserTests {
  private func parse(_ words: [String]) throws(CommandFailure) -> ParsedLine {
    try CommandLineParser(spec: TeaProgram.spec).parse(words.map { SystemText($0) })
  }

  private func validationError(_ words: [String]) -> String? {
    do throws(CommandFailure) {
      _ = try parse(words)
      return nil
    } catch {
      return error.exitCode == .usage ? error.message : "no usage error"
    }
  }

  @Test func `An empty command line names no command`() throws {
    let line = try parse([])
    #expect(line.command == nil)
    #expect(line.arguments.isEmpty)
  }

  @Test(arguments: [
    ["list", "green", "--limit", "2"], ["list", "--limit", "2", "green"],
    ["--limit", "2", "list", "green"], ["--limit=2", "list", "green"],
    ["list", "--limit=2", "--", "green"], ["--limit", "2", "--", "list", "green"],
    ["list", "--limit", "7", "green", "--limit", "2"], ["list", "green", "-n", "2"],
    ["list", "green", "-n2"], ["-n=2", "list", "green"],
  ])
  func `Options can be anywhere, and the last value wins`(_ words: [String]) throws {
    let line = try parse(words)
    #expect(line.command?.name == "list")
    #expect(line.arguments == ["green"])
    #expect(line.text(TeaProgram.limit) == "2")
    #expect(line.number(TeaProgram.limit) == 2)
    #expect(!line.has(TeaProgram.harvest))
  }

  @Test(arguments: [["-h"], ["--help"], ["list", "-h"], ["-h", "find"], ["steep", "--help"]])
  func `Help needs no arguments`(_ words: [String]) throws {
    #expect(try parse(words).has(ProgramOptions.help))
  }

  @Test func `After --, everything is an argument`() throws {
    #expect(try parse(["find", "--", "--limit", "--", "-h"]).arguments == ["--limit", "--", "-h"])
  }

  @Test func `A single hyphen is an argument`() throws {
    #expect(try parse(["find", "-", "x"]).arguments == ["-", "x"])
  }

  @Test(arguments: ["--kind==2", "--kind= 2", "--kind=a=b"])
  func `Only the first equals sign separates the value`(_ word: String) throws {
    #expect(try parse(["find", "a", word]).text(TeaProgram.kinds) == String(word.dropFirst(7)))
  }

  @Test func `The value of a sort option can start with a hyphen`() throws {
    #expect(try parse(["list", "--sort", "-minutes"]).text(OutputOptions.sort) == "-minutes")
    #expect(
      try parse(["find", "a", "--harvest", "-5", "--kind", "b"]).text(TeaProgram.harvest) == "-5")
  }

  private static let mistakes: [([String], String)] = [
    (["lst"], "Unknown command 'lst'. Did you mean 'list'?"),
    (["xyzzy5"], "Unknown command 'xyzzy5'."),
    (["list", "--limt"], "Unknown option '--limt' for 'list'. Did you mean '--limit'?"),
    (["--limt"], "Unknown option '--limt'. Did you mean '--limit'?"),
    (["list", "--sugar", "2"], "Unknown option '--sugar' for 'list'. Tea needs no sugar."),
    (["--limit", "2"], "Unknown option '--limit'."),
    (["--jsn"], "Unknown option '--jsn'. Did you mean '--json'?"),
    (["list", "--limit"], "Option '--limit <N>' needs a value."),
    (["list", "--limit", "--json"], "Option '--limit <N>' needs a value."),
    (["list", "--limit", "--"], "Option '--limit <N>' needs a value."),
    (["serve", "a", "--order", ""], "Option '--order <file>' needs a value."),
    (["list", "--json=1"], "Option '--json' takes no value."),
    (["list", "-h=1"], "Option '-h' takes no value."),
    (["list", "a", "b"], "Unexpected argument 'b'."),
    (["steep"], "Missing argument '<name>...'."),
    (["find", "--harvest", "2026"], "Missing argument '<word>...'."),
    (["list", "-5"], "Unknown option '-5' for 'list'."),
    (["list", "-n"], "Option '--limit <N>' needs a value."),
    (["list", "-hV"], "Unknown option '-hV' for 'list'."),
    (["list", "-c", "2"], "Unknown option '-c' for 'list'."),
    (["serve", "a", "--fields", "name"], "Option '--fields' does not apply to 'serve'."),
    (
      ["--fields", "name", "config", "path"], "Option '--fields' does not apply to 'config path'."
    ),
    (["serve", "--json"], "Option '--json' does not apply to 'serve'."),
    (["config", "path", "--widht=3"], "Unknown option '--widht' for 'config path'."),
    (["config"], "Missing argument '<task>'. Use one of: list, get, set, unset, path."),
    (
      ["config", "pth", "--bogus"],
      "Unknown task 'pth'. Use one of: list, get, set, unset, path. Did you mean 'path'?"
    ),
    (["pot", "fill"], "Unknown task 'fill'. Use one of: warm, empty."),
    (["pot", "empty", "--cups", "2"], "Option '--cups' does not apply to 'pot empty'."),
    (["pot", "empty", "-c2"], "Option '-c' does not apply to 'pot empty'."),
    (["pot", "--cups", "2"], "Option '--cups' does not apply to 'pot'."),
    (["pot", "empty", "x"], "Unexpected argument 'x'."),
    (["pot", "warm", "--json"], "Option '--json' does not apply to 'pot warm'."),
    (["--limt=2", "list"], "Unknown option '--limt' for 'list'. Did you mean '--limit'?"),
    // The unknown option is reported, not the value after it.
    (["--colour", "never", "list"], "Unknown option '--colour'. Did you mean '--color'?"),
    (["--bogus", "5", "list"], "Unknown option '--bogus'."),
    (["brew", "Assam"], "Unknown command 'brew'. Did you mean 'steep Assam'?"),
    (
      ["list", "--limit", "0"],
      "Invalid value '0' for '--limit'. Use a whole number from 1 to 100."
    ),
    (
      ["serve", "a", "--format", "pt"],
      "Invalid value 'pt' for '--format'. Use one of: cup, pot, jug. Did you mean 'pot'?"
    ),
    (["--color", "x"], "Invalid value 'x' for '--color'. Use one of: auto, always, never."),
    (
      ["completions", "csh"],
      "Invalid value 'csh' for '<shell>'. Use one of: bash, zsh, fish. Did you mean 'zsh'?"
    ),
    (
      ["serve", "a", "--order", "b", "--format", "pot"],
      "'--format' and '--order' cannot be used together."
    ),
    (["find", "a", "--harvest", "2026"], "'--harvest' needs '--kind'."),
  ]

  @Test(arguments: mistakes)
  func `A mistake names the option or argument`(_ words: [String], _ message: String) {
    #expect(validationError(words) == message)
  }

  @Test(arguments: [
    ("1", 1), ("100", 100), ("0", nil), ("101", nil), ("-1", nil), ("x", nil), ("", nil),
    ("1.0", nil), ("0x10", nil), (" 2", nil), ("٣", nil), ("99999999999999999999", nil),
  ])
  func `A number must be whole and in range`(_ word: String, _ number: Int?) throws {
    do throws(CommandFailure) {
      #expect(try parse(["list", "--limit=" + word]).number(TeaProgram.limit) == number)
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
  func `--no-color means --color never, and the last one wins`(
    _ words: [String], _ value: String
  ) throws {
    #expect(try parse(["list"] + words).text(OutputOptions.color) == value)
  }

  @Test(arguments: [
    (["pot"], "pot", []), (["pot", "warm", "a"], "pot warm", ["a"]),
    (["--cups", "2", "pot", "warm", "a"], "pot warm", ["a"]),
    (["pot", "--cups", "2", "warm", "a"], "pot warm", ["a"]),
    (["pot", "-c2", "--", "warm", "a"], "pot warm", ["a"]),
    (["pot", "fill", "--help"], "pot", ["fill"]), (["pot", "warm", "--help"], "pot warm", []),
  ])
  func `The word after a command can name its task`(
    _ words: [String], _ name: String, _ arguments: [String]
  ) throws {
    let line = try parse(words)
    #expect(line.command?.name == name)
    #expect(line.arguments == arguments)
  }

  @Test func `A command's option takes precedence over a shared one`() throws {
    #expect(try parse(["serve", "a", "--format", "pot"]).text(TeaProgram.vessel) == "pot")
  }
}
