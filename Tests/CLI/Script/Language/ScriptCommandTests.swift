import Testing

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript
@testable import ViperTestSupport

/// Each command has its documented effect: the expectation passes with it and fails without it.
@MainActor
struct ScriptCommandTests {
  struct Meaning: Sendable, CustomTestStringConvertible {
    let command: String
    /// The expectation that passes only after the command.
    let expectation: String
    /// The lines before the command.
    let before: String
    var testDescription: String { command }

    init(_ command: String, _ expectation: String, after before: String = "") {
      self.before = before.isEmpty ? "" : before + "\n"
      self.command = command
      self.expectation = expectation
    }
  }

  nonisolated static let openings = [
    Meaning("open list", "expect title \"Popular movies\""),
    Meaning("open list top-rated", "expect title \"Top rated movies\"", after: "open list"),
    Meaning("open search \"nosferatu\"", "expect title \"Search: nosferatu\""),
    Meaning("open discover", "expect title \"Discover: all movies\""),
    Meaning("open discover \"drama 1927\"", "expect title \"Discover: Drama · 1927\""),
    Meaning(
      "open tab popular", "expect focus 2", after: "open tab popular\nnext\nopen tab upcoming"),
    Meaning("go to \"detail 234\"", "expect routes \"popular > detail 234\"", after: "open list"),
    Meaning("open similar 653", "expect title \"Similar to movie 653\""),
    Meaning("open recommend 653", "expect title \"Recommendations for movie 653\""),
    Meaning("open detail 653", "expect title \"Nosferatu (1922)\""),
    Meaning("open person 910000070", "expect title \"Robert Wiene\""),
    Meaning("open login", "expect screen login", after: "open list"),
    Meaning("open log", "expect field title \"\"", after: "open list\nactivate log"),
    Meaning("open import", "expect screen fileImport", after: "open list"),
    Meaning("open log \"Dune (2021)\"", "expect field year \"2021\"", after: "open log"),
    Meaning(
      "mark movie \"Dune (2021)\" 8", "expect \"yours 8\"",
      after: "log movie \"Dune (2021)\"\nopen detail \"Dune (2021)\""),
  ]

  nonisolated static let pages = ScreenEntry.pages.filter { $0.argument == nil }.map { page in
    Meaning("open \(page.name)", "expect routes \"\(page.name)\"")
  }

  nonisolated static let selections = [
    Meaning("select row 3", "expect title \"The General (1926)\"", after: "open list"),
    Meaning("select id 653", "expect title \"Nosferatu (1922)\"", after: "open list"),
    Meaning(
      "select person 910000070", "expect title \"Robert Wiene\"", after: "open detail 234"),
    Meaning("select \"The Kid\"", "expect title \"The Kid (1921)\"", after: "open list"),
    Meaning("activate retry", "expect count 20", after: "fail next offline\nopen list"),
    Meaning("activate \"Retry\"", "expect count 20", after: "fail next offline\nopen list"),
    Meaning("activate edit-entry", "expect screen logEntry", after: diary),
    // The identifier in 0.5.
    Meaning("activate editEntry", "expect screen logEntry", after: diary),
    Meaning("back", "expect screen list", after: "open list\nselect row 1"),
  ]

  private nonisolated static let diary = """
    log movie 19
    open diary
    """

  nonisolated static let forms = [
    Meaning("type username \"ada\"", "expect field username \"ada\"", after: "open login"),
    Meaning(
      "secret username $PASSWORD", "expect field username \"••••••••\"", after: "open login"),
    Meaning(
      "submit", "expect screen home",
      after: "open list\nopen login\ntype username \"user0\"\nsecret password $PASSWORD"),
  ]

