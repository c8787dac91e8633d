import ViperText

/// Formats script results for other programs.
///
/// The results are in script order, and each report ends with a line feed.
public enum ScriptReport {
  /// Returns a report as a single HTML page that needs no other files and no JavaScript.
  ///
  /// The page starts with the failures, followed by the commands of each script. If a script was
  /// traced, the page also shows the screen after each of the script's commands.
  public static func html(_ results: [ScriptResult]) -> String { ScriptPage.html(results) }

  // MARK: JUnit

  /// Returns a report as JUnit XML, with one suite per script and one case per expectation.
  ///
  /// The transcript comparison is a separate case. A mistake in a script is reported as an error.
  /// An expectation's time is measured from the end of the previous expectation.
  public static func junit(_ results: [ScriptResult]) -> String {
    let all = time(results.reduce(.zero) { $0 + $1.duration })
    let head = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites\(all)>"]
    return (head + results.flatMap(suite) + ["</testsuites>\n"]).joined(separator: "\n")
  }

  private static func suite(_ result: ScriptResult) -> [String] {
    let cases = result.cases
    func count(_ verdict: ScriptResult.Verdict) -> Int { cases.count { $0.verdict == verdict } }
    let head =
      "  <testsuite name=\"\(Markup.escaped(result.name))\" tests=\"\(cases.count)\" "
      + "failures=\"\(count(.failed))\" errors=\"\(count(.error))\" skipped=\"\(count(.skipped))\"\(time(result.duration))>"
    return [head] + cases.map(testCase) + ["  </testsuite>"]
  }

  private static func time(_ duration: Duration) -> String {
    " time=\"\(ScriptTrace.seconds(duration, digits: 6))\""
  }

  private static func testCase(_ item: ScriptResult.Case) -> String {
    let line = item.location.line > 0 ? " line=\"\(item.location.line)\"" : ""
    let file = Markup.escaped(item.location.file)
    let head =
      "    <testcase classname=\"\(file)\" name=\"\(Markup.escaped(item.name))\" file=\"\(file)\"\(line)\(time(item.duration))"
    switch item.verdict {
    case .passed: return head + "/>"
    case .skipped: return head + "><skipped/></testcase>"
    case .failed: return head + ">\n" + detail("failure", item) + "\n    </testcase>"
    case .error: return head + ">\n" + detail("error", item) + "\n    </testcase>"
    }
  }

  private static func detail(_ element: String, _ item: ScriptResult.Case) -> String {
    "      <\(element) message=\"\(Markup.escaped(item.message))\">\(Markup.escaped(item.report ?? ""))</\(element)>"
  }

  // MARK: JSON

  /// Returns a report as one JSON document: an object for a single script, or a list for several
  /// scripts.
  public static func json(_ results: [ScriptResult], isPretty: Bool) -> String {
    let documents = results.map(Document.init)
    let all = Documents(passed: documents.allSatisfy(\.passed), scripts: documents)
    let document: any Encodable = documents.count == 1 ? documents[0] : all
    return JSONText.encode(document, isPretty: isPretty) + "\n"
  }

  private struct Documents: Encodable {
    let passed: Bool
    let scripts: [Document]
  }

  private struct Document: Encodable {
    let script: String
    let passed: Bool
    let cases: [ScriptResult.Case]

    init(_ result: ScriptResult) {
      script = result.name
      passed = result.hasPassed
      cases = result.cases
    }
  }
}
