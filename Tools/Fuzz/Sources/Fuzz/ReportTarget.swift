import Foundation
import Viper

@testable import MoviesCLI
@testable import ViperScript
@testable import ViperTerminal

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension Target {
  /// External text in all reports that `play` writes.
  static let reports = Target(
    name: "reports",
    words: [
      "<", ">", "&", "'", "&amp;", "&#0;", "<script>", "</pre>", "<!--", "-->", "]]>", "<![CDATA[",
      "\" onload=\"", "<a b=\"c\"/>", "<?xml ", "<!DOCTYPE ",
    ], maxBytes: 160, runs: 1_000
  ) { input in
    let text = String(decoding: input, as: UTF8.self)
    let check = ReportCheck(text, columns: Int(input.first ?? 0) % 60 + 1)
    let others = try check.parts().subtracting(try usual.get())
    try require(others.isEmpty, "\(others) from \(text.debugDescription)")
  }

  /// The elements and attributes of reports that contain only harmless text.
  private static let usual = Result { try ReportCheck("a harmless 雨א", columns: 80).parts() }
}

/// Script results that contain the given text wherever possible.
private struct ReportCheck {
  private var trace: ScriptTrace
  private let results: [ScriptResult]

  init(_ text: String, columns: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let location = ScriptLocation(file: text, line: 1)
    trace = ScriptTrace(of: text, purpose: text, playing: ScriptPlaying())
    for scene in [TextCheck.scene(text, lines), Scene(name: text, title: "b" + text)] {
      var viewport = Viewport()
      let frame = FrameRenderer(columns: columns, rows: 6).draw(scene, following: &viewport)
      let image = ScreenImage(columns: columns, rows: 6, lines: frame.lines.map(\.text))
      trace.add(image, at: .zero)
      trace.add(
        ScriptTrace.Step(
          location: location, command: text, screenshot: text, problem: text, time: .zero,
          counts: [(text, 1)], modules: lines, leftovers: lines))
    }
    let failure = ScriptFailure(
      location: location, command: text, message: text, wanted: String(text.prefix(8)),
      isExpectation: false, screen: trace.frames[0].image.lines.map(\.text))
    var result = ScriptResult(
      name: text, steps: [] as [ScriptStep<MovieStage>], met: [:], failure: failure,
      trace: trace, start: .now, text: \.text)
    let mistake = ScriptMistake(location: location, message: text, line: lines[0])
    result.addTranscript(.failed, report: text)
    results = [
      result, ScriptResult(name: text, ScriptMistakes(mistakes: [mistake])),
      ScriptResult(name: text, unreadable: text),
    ]
  }

  /// Parses all reports as a browser or a build server would, and returns the reports'
  /// elements and attributes.
  func parts() throws -> Set<String> {
    let reader = MarkupReader()
    let pages = [ScriptReport.html(results), ScriptReport.junit(results)]
    for page in pages + trace.screenshots.map(\.svg) + [trace.animation].compactMap(\.self) {
      try Shown.check(page)
      let parser = XMLParser(data: Data(page.utf8))
      parser.delegate = reader
      try require(parser.parse(), "no markup: \(page.debugDescription)")
    }
    _ = try JSONValue.read(ScriptReport.json(results, isPretty: true))
    return reader.parts
  }
}

private final class MarkupReader: NSObject, XMLParserDelegate {
  private(set) var parts: Set<String> = []

  func parser(
    _: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    parts.formUnion(attributes.keys + [name])
  }
}
