import Viper
import ViperText

/// The style in which a host shows lists whose rows have cards.
public enum ListStyle: String, CaseIterable, Sendable {
  /// One line for each row, with the row's cells in columns.
  case rows
  /// One card for each row, with a picture and text.
  case cards
}

/// The columns of a table's cards.
///
/// A card shows the heading, the facts and the text, beside a picture if the host shows pictures.
/// The value, the marks and the note are at the right end of the heading, aligned with those of the
/// other cards.
struct CardLayout: Equatable {
  /// The number of lines per card, including a blank line at the end.
  static let height = 5
  /// The minimum screen width for cards.
  static let minColumns = 60
  /// The area of the picture in a card, with the proportions of a poster.
  static let picture = PictureLayout.Part(row: 0, column: 2, columns: 6, rows: height - 1)
  private static let gap = 2
  /// The maximum width of a card.
  ///
  /// If cards were wider, the value would be too far from the heading.
  private static let maxColumns = 132
  /// The ratio of the width of the text to the maximum width of the value or the note.
  private static let maxShare = 5
  /// The maximum number of scalars to lay out, which is more than a card has room for.
  private static let maxScalars = 2_048

  /// The first column of the text.
  let column: Int
  /// The number of columns of the text.
  let width: Int
  private let valueColumns: Int
  private let noteColumns: Int
  private let marks: [Scene.Mark]
  private let symbols: HostSymbols?

  /// Creates a layout for the rows of a table, with space for marks if `symbols` is not `nil`.
  init(_ section: Scene.Section, columns: Int, hasPictures: Bool, symbols: HostSymbols?) {
    let margin = Self.picture.column
    column = hasPictures ? margin + Self.picture.columns + Self.gap : margin
    // The last column separates the text from the scroll bar.
    width = min(columns - 1, Self.maxColumns) - column
    marks = symbols == nil ? [] : section.marks
    self.symbols = symbols
    var (value, note) = (0, 0)
    for case let card? in section.rows.lazy.map(\.card) {
      value = max(value, Self.bounded(card.value).columns)
      note = max(note, Self.bounded(card.note).columns)
    }
    valueColumns = min(value, width / Self.maxShare)
    noteColumns = min(note, width / Self.maxShare)
  }

  /// Returns the nonblank lines of a row's card, whose heading consists of the row's cells by
  /// default.
  func lines(of row: Scene.Row) -> [StyledText] {
    let card =
      row.card
      ?? Scene.Card(heading: row.cells.reduce("") { $0.spans.isEmpty ? $1 : $0 + "  " + $1 })
    let facts = Self.bounded(card.facts)
    let heading = [heading(of: card, marks: row.marks)]
    let lines = heading + (facts.spans.isEmpty ? [] : [facts.cut(to: width)])
    return lines + text(card.text, lines: Self.height - 1 - lines.count)
  }

  private func heading(of card: Scene.Card, marks: [String]) -> StyledText {
    let end = end(of: card, marks: marks)
    guard !end.spans.isEmpty else { return Self.bounded(card.heading).cut(to: width) }
    let room = width - end.columns - Self.gap
    return Self.padded(Self.bounded(card.heading).cut(to: room), to: room + Self.gap) + end
  }

  /// Returns the value, the marks and the note, each padded to its maximum width among the cards.
  private func end(of card: Scene.Card, marks: [String]) -> StyledText {
    let value = Self.bounded(card.value).cut(to: valueColumns)
    let blanks = String(repeating: " ", count: valueColumns - value.columns)
    var parts = valueColumns > 0 ? [StyledText(blanks) + value] : []
    if let symbols, !self.marks.isEmpty {
      let all = self.marks.map { marks.contains($0.name) ? symbols.symbol(of: $0) : " " }
      parts.append(StyledText(all.joined(separator: " "), .init(color: .cyan)))
    }
    if noteColumns > 0 {
      parts.append(Self.padded(Self.bounded(card.note).cut(to: noteColumns), to: noteColumns))
    }
    let gap = StyledText(String(repeating: " ", count: Self.gap))
    return parts.dropFirst().reduce(parts.first ?? "") { $0 + gap + $1 }
  }

  /// Returns the first lines of the text, with an ellipsis at the end if there are more lines.
  private func text(_ text: StyledText, lines count: Int) -> [StyledText] {
    let clean = Self.bounded(text)
    let lines = TextWrapper(width: width).lines(clean)
    guard lines.count > count else { return clean.spans.isEmpty ? [] : lines }
    let last = TextWrapper(width: width - 1).lines(lines[count - 1])[0]
    return lines.prefix(count - 1) + [last + StyledText("…", last.spans.last?.style ?? .plain)]
  }

  /// Returns the beginning of the text, without control characters.
  ///
  /// The rest is omitted, because malicious text can be very long.
  private static func bounded(_ text: StyledText) -> StyledText {
    guard text.spans.contains(where: { $0.text.utf8.count > maxScalars }) else {
      return text.cleaned
    }
    var start: StyledText = ""
    for span in text.spans {
      let scalars = String.UnicodeScalarView(span.text.unicodeScalars.prefix(maxScalars))
      start += StyledText(String(scalars), span.style)
    }
    return start.cleaned
  }

  private static func padded(_ text: StyledText, to columns: Int) -> StyledText {
    let blanks = max(columns - text.columns, 0)
    return blanks > 0 ? text + StyledText(String(repeating: " ", count: blanks)) : text
  }
}
