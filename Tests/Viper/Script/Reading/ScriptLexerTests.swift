import Testing

@testable import ViperScript

/// Lines are split into words, texts, and patterns, each with its column.
struct ScriptLexerTests {
  private func tokens(_ line: String) throws(ScriptLexer.Mistake) -> [ScriptToken] {
    var lexer = ScriptLexer(line[...])
    return try lexer.tokens()
  }

  private func problem(_ line: String) -> String? {
    do throws(ScriptLexer.Mistake) {
      _ = try tokens(line)
      return nil
    } catch {
      return "\(error.column): \(error.message)"
    }
  }

  @Test(
    arguments: [
      ("", []), ("   \t ", []), ("# all of it", []), ("  # all of it", []),
      ("next", [.word("next")]), ("next # then", [.word("next")]), ("next#then", [.word("next")]),
      ("a  b\tc ", [.word("a"), .word("b"), .word("c")]),
      ("a\u{3000}b\u{A0}c", [.word("a"), .word("b"), .word("c")]),
      ("80x24 $X 1.5", [.word("80x24"), .word("$X"), .word("1.5")]),
      ("a\"b", [.word("a\"b")]), ("映画 🎬", [.word("映画"), .word("🎬")]),
    ] as [(String, [ScriptToken.Kind])])
  func `Words are separated by spaces and end at a comment`(
    _ line: String, _ kinds: [ScriptToken.Kind]
  ) throws {
    #expect(try tokens(line).map(\.kind) == kinds)
  }

  @Test(arguments: [
    (#""""#, ""), (#"''"#, ""), (#""a b""#, "a b"), (#"'a b'"#, "a b"),
    (#""it's""#, "it's"), (#"'"so"'"#, "\"so\""), (#""\"so\"""#, "\"so\""), (#"'it\'s'"#, "it's"),
    (#""\'\"\\""#, "'\"\\"), (#""a\nb""#, "a\nb"), (#""\\n""#, #"\n"#), (#""\\""#, #"\"#),
    ("\"# 1\"", "# 1"), (#"'#'#'"#, "#"), (#""a/b""#, "a/b"), ("\"a\tb\"", "a\tb"),
    (#""映画 🎬 é""#, "映画 🎬 é"), ("\"\u{301}x\"", "\u{301}x"),
    ("\"a\\\"\u{301}b\"", "a\"\u{301}b"), ("\"\\n\u{301}\\\\\u{301}\"", "\n\u{301}\\\u{301}"),
  ])
  func `A text is in quotes, with escapes resolved`(
    _ line: String, _ text: String
  ) throws {
    #expect(try tokens(line).map(\.kind) == [.text(text)])
  }

  @Test(arguments: [
    ("//", ""), ("/a b/", "a b"), (#"/a\/b/"#, "a/b"), (#"/\d+\.\\/"#, #"\d+\.\\"#),
    (#"/"'/"#, "\"'"), ("/a#b/", "a#b"), (#"/\//"#, "/"), (#"/\\\//"#, #"\\/"#),
    ("/[映🎬]/ # so", "[映🎬]"),
  ])
  func `A pattern keeps its backslashes, except before a slash`(
    _ line: String, _ pattern: String
  ) throws {
    #expect(try tokens(line).map(\.kind) == [.pattern(pattern)])
  }

  @Test(arguments: [
    ("a bc  d", [1, 3, 7]), ("\ta\t\tb", [2, 5]), ("'映画' b", [1, 6]), ("🎬 b", [1, 3]),
    ("👨‍👩‍👧 b", [1, 3]), ("e\u{301} b", [1, 3]), (#""\"" /\// c"#, [1, 6, 11]),
  ])
  func `Columns are counted in characters`(_ line: String, _ columns: [Int]) throws {
    #expect(try tokens(line).map(\.column) == columns)
  }

  @Test(arguments: [
    ("expect \"so", "8: Unterminated text. Add a closing \"."),
    ("expect 'so", "8: Unterminated text. Add a closing '."),
    ("expect \"so'", "8: Unterminated text. Add a closing \"."),
    ("'映画' \"", "6: Unterminated text. Add a closing \"."),
    ("\"so\\\"", "1: Unterminated text. Add a closing \"."),
    ("expect /so", "8: Unterminated pattern. Add a closing /."),
    ("expect /so\\/", "8: Unterminated pattern. Add a closing /."),
    ("expect /so\\", "8: Unterminated pattern. Add a closing /."),
  ])
  func `An unclosed text or pattern is reported at its start`(_ line: String, _ message: String) {
    #expect(problem(line) == message)
  }

  @Test(arguments: [("\"a\\tb\"", 3), ("\"\\", 2), ("'映\\画'", 3), ("\"\\u{41}\"", 2)])
  func `An unknown escape is reported at its position`(_ line: String, _ column: Int) {
    #expect(
      problem(line) == #"\#(column): Invalid escape. Use \n, \", \' or \\."#)
  }

  @Test(arguments: [("\"a\"b", 4), ("\"a\"'b'", 4), ("/a/i", 4), ("/a/\"b\"", 4), ("'🎬'x", 4)])
  func `A missing space is reported at its position`(_ line: String, _ column: Int) {
    #expect(problem(line) == "\(column): Expected a space.")
  }

  @Test(arguments: ["\"a\"# so", "/a/# so", "\"a\"\t", "'a'"])
  func `A comment can directly follow a text`(_ line: String) {
    #expect(problem(line) == nil)
  }

  @Test(arguments: [
    ("  next  # so", "next"), ("\tselect \"# 1\"\t# so", "select \"# 1\""), ("# so", ""), ("", ""),
    ("  ", ""), ("expect /#/", "expect /#/"), ("next#so", "next"),
    ("\"\\", "\"\\"),
  ])
  func `A command is its line without surrounding spaces and comment`(
    _ line: String, _ command: String
  ) {
    #expect(ScriptLexer.command(in: line) == command)
  }
}
