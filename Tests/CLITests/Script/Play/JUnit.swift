import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A report in JUnit's XML, read with the system's own parser.
final class JUnit: NSObject, XMLParserDelegate {
  /// What the suite says of itself.
  private(set) var suite: [String: String] = [:]
  private(set) var cases: [ScriptReportTests.Case] = []
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
    case "testsuite": suite = attributes
    case "testcase":
      let line = attributes["line"] ?? ""
      let head = "line \(line): "
      let title = attributes["name"] ?? ""
      cases.append(
        .init(
          file: attributes["file"] ?? "", line: Int(line) ?? 0,
          command: title.hasPrefix(head) ? String(title.dropFirst(head.count)) : "?\(title)",
          verdict: attributes["classname"] == attributes["file"] ? "passed" : "?"))
    case "skipped": cases[cases.count - 1].verdict = "skipped"
    case "failure": cases[cases.count - 1].verdict = "failed"
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "failure" { cases[cases.count - 1].message = text }
  }
}
