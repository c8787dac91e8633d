import ViperTerminal

/// A report of scripts as one JSON document.
struct JSONReport {
  let results: [ScriptResult]
  let isPretty: Bool

  /// The document of the script, or a document with the scripts if their number is not 1.
  var text: String {
    let documents = results.map(Document.init)
    let text =
      if documents.count == 1, let document = documents.first {
        JSONText.encode(document, isPretty: isPretty)
      } else {
        JSONText.encode(
          Documents(passed: documents.allSatisfy(\.passed), scripts: documents),
          isPretty: isPretty)
      }
    return text + "\n"
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
      cases = result.reportCases.map(Case.init)
    }
  }

  private struct Case: Encodable {
    let file: String
    let line: Int?
    let command: String
    let verdict: String
    let message: String?

    init(_ item: ScriptResult.ReportCase) {
      file = item.file
      line = item.line
      command = item.command
      verdict = item.kind.rawValue
      message = item.report.isEmpty ? nil : item.report
    }
  }
}
