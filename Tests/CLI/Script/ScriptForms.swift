@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript

/// A line of a movie script, and a form in which it can be written.
typealias MovieLine = ScriptLine<MovieStage, MovieSettings>
typealias MovieForm = ScriptForm<MovieLine>

extension ScriptForm {
  /// Returns whether the form matches an entire line.
  func takes(_ line: String) throws -> Bool {
    var lexer = ScriptLexer(line[...])
    return takes(try lexer.tokens())
  }

  func takes(_ tokens: [ScriptToken]) -> Bool {
    (try? meaning(of: tokens)) != nil
  }

  /// Sample lines of this form, with both ends of each range and every word of a choice.
  var samples: [String] {
    slots.reduce([""]) { lines, slot in
      let samples = Self.samples(slot.spelling, slot.expected, slot.words)
      let longer = lines.flatMap { line in samples.map { line + " " + $0 } }
      return slot.spelling.hasPrefix("[") ? lines + longer : longer
    }
    .map { String($0.dropFirst()) }
  }

  /// Returns sample values for a placeholder.
  private static func samples(
    _ spelling: String, _ expected: String, _ words: [String]
  ) -> [String] {
    guard words.isEmpty else { return words }
    if spelling.hasPrefix("ID|") { return ["234", "\"Dune (2021)\""] }
    if spelling.hasPrefix("\"") { return ["\"a # b\"", "''", #"'\n'"#] }
    if expected.contains("a whole number from ") {
      return expected.split { !$0.isNumber }.compactMap { Int($0) }.map(String.init)
    }
    return switch spelling.trimmingBrackets {
    case "/REGEX/": ["/a.b/"]
    case "KEY": ["Ctrl-A", "x"]
    case "ID": ["234", "tt0010323"]
    case "NUMBER": ["234"]
    case "favorite|watchlist|RATING": ["favorite", "watchlist", "8.5"]
    case "DAY": ["2026-01-01"]
    case "DURATION": ["250ms", "5m"]
    case "COLUMNSxROWS": ["80x24", "1x1000"]
    case "$NAME": ["$_A1"]
    case "xN": ["x1", "x1000000"]
    default: []
    }
  }
}

extension String {
  fileprivate var trimmingBrackets: String { filter { $0 != "[" && $0 != "]" } }
}