  nonisolated static let moves = [
    Meaning("search \"nosferatu\"", "expect count 1", after: "open list"),
    Meaning("next", "expect focus 2", after: "open list"),
    Meaning("next x3", "expect focus 4", after: "open list"),
    Meaning("previous", "expect focus 3", after: "open list\nnext x3"),
    Meaning("previous x2", "expect focus 2", after: "open list\nnext x3"),
    Meaning("focus row 12", "expect focus 12", after: "open list"),
    Meaning("focus end", "expect focus 80", after: "open list"),
    Meaning("repeat 3\n  next\nend", "expect focus 4", after: "open list"),
    Meaning("more", "expect count 40", after: "open list"),
    Meaning("log in", "expect screen login", after: "open list"),
    Meaning(
      "log out", "expect count 0",
      after:
        "open login\ntype username \"user0\"\ntype password \"12345678\"\nsubmit\nopen detail 19\n"
        + "activate favorite\nopen list favorites"),
    Meaning("refresh", "expect requests 2", after: "open list"),
    Meaning("resize 80x3", "expect not shown \"The General\"", after: "open list"),
  ]

  nonisolated static let time = [
    Meaning("set library none", "open list\nactivate favorite\nexpect screen login"),
    Meaning("log movie 19", "expect marks \"Metropolis\" seen", after: "open list"),
    Meaning("set delay 40s", "open list\nexpect \"timed out\""),
    Meaning("fail next timeout", "open list\nexpect \"timed out\""),
    Meaning("fail next 429 x3", "open list\nexpect requests 4"),
    Meaning(
      "advance 1440m", "refresh\nexpect row 1 \"Daddy Long Legs\"", after: "open list trending"),
    Meaning(
      "advance 2s", "expect count 20", after: "set clock manual\nset delay 2s\nstart open list"),
    Meaning(
      "advance 2s\nsettle", "expect count 20",
      after: "set clock manual\nset delay 2s\nstart open list"),
    Meaning("start more\nsettle", "expect count 40", after: "open list"),
    Meaning(
      "log movie 19\nopen diary", "expect \"February 2026\"",
      after: "set today 2026-02-03\nopen diary"),
    Meaning("pick movie 653", "expect row 1 \"Nosferatu\"", after: "open home"),
    Meaning("focus \"Nosferatu\"", "expect focus 2", after: "open list"),
  ]

  nonisolated static let all = openings + pages + selections + forms + moves + time

  @Test(arguments: all)
  func `Each command has its documented effect`(_ meaning: Meaning) async throws {
    let played = try await Played("\(meaning.before)\(meaning.command)\n\(meaning.expectation)")
    #expect(played.failure?.report == nil)
    let without = try await Played(meaning.before + meaning.expectation)
    // The last line contains the difference.
    #expect(without.failure?.isExpectation == true)
    let last = try #require(meaning.expectation.lineList.last)
    #expect(without.transcript.hasSuffix("> \(last)\n"))
  }

  @Test func `Every command is covered, except those for the transcript`() throws {
    let lines = Self.all.flatMap { "\($0.before)\($0.command)".lineList }
    // Keys have their own tests.
    let others = [
      "set size", "set color", "set theme", "set view", "set transcript", "set driver",
      "set pictures",
      "set pace", "show",
      "screenshot",
      "include",
      "press", "click row", "paste", "load marks",
    ]
    for form in MovieScripts.language.forms where form.words.first != "expect" {
      let isAmong = try lines.contains { try form.takes($0) }
      #expect(isAmong != others.contains(form.words.joined(separator: " ")), "\(form.spelling)")
    }
  }

  @Test func `Settings determine the transcript's size, colors, and screens`()
    async throws
  {
    let list = "open list\nnext"
    let usual = try await Played(list).transcript
    #expect(usual.lineList.count == 46)
    #expect(try await Played("set size 30x5\n" + list).transcript.lineList.count == 13)
    #expect(try await Played("set color always\n" + list).transcript.contains("\u{1B}["))
    #expect(try await Played("set color never\n" + list).transcript.contains("\u{1B}[") == false)
    let colored = "set color always\nset theme light\n" + list
    #expect(try await Played(colored).transcript.contains("\u{1B}[38;5;22m"))
    #expect(try await Played("set theme light\n" + list).transcript.contains("\u{1B}[") == false)
    let explicit = "set transcript explicit\nopen list\nshow\nnext"
    #expect(try await Played(explicit).transcript.lineList.count == 26)
    let every = try await Played("set transcript every\nset delay 1s\nopen list").transcript
    #expect(every.contains("Loading"))
  }
}
