import ViperTerminal

/// Reports the results of scripts to other programs, in their order and with a final line feed.
public enum ScriptReport {
  // MARK: JUnit

  /// Returns a report as JUnit XML: a suite for each script, and in it a case for each expectation.
  ///
  /// The comparison of a transcript is a case of its own. A mistake in a script is an error.
  public static func junit(_ results: [ScriptResult]) -> String {
    let head = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
    return (head + results.flatMap(suite) + ["</testsuites>\n"]).joined(separator: "\n")
  }

  private static func suite(_ result: ScriptResult) -> [String] {
    let cases = result.reportCases
    func count(_ kind: ScriptResult.ReportCase.Kind) -> Int { cases.count { $0.kind == kind } }
    let head =
      "  <testsuite name=\"\(escaped(result.name))\" tests=\"\(cases.count)\" "
      + "failures=\"\(count(.failed))\" errors=\"\(count(.error))\" skipped=\"\(count(.skipped))\">"
    return [head] + cases.map(testCase) + ["  </testsuite>"]
  }

  private static func testCase(_ item: ScriptResult.ReportCase) -> String {
    let line = item.line.map { " line=\"\($0)\"" } ?? ""
    let file = escaped(item.file)
    let head =
      "    <testcase classname=\"\(file)\" name=\"\(escaped(item.name))\" file=\"\(file)\"\(line)"
    switch item.kind {
    case .passed: return head + "/>"
    case .skipped: return head + "><skipped/></testcase>"
    case .failed: return head + ">\n" + detail("failure", item) + "\n    </testcase>"
    case .error: return head + ">\n" + detail("error", item) + "\n    </testcase>"
    }
  }

  private static func detail(_ element: String, _ item: ScriptResult.ReportCase) -> String {
    "      <\(element) message=\"\(escaped(item.message))\">\(escaped(item.report))</\(element)>"
  }

  /// Returns a text with entities for special characters, and without control characters, which XML
  /// cannot contain.
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
        let isAllowed = !TerminalSanitizer.isUnsafe(scalar) && scalar.value | 1 != 0xFFFF
        escaped.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  // MARK: JSON

  /// Returns a report as one JSON document: that of the only script, or else a list of the scripts.
  public static func json(_ results: [ScriptResult], isPretty: Bool) -> String {
    let documents = results.map(Document.init)
    guard documents.count != 1 else {
      return JSONText.encode(documents[0], isPretty: isPretty) + "\n"
    }
    let all = Documents(passed: documents.allSatisfy(\.passed), scripts: documents)
    return JSONText.encode(all, isPretty: isPretty) + "\n"
  }

  private struct Documents: Encodable {
    let passed: Bool
    let scripts: [Document]
  }

  private struct Document: Encodable {
    let script: String
    let passed: Bool
    let cases: [Case]

    init(_ result: ScriptResult) {
      script = result.name
      passed = result.hasPassed
      cases = result.reportCases.map { item in
        Case(
          file: item.file, line: item.line, command: item.command, verdict: item.kind.rawValue,
          message: item.report.isEmpty ? nil : item.report)
      }
    }
  }

  private struct Case: Encodable {
    let file: String
    let line: Int?
    let command: String
    let verdict: String
    let message: String?
  }
}
