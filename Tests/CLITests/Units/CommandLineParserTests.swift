import Platform
import Testing

@testable import CLI

/// A line is sorted into a command, its arguments and its options.
@Suite struct CommandLineParserTests {
  private func parse(_ words: [String]) throws(CommandFailure) -> ParsedLine {
    try CommandLineParser(commands: Commands.specs, globals: GlobalOptions.all).parse(
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
    ["list", "--page", "7", "popular", "--page", "2"],
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
    (["--pge=2", "list"], "There is no option '--pge' of 'list'. Did you mean '--page'?"),
  ])
  func `A mistake is named`(_ words: [String], _ message: String) {
    #expect(complaint(words) == message)
  }

  @Test(arguments: [
    (["--colour", "never", "list"], "There is no option '--colour'. Did you mean '--color'?"),
    (["--bogus", "5", "list"], "There is no option '--bogus'."),
  ])
  func `An unknown option is named before the value behind it`(
    _ words: [String], _ message: String
  ) {
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
      #expect(error.usage?.topic == "movies-cli help list")
    }
  }
}
