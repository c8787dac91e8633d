import ViperScript
import ViperTerminal

@testable import MoviesCLI
@testable import ViperCommandLine

extension Target {
  /// Scripts of the program's own language: read, and played over the embedded catalog.
  static let scripts = Target(
    name: "scripts",
    words: [
      "open list", "open search \"a\"", "open detail 234", "open login", "select row 1",
      "select id 234",
      "activate \"Favorite\"", "activate all-cast", "start ", "settle", "set clock manual",
      "set delay 2s", "set size 20x5", "set color always", "set transcript every", "resize 1x1",
      "type username \"user0\"", "type password \"12345678\"", "type rating \"8.5\"",
      "secret password $PASSWORD", "submit", "search \"kid\"", "next x3", "previous",
      "focus row 20",
      "more", "refresh", "back", "advance 2s", "fail next 429 x2", "fail next timeout",
      "expect not ",
      "expect shown ", "expect /a/", "expect screen list", "expect row 1 \"a\"", "expect leaks 0",
      "show", "include \"a\"", "repeat 2\n", "end\n", "#", "\u{FEFF}", "250ms", "5m", "x",
    ],
    longest: 4_096
  ) { input in
    try await ScriptRun(input).check()
  }
}

/// A script that an input is, played twice.
@MainActor
private struct ScriptRun {
  private typealias Movies = Script<MovieStage, MovieSettings>
  private static let secret = "12345678"
  private let input: [UInt8]

  init(_ input: [UInt8]) {
    self.input = input
  }

  func check() async throws {
    guard try read(input) != nil, Self.isSoonMatched(input),
      let script = try read(Self.shortened(input))
    else { return }
    let (outcome, transcript) = await play(script)
    try Shown.check(transcript)
    try check(ScriptResult(outcome))
    let again = await play(script)
    try require(again.transcript == transcript, "played again, it shows something else")
  }

  private func read(_ input: [UInt8]) throws -> Movies? {
    do throws(ScriptMistakes) {
      return try Script(input, name: "fuzz", path: nil, in: MovieScripts.language)
    } catch {
      for mistake in error.mistakes { try Shown.check(mistake.text) }
      try check(ScriptResult(name: "fuzz", error))
      return nil
    }
  }

  private func play(_ script: Movies) async -> (outcome: ScriptOutcome, transcript: String) {
    var transcript = ""
    let outcome = await script.play(secrets: { $0 == "PASSWORD" ? Self.secret : nil }) { text in
      transcript += text
      return transcript.utf8.count < 1 << 20
    }
    return (outcome, transcript)
  }

  private func check(_ result: ScriptResult) throws {
    _ = try JSONValue.read(ScriptReport.json([result], isPretty: true))
    try Shown.check(ScriptReport.junit([result]), allowing: ["\t"])
  }

  /// Whether no pattern can take exponential time: that is for its author to mind.
  private static func isSoonMatched(_ input: [UInt8]) -> Bool {
    input.split(separator: UInt8(ascii: "\n")).allSatisfy { line in
      line.count { $0 == UInt8(ascii: "/") } < 2 || line.count { "*+?{".utf8.contains($0) } < 2
    }
  }

  /// The script with small numbers of rounds and times, which may be as large as their author likes.
  private static func shortened(_ input: [UInt8]) -> [UInt8] {
    let lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Array(
      lines.map { line in
        line.firstRange(of: Array("repeat".utf8)) == nil
          ? shortened(line, after: UInt8(ascii: "x"), to: "20")
          : shortened(line, after: nil, to: "2")
      }.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// A line with another number in the place of those of two digits or more, behind a letter or everywhere.
  private static func shortened(
    _ line: ArraySlice<UInt8>, after letter: UInt8?, to number: String
  ) -> [UInt8] {
    var short: [UInt8] = []
    var rest = line
    while let first = rest.first {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let isNumber =
        digits.count > (letter == nil ? 0 : 1) && (letter == nil || short.last == letter)
      short += isNumber ? Array(number.utf8) : digits.isEmpty ? [first] : Array(digits)
      rest = rest.dropFirst(max(digits.count, 1))
    }
    return short
  }
}
