import ViperTerminal

/// A report of scripts as JUnit XML: a suite for each script, a case for each expectation.
struct JUnitReport {
  let results: [ScriptResult]

  var text: String {
    let lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites>",
    ]
    return (lines + results.flatMap(suite) + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private func suite(_ result: ScriptResult) -> [String] {
    let cases = result.reportCases
    func count(_ kind: ScriptResult.ReportCase.Kind) -> Int { cases.count { $0.kind == kind } }
    let head =
      "  <testsuite name=\"\(escaped(result.name))\" tests=\"\(cases.count)\" "
      + "failures=\"\(count(.failed))\" errors=\"\(count(.error))\" skipped=\"\(count(.skipped))\">"
    return [head] + cases.map(testCase) + ["  </testsuite>"]
  }

  private func testCase(_ item: ScriptResult.ReportCase) -> String {
    let line = item.line.map { " line=\"\($0)\"" } ?? ""
    let head =
      "    <testcase classname=\"\(escaped(item.file))\" name=\"\(escaped(item.name))\" "
      + "file=\"\(escaped(item.file))\"\(line)"
    switch item.kind {
    case .passed: return head + "/>"
    case .skipped: return head + "><skipped/></testcase>"
    case .failed: return head + ">\n" + detail("failure", item) + "\n    </testcase>"
    case .error: return head + ">\n" + detail("error", item) + "\n    </testcase>"
    }
  }

  private func detail(_ element: String, _ item: ScriptResult.ReportCase) -> String {
    "      <\(element) message=\"\(escaped(item.message))\">\(escaped(item.report))</\(element)>"
  }

  /// Returns a text with its special characters as XML entities.
  ///
  /// Control characters are replaced, because XML cannot contain them.
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      default:
        if TerminalSanitizer.isUnsafe(scalar) || scalar.value == 0xFFFE || scalar.value == 0xFFFF {
          escaped += "\u{FFFD}"
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }
}
