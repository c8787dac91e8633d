import Viper
import ViperText

/// A rectangle of the screen, with a border if the screen has room for one.
struct Panel: Hashable {
  /// The number of columns to the left or right of the text: the border and a blank column.
  private static let margin = 2

  let rows: Range<Int>
  let columns: Range<Int>
  let isFramed: Bool

  /// The rows inside the border.
  var innerRows: Range<Int> {
    isFramed ? rows.lowerBound + 1..<rows.upperBound - 1 : rows
  }
  /// The columns inside the border.
  var innerColumns: Range<Int> {
    isFramed ? columns.lowerBound + 1..<columns.upperBound - 1 : columns
  }
  /// The columns of the text.
  var textColumns: Range<Int> {
    isFramed ? columns.lowerBound + Self.margin..<columns.upperBound - Self.margin : columns
  }

  /// Returns whether a title fits into the border.
  func hasRoom(for title: String) -> Bool {
    isFramed && TextWidth.of(TerminalSanitizer.clean(title)) <= PanelBorder.room(columns.count)
  }
}

/// The text in the border of a panel.
struct PanelBorder {
  /// The number of columns that the corners and the blanks around the title need.
  private static let corners = 6
  /// The number of columns between the title and the note.
  private static let gap = 3

  /// The titles of the screens that lead to the panel, and the title of the panel.
  var path: [String] = []
  /// Whether the panel has the focus.
  var isActive = true
  /// The text at the right end of the top border, such as the position in a list.
  var note = ""
  /// The texts at the right end of the bottom border, of which as many are shown as fit.
  var footnotes: [String] = []

  /// Returns the number of columns for a title without a note.
  static func room(_ columns: Int) -> Int { max(columns - corners, 0) }

  func top(_ columns: Int, _ symbols: HostSymbols) -> Frame.Line {
    let room = Self.room(columns)
    var note = StyledText(self.note, .dim).cleaned
    let title = path.last.map { TextWidth.of(TerminalSanitizer.clean($0)) } ?? 0
    if title + Self.gap + note.columns + 2 > room { note = "" }
    let rest = note.spans.isEmpty ? room : room - note.columns - Self.gap
    return symbols.topBorder(
      Self.title(path, columns: rest, isActive: isActive), note, columns: columns)
  }

  func bottom(_ columns: Int, _ symbols: HostSymbols) -> Frame.Line {
    let texts = footnotes.filter { !$0.isEmpty }
    let fitting = (0...texts.count).reversed().lazy
      .map { StyledText(texts.prefix($0).joined(separator: "  "), .dim).cleaned }
      .first { $0.columns <= Self.room(columns) }
    return symbols.bottomBorder(fitting ?? "", columns: columns)
  }

  /// Returns a path whose last title is in the accent color, omitting the first titles if not all
  /// of them fit.
  static func title(_ path: [String], columns: Int, isActive: Bool = true) -> StyledText {
    let titles = path.map { StyledText($0).cleaned }
    let style = isActive ? StyledText.Style(color: .cyan, isBold: true) : .bold
    // An ellipsis and a separator may precede the last title.
    let room = titles.count > 1 ? columns - 4 : columns
    var line = StyledText(titles.last?.text ?? "", style).cut(to: max(room, 0))
    for title in titles.dropLast().reversed() {
      let longer = title + StyledText(" › ", .dim) + line
      guard longer.columns <= columns else {
        return StyledText("… › ", .dim) + line
      }
      line = longer
    }
    return line
  }
}

extension HostSymbols {
  /// Returns the top border of a panel, with a title on the left and a note on the right.
  fileprivate func topBorder(_ title: StyledText, _ note: StyledText, columns: Int) -> Frame.Line {
    border(
      corners.topLeft, title.spans.isEmpty ? "" : StyledText(" ") + title + " ",
      note.spans.isEmpty ? "" : StyledText(" ") + note + " ", corners.topRight, columns: columns)
  }

  /// Returns the bottom border of a panel, with text on the right.
  fileprivate func bottomBorder(_ text: StyledText, columns: Int) -> Frame.Line {
    let end = text.spans.isEmpty ? "" : StyledText(" ") + text + StyledText(" " + line, .border)
    return border(corners.bottomLeft, "", end, corners.bottomRight, columns: columns)
  }

  private func border(
    _ start: String, _ left: StyledText, _ right: StyledText, _ end: String, columns: Int
  ) -> Frame.Line {
    let rest = max(columns - 2 - left.columns - right.columns, 0)
    let text =
      StyledText(start, .border) + left + StyledText(String(repeating: line, count: rest), .border)
      + right + StyledText(end, .border)
    return Frame.Line(clean: text, columns: columns)
  }
}

/// The visible lines of a panel, and its border.
struct PanelContent {
  let panel: Panel
  let lines: FrameLayout
  /// The scrolling line at the top.
  let top: Int
  let border: PanelBorder
  /// Whether the panel covers others.
  let isDialog: Bool
  let frame: Frame
  /// The rows of the screen that show the focused row, such as all lines of a card; empty if the
  /// focused row is not visible.
  let focusedRows: Range<Int>

  init(
    panel: Panel, lines: FrameLayout, top: Int, focus: Int?, border: PanelBorder, isDialog: Bool
  ) {
    (self.panel, self.lines, self.border, self.isDialog) = (panel, lines, border, isDialog)
    self.top = min(top, lines.topRange.upperBound)
    frame = lines.frame(from: self.top, focus: focus)
    if let line = frame.focus, let position = focus.flatMap(lines.position) {
      let first = panel.innerRows.lowerBound + line
      focusedRows = (first..<first + 1 + position.end - position.line).clamped(to: panel.innerRows)
    } else {
      focusedRows = 0..<0
    }
  }
}
