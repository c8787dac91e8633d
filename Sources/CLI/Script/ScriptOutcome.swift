import Viper

/// How a script ended.
struct ScriptOutcome {
  /// What became of an expectation.
  enum Verdict: String {
    case passed, failed, skipped
  }

  /// The script, as it was named.
  let name: String
  /// All that the script expects, in its order.
  let expectations: [ScriptStep]
  /// The places whose expectations were looked at and met.
  let met: Set<ScriptPlace>
  /// The fields whose text must not be shown.
  let secretFields: Set<String>
  /// Where it ended before its end; nothing when all went well.
  let miss: ScriptRun.Miss?

  /// What became of each: an included script may stand there twice, and counts once for each place.
  var verdicts: [(step: ScriptStep, verdict: Verdict)] {
    var seen: Set<ScriptPlace> = []
    return expectations.filter { seen.insert($0.place).inserted }.map { step in
      if miss?.step.place == step.place { return (step, .failed) }
      return (step, met.contains(step.place) ? .passed : .skipped)
    }
  }
}

extension ScriptRun.Miss {
  /// Lines that nobody looks for are cut there.
  private static let width = 100

  /// Where it is, and what was expected.
  var text: String { "\(step.place.text): \(message)" }

  /// The screen as it was, with the line marked that comes nearest to what was expected; empty when none
  /// was open.
  var screen: String {
    guard let scene else { return "" }
    let lines = scene.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let nearest = Nearest.line(to: step.wanted, among: lines)
    let drawn = lines.enumerated().map { place, line in
      place == nearest ? "->| " + line : "  | " + TextWidth.cut(line, to: Self.width)
    }
    return (["The screen was:"] + drawn).joined(separator: "\n")
  }

  /// All of it.
  var report: String { screen.isEmpty ? text : text + "\n" + screen }
}

extension ScriptStep {
  /// The text that it looks for; empty when it looks for none.
  fileprivate var wanted: String {
    switch act {
    case .expect(.text(let text, isThere: _)), .expect(.title(let text)),
      .expect(.row(_, let text)), .expect(.field(_, let text)), .selectText(let text),
      .expect(.button(let text, isOn: _)), .activate(let text):
      text
    default: ""
    }
  }
}

/// Finds the line that somebody may have meant.
private enum Nearest {
  /// The line that has the most pairs of neighbouring letters in common; nothing when none has any.
  static func line(to text: String, among lines: [String]) -> Int? {
    let wanted = pairs(text)
    guard !wanted.isEmpty else { return nil }
    let scores = lines.map { line in wanted.intersection(pairs(line)).count }
    guard let best = scores.max(), best > 0 else { return nil }
    return scores.firstIndex(of: best)
  }

  private static func pairs(_ text: String) -> Set<String> {
    let letters = Array(text.lowercased())
    return Set(zip(letters, letters.dropFirst()).map { "\($0)\($1)" })
  }
}
