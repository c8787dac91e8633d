/// Tells other programs how a script ended.
enum ScriptReport {
  /// As JUnit's XML: a test case for each expectation.
  static func junit(_ outcome: ScriptOutcome) -> String {
    let verdicts = outcome.verdicts
    let extra = outsideFailure(outcome)
    let failures = outcome.miss == nil ? 0 : 1
    let skipped = verdicts.count { $0.verdict == .skipped }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites>",
      "  <testsuite name=\"\(escaped(outcome.name))\" tests=\"\(verdicts.count + extra.count)\" "
        + "failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\">",
    ]
    lines += verdicts.map { testCase($0.step, $0.verdict, outcome) }
    lines += extra.map { testCase($0, .failed, outcome) }
    return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
  }

  /// As one JSON document.
  static func json(_ outcome: ScriptOutcome, isPretty: Bool) -> String {
    let cases =
      outcome.verdicts.map { Case($0.step, $0.verdict, outcome) }
      + outsideFailure(outcome).map { Case($0, .failed, outcome) }
    let document = Document(script: outcome.name, passed: outcome.miss == nil, cases: cases)
    return JSONText.encode(document, isPretty: isPretty) + "\n"
  }

  private struct Document: Encodable {
    let script: String
    let passed: Bool
    let cases: [Case]
  }

  private struct Case: Encodable {
    let file: String
    let line: Int
    let command: String
    let verdict: String
    let message: String?

    init(_ step: ScriptStep, _ verdict: ScriptOutcome.Verdict, _ outcome: ScriptOutcome) {
      file = step.place.file
      line = step.place.line
      command = step.shownText(hiding: outcome.secretFields)
      self.verdict = verdict.rawValue
      message = verdict == .failed ? outcome.miss?.report : nil
    }
  }

  /// A command that could not be done although it expects nothing: it is a case of its own.
  private static func outsideFailure(_ outcome: ScriptOutcome) -> [ScriptStep] {
    guard let step = outcome.miss?.step, step.expectations.isEmpty else { return [] }
    return [step]
  }

  private static func testCase(
    _ step: ScriptStep, _ verdict: ScriptOutcome.Verdict, _ outcome: ScriptOutcome
  ) -> String {
    let place = step.place
    let command = step.shownText(hiding: outcome.secretFields)
    let head =
      "    <testcase classname=\"\(escaped(place.file))\" "
      + "name=\"\(escaped("line \(place.line): \(command)"))\" "
      + "file=\"\(escaped(place.file))\" line=\"\(place.line)\""
    switch verdict {
    case .passed: return head + "/>"
    case .skipped: return head + "><skipped/></testcase>"
    case .failed:
      let text = outcome.miss?.report ?? ""
      let message = outcome.miss?.message ?? ""
      return head + ">\n      <failure message=\"\(escaped(message))\">\(escaped(text))</failure>\n"
        + "    </testcase>"
    }
  }

  /// Text that XML can hold: its marks as entities, and no control characters, which it cannot hold at all.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      default:
        if SafeText.isUnsafe(scalar) || scalar.value == 0xFFFE || scalar.value == 0xFFFF {
          escaped += "\u{FFFD}"
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }
}
