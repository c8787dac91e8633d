import Testing

@testable import ViperText

/// Suggestions for typing errors.
struct SuggestionTests {
  static let commands = ["list", "search", "detail", "login", "help"]
  static let options = ["--page", "--limit", "--json", "--color", "--version", "--help"]

  @Test(arguments: [
    ("lst", "list"), ("lits", "list"), ("lisst", "list"), ("mist", "list"), ("LIST", "list"),
    ("serch", "search"), ("saerch", "search"), ("sear", "search"), ("detial", "detail"),
    ("details", "detail"), ("logn", "login"), ("hlep", "help"), ("ilst", "list"),
    ("lstt", nil), ("s", nil), ("", nil), ("xyzzy", nil), ("favorites", nil), ("li", "list"),
    ("se", "search"),
    (String(repeating: "list", count: 17), nil),
  ])
  func `The nearest command is found`(_ typed: String, _ word: String?) {
    #expect(Suggestion.nearest(to: typed, among: Self.commands) == word)
  }

  @Test(arguments: [
    ("--pge", "--page"), ("-page", "--page"), ("page", nil), ("--colour", "--color"),
    ("--limt", "--limit"), ("--verison", "--version"), ("--", nil), ("-h", nil), ("--bogus", nil),
  ])
  func `The nearest option is found`(_ typed: String, _ word: String?) {
    #expect(Suggestion.nearest(to: typed, among: Self.options) == word)
  }

  @Test func `The nearer of two similar words is suggested`() {
    #expect(Suggestion.nearest(to: "serach", among: ["starch", "search"]) == "search")
  }
}
