import Testing

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript

/// What a script is told whose expectation was not met, or whose command could not be carried out.
@MainActor
struct FailureMessageTests {
  struct Line: Sendable, CustomTestStringConvertible {
    let command: String
    let message: String
    var testDescription: String { command }

    init(_ command: String, _ message: String) {
      self.command = command
      self.message = message
    }
  }

  nonisolated static let expectations = [
    Line("expect \"Vertigo\"", "Expected \"Vertigo\" on the screen."),
    Line("expect not \"Nosferatu\"", "Did not expect \"Nosferatu\" on the screen."),
    Line("expect /^Vert/", "Expected /^Vert/ on the screen."),
    Line("expect not /Nos.*u/", "Did not expect /Nos.*u/ on the screen."),
    Line("expect shown \"Vertigo\"", "Expected \"Vertigo\" on the 80x24 that are shown."),
    Line(
      "expect not shown \"Young Hutter\"",
      "Did not expect \"Young Hutter\" on the 80x24 that are shown."),
    Line("expect screen detail", "Expected the screen to be detail; it is list."),
    Line(
      "expect title \"Films\"", "Expected the title to be Films; it is Search: nosferatu."),
    Line("expect row 2 \"The\"", "Expected a row 2; the screen has 1."),
    Line(
      "expect marks \"Nosferatu\" favorite",
      "Expected the marks of \"Nosferatu\" to be 'favorite'; they are ''."),
    Line("expect count 20", "Expected rows to be 20; it is 1."),
    Line("expect focus 2", "Expected the focus on row 2; it is on row 1."),
    Line("expect depth 0", "Expected depth to be 0; it is 1."),
    Line("expect field rating \"\"", "Expected a field 'rating'; there is none."),
    Line(
      "expect button \"Retry\" on",
      "There is no button \"Retry\"; there are \"Favorite\", \"Watchlist\", \"Rate\", \"Web page\", \"Trailer\", \"Copy address\", \"Sort\", \"Narrow\"."
    ),
    Line("expect requests 3", "Expected requests to be 3; it is 2."),
    Line("expect leaks 1", "Expected leaks to be 1; it is 0."),
  ]

  @Test(arguments: expectations)
  func `An expectation of a list that is not met says what is so instead`(
    _ line: Line
  ) async throws {
    let played = try await Played("open search \"nosferatu\"\n\(line.command)")
    #expect(played.failure?.text == "t.script:2: \(line.message)")
  }

  @Test func `Every form of an expectation is seen failing`() throws {
    // Those that need keys have tests of their own.
    let ofKeys = ["style", "cursor", "footer"]
    let forms = MovieScripts.language.forms.filter {
      $0.words.first == "expect" && !ofKeys.contains($0.words.last ?? "")
    }
    for form in forms {
      #expect(try Self.expectations.contains { try form.takes($0.command) }, "\(form.spelling)")
    }
    #expect(Self.expectations.count == forms.count)
  }

  @Test(arguments: [
    Line(
      "expect field username \"user1\"",
      "Expected \"user1\" in the field 'username', which contains \"user0\"."),
    Line(
      "expect button \"Log in\" on",
      "Expected the button \"Log in\" to be enabled; it is disabled."),
    Line("expect focus 1", "Expected the focus on row 1; it is on none."),
    Line("type rating \"a\"", "There is no field 'rating'."),
    Line("secret rating $PASSWORD", "There is no field 'rating'."),
    Line("secret password $NOT_SET", "The environment variable NOT_SET is not set."),
    Line("activate \"Send\"", "There is no button \"Send\"; there is \"Log in\"."),
    Line("activate send", "There is no button \"send\"; there is \"Log in\"."),
    Line(
      "activate \"Log im\"",
      "There is no button \"Log im\"; there is \"Log in\". Did you mean \"Log in\"?"),
    Line(
      "activate sumbit",
      "There is no button \"sumbit\"; there is \"Log in\". Did you mean \"submit\"?"),
    Line(
      "expect button \"log in\" on",
      "There is no button \"log in\"; there is \"Log in\". Did you mean \"Log in\"?"),
    Line("activate \"Log in\"", "The button \"Log in\" is disabled."),
    Line("activate submit", "The button \"Log in\" is disabled."),
    Line("focus row 1", "There is no row 1: the screen has 0."),
    Line("select row 1", "There is no row 1: the screen has 0."),
    Line("select id 19", "There is no row with the id 19."),
    Line("select \"Metropolis\"", "There is no row that contains \"Metropolis\"."),
  ])
  func `What cannot be carried out at a log-in is told`(_ line: Line) async throws {
    let played = try await Played("open login\ntype username \"user0\"\n\(line.command)")
    #expect(played.failure?.text == "t.script:3: \(line.message)")
  }

  @Test(arguments: [
    Line("expect \"Metropolis\"", "Expected a screen, and none is open."),
    Line("expect count 0", "Expected a screen, and none is open."),
    Line("expect shown \"Metropolis\"", "Expected a screen, and none is open."),
    Line("expect not shown \"Metropolis\"", "Expected a screen, and none is open."),
    Line("expect button \"Retry\" on", "Expected a screen, and none is open."),
    Line("activate retry", "There is no button \"retry\"; the screen has none."),
    Line("next", "No screen is open."), Line("next x1000000", "No screen is open."),
    Line("back", "No screen is open."),
    Line("submit", "No screen is open."),
  ])
  func `Without a screen nothing can be done`(_ line: Line) async throws {
    let played = try await Played(line.command)
    #expect(played.failure?.report == "t.script:1: \(line.message)")
  }
}
