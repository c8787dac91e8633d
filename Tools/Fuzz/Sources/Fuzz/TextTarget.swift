import MovieEntities
import Viper

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTerminal
@testable import ViperText

extension Target {
  /// External text on a screen of any size.
  ///
  /// The first line of an input has the numbers of columns and rows; each other line is a row of
  /// tab-separated cells.
  static let texts = Target(name: "texts", runs: 300) { input in
    let text = String(decoding: input, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let numbers = lines[0].split(separator: " ").map { Int($0) ?? 0 }
    let columns = min(max(numbers.first ?? 80, -2), 300)
    let rows = min(max(numbers.dropFirst().first ?? 24, -2), 100)
    for line in lines + [text] { try TextCheck(text: line, columns: columns).check() }
    try Shown.check(TextCheck.scene(text, lines), columns: columns, rows: rows)
  }
}

/// External text, and its invariants on a terminal.
struct TextCheck {
  let text: String
  let columns: Int
  private let clean: String

  init(text: String, columns: Int) {
    self.text = text
    self.columns = columns
    clean = TerminalSanitizer.clean(text)
  }

  func check() throws {
    try Shown.check(clean)
    try require(!clean.unicodeScalars.contains("\n"), "a line feed is left")
    try require(TerminalSanitizer.clean(clean) == clean, "cleaned twice, it is another text")
    try checkWidth()
    try checkLines()
    try checkEncoders()
  }

  private func checkWidth() throws {
    let width = TextWidth.of(clean)
    try require(width == clean.reduce(0) { $0 + TextWidth.of($1) }, "the widths do not add up")
    let cut = TextWidth.cut(clean, to: columns)
    try require(TextWidth.of(cut) <= max(columns, 0), "cut too wide: \(cut.debugDescription)")
    _ = TextWidth.isDisputed(clean)
  }

  private func checkLines() throws {
    for indent in [0, 4] {
      let lines = TextWrapper(width: columns, hangingIndent: indent).lines(StyledText(text).cleaned)
      for line in lines { try Shown.check(line.text, columns: columns) }
    }
  }

  private func checkEncoders() throws {
    for isPretty in [false, true] {
      let document = JSONText.encode([text], isPretty: isPretty)
      try Shown.check(document)
      try require(try JSONValue.read(document) == .list([.text(text)]), "not the text: \(document)")
    }
    let line = TSV.line([StyledText(text), "b"]).text
    try Shown.check(line, allowing: ["\t"])
    try require(
      line.unicodeScalars.filter { $0 == "\t" || $0 == "\n" } == ["\t"], "not two fields: \(line)")
    if let id = MovieID(text) { try Shown.check(id.description) }
    let near = Suggestion.nearest(to: text, among: ["list", "--limit", "search"])
    try require(near.map { ["list", "--limit", "search"].contains($0) } ?? true, "an unknown word")
  }

  /// A scene that contains the given text wherever possible.
  static func scene(_ text: String, _ lines: [String]) -> Scene {
    let styles: [StyledText.Style] = [.plain, .bold, .dim, .init(color: .red)]
    let table = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let fits: [Scene.Column.Fit] = [
      .fixed, .truncatable(minWidth: 5, dropPriority: 1), .droppable(dropPriority: 2),
      .truncatable(minWidth: 20, dropPriority: 3),
    ]
    var scene = Scene(name: "list", title: lines[0], message: text)
    scene.lines = lines.enumerated().map { index, line in
      let (start, end) = (line.prefix(3), line.dropFirst(3))
      return Scene.Line(
        StyledText(String(start), styles[index % 4]) + StyledText(String(end)),
        hangingIndent: index % 9)
    }
    scene.sections = [2, 4].map { count in
      Scene.Section(
        heading: lines[0],
        columns: fits.prefix(count).map { Scene.Column($0 == .fixed ? "ID" : lines[0], $0) },
        rows: table.enumerated().map { index, cells in
          Scene.Row(
            id: "\(index)",
            cells: [StyledText("\(index)")]
              + cells.enumerated().map { StyledText(String($1), styles[($0 + index) % 4]) })
        })
    }
    scene.focus = 0
    scene.fields = [
      Scene.Field(
        name: "f", label: lines[0], text: text, validationError: text,
        choices: lines.map { Scene.Choice($0) })
    ]
    scene.buttons = lines.map { Scene.Button(id: $0, label: $0, isChecked: true) }
    scene.loading = text
    scene.failure = Failure(code: "code", message: "A sentence: " + text, advice: text)
    return scene
  }
}
