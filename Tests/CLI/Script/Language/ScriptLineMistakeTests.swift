import Testing

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript

/// A mistake in a line is reported with its position, reason, line, and caret.
struct ScriptLineMistakeTests {
  private static let screens =
    (ScreenEntry.screenNames + ["login", "logEntry", "fileImport", "confirmation"])
    .joined(separator: ", ")
  private static let opened =
    (["list", "tab"] + ScreenEntry.pages.map(\.name) + ["login", "log", "import"])
    .joined(separator: ", ")
  static let starts =
    "\"TEXT\", not, /REGEX/, shown, screen, title, routes, depth, row, marks, sorted, count, focus, field, button, requests, "
    + "leaks, style, cursor, footer"
  static let kinds =
    "popular, now-playing, top-rated, upcoming, trending, favorites, watchlist, rated"

  static let words: [(String, Int, String)] = [
    ("xyzzy", 1, "Unknown command 'xyzzy'."),
    ("opn list", 1, "Unknown command 'opn'. Did you mean 'open'?"),
    ("EXPECT \"a\"", 1, "Unknown command 'EXPECT'. Did you mean 'expect'?"),
    ("select\"a b\"", 1, "Unknown command 'select\"a'. Did you mean 'select'?"),
    ("80x24", 1, "Unknown command '80x24'."),
    ("\"next\"", 1, "Expected a command at the start of the line."),
    ("/next/", 1, "Expected a command at the start of the line."),
    ("open lst", 6, "Expected one of: \(opened). Did you mean 'list'?"),
    ("open 7", 6, "Expected one of: \(opened)."),
    (
      "set colour never", 5,
      "Expected one of: size, color, theme, view, transcript, clock, driver, pictures, pace, delay, today, library. Did you mean 'color'?"
    ),
    ("expect ttle \"a\"", 8, "Expected one of: \(starts). Did you mean 'title'?"),
    ("expect nto \"a\"", 8, "Expected one of: \(starts). Did you mean 'not'?"),
    ("select rwo 3", 8, "Expected one of: row, id, person, \"TEXT\". Did you mean 'row'?"),
    ("open list populr", 11, "Expected one of: \(kinds). Did you mean 'popular'?"),
    (
      "fail next offlin", 11,
      "Expected one of: 401, 404, 429, 500, offline, timeout, garbage. Did you mean 'offline'?"
    ),
    (
      "expect screen lst", 15,
      "Expected one of: \(screens). Did you mean 'list'?"
    ),
    ("expect button \"a\" onn", 19, "Expected one of: on, off. Did you mean 'on'?"),
    ("set color auto", 11, "Expected one of: never, always."),
    ("set transcript always", 16, "Expected one of: changes, every, explicit."),
  ]

  static let missing: [(String, Int, String)] = [
    ("open", 5, opened),
    ("open detail", 12, #"ID|"TITLE (YEAR)""#), ("select", 7, "row, id, person, \"TEXT\""),
    ("select row", 11, "N (a whole number from 1 to 1000000)"), ("activate", 9, "ID, \"LABEL\""),
    (
      "type", 5,
      "service, username, password, rating, words, order, title, year, day, rewatch, tags, note, file"
    ),
    ("type username", 14, "\"TEXT\""),
    ("expect", 7, starts),
    ("secret password", 16, "$NAME (a variable such as $PASSWORD)"),
    ("advance", 8, "DURATION (such as 250ms, 2s or 5m)"),
    ("set size", 9, "COLUMNSxROWS (such as 80x24, up to 1000x1000)"),
    ("fail next", 10, "401, 404, 429, 500, offline, timeout, garbage"),
    ("expect not", 11, "\"TEXT\", /REGEX/, shown"), ("expect button \"a\"", 18, "on, off"),
    ("include", 8, "\"FILE\""), ("repeat", 7, "N (a whole number from 1 to 1000000)"),
    ("select row  # the first", 11, "N (a whole number from 1 to 1000000)"),
    ("  select row\t", 13, "N (a whole number from 1 to 1000000)"),
  ]

  private static let invalidFilm =
    "Invalid movie. Use an ID such as 234, or text such as 'Dune (2021)'."

  static let values: [(String, Int, String)] = [
    ("next next", 6, "Expected xN (from x1 to x1000000)."),
    ("next x2 x3", 9, "Unexpected text after the command."),
    ("back back", 6, "Unexpected text after the command."),
    ("open list popular 2", 19, "Unexpected text after the command."),
    ("fail next 429 x3 x4", 18, "Unexpected text after the command."),
    ("expect \"a\" \"b\"", 12, "Unexpected text after the command."),
    ("expect /[/", 8, "Invalid regular expression."),
    ("expect not /(a/", 12, "Invalid regular expression."),
    ("expect not title \"a\"", 12, "Expected one of: \"TEXT\", /REGEX/, shown."),
    ("open detail x", 13, invalidFilm),
    ("open detail 0", 13, invalidFilm),
    ("open detail tt", 13, invalidFilm),
    ("open detail 234/../account", 13, invalidFilm),
    ("open person x", 13, "Invalid person ID. Use a TMDB ID such as 910000011."),
    ("open person tt0010323", 13, "Invalid person ID. Use a TMDB ID such as 910000011."),
    ("open search caligari", 13, "Expected \"TEXT\"."),
    ("expect title /a/", 14, "Expected \"TEXT\"."),
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
