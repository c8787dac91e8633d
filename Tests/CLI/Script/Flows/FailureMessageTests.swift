import Testing

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript

/// The messages of failed expectations and commands.
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
    Line("expect shown \"Vertigo\"", "Expected \"Vertigo\" in the visible 80x24."),
    Line(
      "expect not shown \"Young Hutter\"",
      "Did not expect \"Young Hutter\" in the visible 80x24."),
    Line("expect screen detail", "Expected the screen to be detail, but found list."),
    Line(
      "expect title \"Films\"", "Expected the title to be Films, but found Search: nosferatu."),
    Line("expect row 2 \"The\"", "Row 2 not found. Rows on the screen: 1."),
    Line(
      "expect marks \"Nosferatu\" favorite",
      "Expected the marks of \"Nosferatu\" to be 'favorite', but they are ''."),
    Line("expect sorted \"YEAR\"", "Expected the sorted column to be year, but found none."),
    Line("expect count 20", "Expected rows to be 20, but found 1."),
    Line("expect focus 2", "Expected the focus on row 2, but it is on row 1."),
    Line(
      "expect routes \"list\"",
      "Expected the routes to be list, but found search nosferatu."),
    Line("expect depth 0", "Expected depth to be 0, but found 1."),
    Line("expect field rating \"\"", "Unknown field 'rating'."),
    Line(
      "expect button \"Retry\" on",
      "Unknown button \"Retry\". Buttons on the screen: \"Favorite\", \"Watchlist\", \"Rate\", \"Log\", \"Undo\", \"Web page\", \"Trailer\", \"Copy URL\", \"Sort\", \"Narrow\", \"Sort by rating\", \"Sort by year\", \"Sort by title\", \"Sort by my rating\", \"Sort by length\"."
    ),
    Line("expect requests 3", "Expected requests to be 3, but found 2."),
    Line("expect leaks 1", "Expected leaks to be 1, but found 0."),
  ]

  @Test(arguments: expectations)
  func `A failed list expectation reports the actual value`(
    _ line: Line
  ) async throws {
    let played = try await Played("open search \"nosferatu\"\n\(line.command)")
    #expect(played.failure?.text == "t.script:2: \(line.message)")
  }

  @Test func `Every form of expectation can fail`() throws {
    // Forms that need keys have their own tests.
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
      "Expected \"user1\" in field 'username', but found \"user0\"."),
    Line(
      "expect button \"Log in\" on",
      "Expected button \"Log in\" to be enabled, but it is disabled."),
    Line("expect focus 1", "Expected the focus on row 1, but it is on none."),
    Line("type rating \"a\"", "Unknown field 'rating'."),
    Line("secret rating $PASSWORD", "Unknown field 'rating'."),
    Line("secret password $NOT_SET", "The environment variable NOT_SET is not set."),
    Line("activate \"Send\"", "Unknown button \"Send\". Buttons on the screen: \"Log in\"."),
    Line("activate send", "Unknown button \"send\". Buttons on the screen: \"Log in\"."),
    Line(
      "activate \"Log im\"",
      "Unknown button \"Log im\". Buttons on the screen: \"Log in\". Did you mean \"Log in\"?"),
    Line(
      "activate sumbit",
      "Unknown button \"sumbit\". Buttons on the screen: \"Log in\". Did you mean \"submit\"?"),
    Line(
      "expect button \"log in\" on",
      "Unknown button \"log in\". Buttons on the screen: \"Log in\". Did you mean \"Log in\"?"),
    Line("activate \"Log in\"", "The button \"Log in\" is disabled."),
    Line("activate submit", "The button \"Log in\" is disabled."),
    Line("focus row 1", "Row 1 not found. Rows on the screen: 0."),
    Line("select row 1", "Row 1 not found. Rows on the screen: 0."),
    Line("select id 19", "No row found with ID 19."),
    Line("select \"Metropolis\"", "No row contains \"Metropolis\"."),
  ])
  func `Actions that are not possible during a login are reported`(_ line: Line) async throws {
    let played = try await Played("open login\ntype username \"user0\"\n\(line.command)")
    #expect(played.failure?.text == "t.script:3: \(line.message)")
  }

  @Test(arguments: [
    Line("expect \"Metropolis\"", "Expected a screen, but none is open."),
    Line("expect count 0", "Expected a screen, but none is open."),
    Line("expect shown \"Metropolis\"", "Expected a screen, but none is open."),
    Line("expect not shown \"Metropolis\"", "Expected a screen, but none is open."),
    Line("expect button \"Retry\" on", "Expected a screen, but none is open."),
    Line("activate retry", "Unknown button \"retry\"; the screen has no buttons."),
    Line("next", "No screen is open."), Line("next x1000000", "No screen is open."),
    Line("back", "No screen is open."),
    Line("submit", "No screen is open."),
  ])
  func `Every action needs a screen`(_ line: Line) async throws {
    let played = try await Played(line.command)
    #expect(played.failure?.report == "t.script:1: \(line.message)")
  }
}
