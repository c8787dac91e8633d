import Testing

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript

/// A mistake in a line is reported with its position, reason, line, and caret.
struct ScriptLineMistakeTests {
  private static let kinds =
    "popular, now-playing, top-rated, upcoming, trending, favorites, watchlist, rated"
  private static let failures = "401, 404, 429, 500, offline, timeout, garbage"

  static let words: [(String, Int, String)] = [
    ("xyzzy", 1, "Unknown command 'xyzzy'."),
    ("opn list", 1, "Unknown command 'opn'. Did you mean 'open'?"),
    ("EXPECT \"a\"", 1, "Unknown command 'EXPECT'. Did you mean 'expect'?"),
    ("select\"a b\"", 1, "Unknown command 'select\"a'. Did you mean 'select'?"),
    ("\"next\"", 1, "Expected a command at the start of the line."),
    ("/next/", 1, "Expected a command at the start of the line."),
    ("select rwo 3", 8, "Expected one of: row, id, person, \"TEXT\". Did you mean 'row'?"),
    ("open list populr", 11, "Expected one of: \(kinds). Did you mean 'popular'?"),
    ("set color auto", 11, "Expected one of: never, always."),
  ]
  static let missing: [(String, Int, String)] = [
    ("open detail", 12, #"ID|"TITLE (YEAR)""#), ("select", 7, "row, id, person, \"TEXT\""),
    ("select row", 11, "N (a whole number from 1 to 1000000)"),
    ("type username", 14, "\"TEXT\""), ("fail next", 10, failures),
    ("select row  # the first", 11, "N (a whole number from 1 to 1000000)"),
    ("  select row\t", 13, "N (a whole number from 1 to 1000000)"),
  ]
  private static let invalidFilm =
    "Invalid movie. Use an ID such as 234, or text such as 'Dune (2021)'."
  static let values: [(String, Int, String)] = [
    ("next next", 6, "Expected xN (from x1 to x1000000)."),
    ("next x2 x3", 9, "Unexpected text after the command."),
    ("expect /[/", 8, "Invalid regular expression."),
    ("expect not title \"a\"", 12, "Expected one of: \"TEXT\", /REGEX/, shown."),
    ("open detail 0", 13, invalidFilm), ("open detail 234/../account", 13, invalidFilm),
    ("open person tt0010323", 13, "Invalid person ID. Use a TMDB ID such as 910000011."),
    ("open search caligari", 13, "Expected \"TEXT\"."),
  ]

  private func told(_ line: String) -> [String] { MovieReader.reading(line).mistakeTexts }

  private func expected(_ line: String, _ column: Int, _ message: String) -> [String] {
    let shown = line.replacing("\t", with: " ")
    return [
      "s:1:\(column): \(message)\n  \(shown)\n  "
        + String(repeating: " ", count: column - 1) + "^"
    ]
  }

  @Test(arguments: words)
  func `An unknown word is reported with a suggestion`(
    _ line: String, _ column: Int, _ message: String
  ) {
    #expect(told(line) == expected(line, column, message))
  }

  @Test(arguments: missing)
  func `A missing word is reported at the end of the line`(
    _ line: String, _ column: Int, _ what: String
  ) {
    #expect(
      told(line)
        == expected(
          line, column,
          "Missing \(what.contains(", ") && !what.contains(" (") ? "one of: " : "")\(what)."))
  }

  @Test(arguments: values)
  func `An unexpected word is reported`(_ line: String, _ column: Int, _ message: String) {
    #expect(told(line) == expected(line, column, message))
  }
}
