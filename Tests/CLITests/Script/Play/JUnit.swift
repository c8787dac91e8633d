import Foundation

@testable import ViperTestSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A report in JUnit's XML, read with the system's own parser.
final class JUnit: NSObject, XMLParserDelegate {
  /// What each suite says of itself.
  private(set) var suites: [[String: String]] = []
  /// The cases of each suite.
  private(set) var casesBySuite: [[ScriptReportTests.Case]] = []
  /// The short messages of the failures and errors.
  private(set) var messages: [String] = []
  /// The cases of all suites.
  var cases: [ScriptReportTests.Case] { casesBySuite.flatMap(\.self) }
  private var text = ""

  init(_ xml: String) throws {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw Trouble("\(parser.parserError.map(String.init(describing:)) ?? "?")\n\(xml)")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    text = ""
    switch name {
    case "testsuite":
      suites.append(attributes)
      casesBySuite.append([])
    case "testcase": casesBySuite[casesBySuite.count - 1].append(testCase(attributes))
    case "skipped": judge("skipped")
    case "failure", "error":
      judge(name == "failure" ? "failed" : "error")
      messages.append(attributes["message"] ?? "")
    default: break
    }
  }

  private func testCase(_ attributes: [String: String]) -> ScriptReportTests.Case {
    let line = attributes["line"]
    let head = line.map { "line \($0): " } ?? ""
    let title = attributes["name"] ?? ""
    return .init(
      file: attributes["file"] ?? "", line: line.flatMap { Int($0) },
      command: title.hasPrefix(head) ? String(title.dropFirst(head.count)) : "?\(title)",
      verdict: attributes["classname"] == attributes["file"] ? "passed" : "?")
  }

  private func judge(_ verdict: String) {
    let suite = casesBySuite.count - 1
    casesBySuite[suite][casesBySuite[suite].count - 1].verdict = verdict
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard name == "failure" || name == "error" else { return }
    let suite = casesBySuite.count - 1
    casesBySuite[suite][casesBySuite[suite].count - 1].message = text
  }
}
