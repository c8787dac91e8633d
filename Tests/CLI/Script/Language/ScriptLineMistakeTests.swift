import Testing

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript

/// What is wrong with a line is told whole: place, reason, the line, and a caret below.
struct ScriptLineMistakeTests {
  static let starts =
    "\"TEXT\", not, /REGEX/, shown, screen, title, depth, row, marks, count, focus, field, button, requests, "
    + "leaks, style, cursor, footer"
  static let kinds =
    "popular, now-playing, top-rated, upcoming, trending, favorites, watchlist, rated"

  static let words: [(String, Int, String)] = [
    ("xyzzy", 1, "There is no command 'xyzzy'."),
    ("opn list", 1, "There is no command 'opn'. Did you mean 'open'?"),
    ("EXPECT \"a\"", 1, "There is no command 'EXPECT'. Did you mean 'expect'?"),
    ("select\"a b\"", 1, "There is no command 'select\"a'. Did you mean 'select'?"),
    ("80x24", 1, "There is no command '80x24'."),
    ("\"next\"", 1, "A line begins with a command."),
    ("/next/", 1, "A line begins with a command."),
    (
      "open lst", 6,
      "Expected here: list, tab, search, discover, similar, recommend, detail, person, login. Did you mean 'list'?"
    ),
    (
      "open 7", 6,
      "Expected here: list, tab, search, discover, similar, recommend, detail, person, login."
    ),
    (
      "set colour never", 5,
      "Expected here: size, color, transcript, clock, driver, pace, delay. Did you mean 'color'?"
    ),
    ("expect ttle \"a\"", 8, "Expected here: \(starts). Did you mean 'title'?"),
    ("expect nto \"a\"", 8, "Expected here: \(starts). Did you mean 'not'?"),
    ("select rwo 3", 8, "Expected here: row, id, person, \"TEXT\". Did you mean 'row'?"),
    ("open list populr", 11, "Expected here: \(kinds). Did you mean 'popular'?"),
    (
      "fail next offlin", 11,
      "Expected here: 401, 404, 429, 500, offline, timeout, garbage. Did you mean 'offline'?"
    ),
    ("expect screen lst", 15, "Expected here: list, detail, person, login. Did you mean 'list'?"),
    ("expect button \"a\" onn", 19, "Expected here: on, off. Did you mean 'on'?"),
    ("set color auto", 11, "Expected here: never, always."),
    ("set transcript always", 16, "Expected here: changes, every, explicit."),
  ]

  static let missing: [(String, Int, String)] = [
    ("open", 5, "list, tab, search, discover, similar, recommend, detail, person, login"),
    ("open search", 12, "\"TEXT\""),
    ("open detail", 12, "ID"), ("select", 7, "row, id, person, \"TEXT\""),
    ("select row", 11, "N, a whole number from 1 to 1000000"), ("activate", 9, "ID, \"LABEL\""),
    ("type", 5, "service, username, password, rating, words"), ("type username", 14, "\"TEXT\""),
    ("expect", 7, starts),
    ("secret password", 16, "a variable such as $PASSWORD"),
    ("advance", 8, "a duration such as 250ms, 2s or 5m"),
    ("set size", 9, "a size such as 80x24, each up to 1000"),
    ("fail next", 10, "401, 404, 429, 500, offline, timeout, garbage"),
    ("expect not", 11, "\"TEXT\", /REGEX/, shown"), ("expect button \"a\"", 18, "on, off"),
    ("include", 8, "\"FILE\""), ("repeat", 7, "N, a whole number from 1 to 1000000"),
    ("select row  # the first", 11, "N, a whole number from 1 to 1000000"),
    ("  select row\t", 13, "N, a whole number from 1 to 1000000"),
  ]

  static let values: [(String, Int, String)] = [
    ("next next", 6, "Expected here: how often, from x1 to x1000000."),
    ("next x2 x3", 9, "The command ends before this."),
    ("back back", 6, "The command ends before this."),
    ("open list popular 2", 19, "The command ends before this."),
    ("fail next 429 x3 x4", 18, "The command ends before this."),
    ("expect \"a\" \"b\"", 12, "The command ends before this."),
    ("expect /[/", 8, "This is not a regular expression."),
    ("expect not /(a/", 12, "This is not a regular expression."),
    ("expect not title \"a\"", 12, "Expected here: \"TEXT\", /REGEX/, shown."),
    ("open detail x", 13, "This is not the id of a movie."),
    ("open detail 0", 13, "This is not the id of a movie."),
    ("open detail tt", 13, "This is not the id of a movie."),
    ("open detail 234/../account", 13, "This is not the id of a movie."),
    ("open person x", 13, "This is not the id of a person."),
    ("open person tt0010323", 13, "This is not the id of a person."),
    ("open search caligari", 13, "Expected here: \"TEXT\"."),
    ("expect title /a/", 14, "Expected here: \"TEXT\"."),
  ]

  private func told(_ line: String) -> [String] { MovieReader.reading(line).complaints }

  private func expected(_ line: String, _ column: Int, _ message: String) -> [String] {
    let shown = line.replacing("\t", with: " ")
    return [
      "s:1:\(column): \(message)\n  \(shown)\n  "
        + String(repeating: " ", count: column - 1) + "^"
    ]
  }

  @Test(arguments: words)
  func `A word that is none is told, and what was meant`(
    _ line: String, _ column: Int, _ message: String
  ) {
    #expect(told(line) == expected(line, column, message))
  }

  @Test(arguments: missing)
  func `What is missing is told behind the last word`(
    _ line: String, _ column: Int, _ what: String
  ) {
    #expect(told(line) == expected(line, column, "Something is missing here: \(what)."))
  }

  @Test(arguments: values)
  func `What cannot stand there is told`(_ line: String, _ column: Int, _ message: String) {
    #expect(told(line) == expected(line, column, message))
  }
}
