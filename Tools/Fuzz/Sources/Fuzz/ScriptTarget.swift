import ViperTerminal

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript

extension Target {
  /// Scripts, which are parsed and played against the embedded catalog.
  static let scripts = Target(
    name: "scripts",
    words: [
      "open list", "open search \"a\"", "open detail 234", "open login", "select row 1",
      "select id 234", "activate \"Favorite\"", "activate all-cast", "start ", "settle",
      "set clock manual",
      "set delay 2s", "set size 20x5", "set color always", "set transcript every", "resize 1x1",
      "type username \"user0\"", "type password \"12345678\"", "type rating \"8.5\"",
      "secret password $PASSWORD", "submit", "search \"kid\"", "next x3", "previous",
      "focus row 20", "more", "refresh", "back", "advance 2s", "fail next 429 x2",
      "fail next timeout",
      "expect not ", "expect shown ", "expect /a/", "expect screen list", "expect row 1 \"a\"",
      "expect leaks 0",
      "show", "include \"a\"", "repeat 2\n", "end\n", "#", "\u{FEFF}", "250ms", "5m", "x",
    ],
    maxBytes: 4_096, runs: 1_000
  ) { input in
    try await ScriptRun(input).check()
  }
}

/// The script of an input, played twice.
@MainActor
struct ScriptRun {
  private typealias Movies = Script<MovieStage, MovieSettings>
  private static let secret = "12345678"
  private let input: [UInt8]

  init(_ input: [UInt8]) {
    self.input = input
  }

  func check() async throws {
    let short = Self.shortened(input)
    guard var script = try read(input), Self.isSoonMatched(input) else { return }
    if short != input {
      guard let other = try read(short) else { return }
      script = other
    }
    let transcript = await play(script)
    try Shown.check(transcript)
    let again = await play(script)
    try require(again == transcript, "played again, it shows something else")
  }

  private func read(_ input: [UInt8]) throws -> Movies? {
    do throws(ScriptMistakes) {
      return try Script(input, name: "fuzz", file: nil, in: MovieScripts.language)
    } catch {
      for mistake in error.mistakes { try Shown.check(mistake.text) }
      return nil
    }
  }

  private func play(_ script: Movies) async -> String {
    var transcript = ""
    _ = await script.play(secrets: { $0 == "PASSWORD" ? Self.secret : nil }) { text in
      transcript += text
      return transcript.utf8.count < 1 << 20
    }
    return transcript
  }

  /// Whether none of the script's patterns can take exponential time.
  ///
  /// It is up to the script's author to avoid such patterns.
  static func isSoonMatched(_ input: [UInt8]) -> Bool {
    input.split(separator: UInt8(ascii: "\n")).allSatisfy { line in
      line.count { $0 == UInt8(ascii: "/") } < 2 || line.count { "*+?{".utf8.contains($0) } < 2
    }
  }

  /// Returns the script with small repeat counts, which are otherwise unlimited.
  static func shortened(_ input: [UInt8]) -> [UInt8] {
    var short: [UInt8] = []
    for line in input.split(separator: 10, omittingEmptySubsequences: false) {
      let isRound = line.firstRange(of: Array("repeat".utf8)) != nil
      var rest = line
      while !rest.isEmpty {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let isTimes = digits.count > 1 && short.last == UInt8(ascii: "x")
        let piece = rest.prefix(max(digits.count, 1))
        let isNumber = isRound ? !digits.isEmpty : isTimes
        short += isNumber ? Array((isRound ? "2" : "20").utf8) : Array(piece)
        rest = rest.dropFirst(piece.count)
      }
      short.append(10)
    }
    return short.dropLast()
  }
}
