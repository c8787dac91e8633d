/// A terminal that accepts text, line feeds, colors and moves to a column, and records everything
/// else as a fault.
///
/// Faults include a line that wraps, half a wide character in the last column, a move back over
/// text, and other escape sequences.
struct StrictTerminal {
  /// A piece of text and the column where it begins, starting at 0.
  struct Piece: Equatable {
    let column: Int
    let text: String
  }

  let columns: Int
  let reading: WidthReading
  private(set) var lines: [[Piece]] = [[]]
  private(set) var faults: [String] = []
  private var column = 0

  init(columns: Int, reading: WidthReading) {
    self.columns = columns
    self.reading = reading
  }

  /// Creates a terminal that shows a text.
  init(columns: Int, reading: WidthReading, showing text: String) {
    self.init(columns: columns, reading: reading)
    write(text)
  }

  /// The columns of a text in each line that contains it.
  func columns(of text: String) -> [[Int]] {
    lines.map { $0.filter { $0.text == text }.map(\.column) }.filter { !$0.isEmpty }
  }

  mutating func write(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      switch first {
      case "\n":
        rest.removeFirst()
        lines.append([])
        column = 0
      case "\u{1B}": apply(&rest)
      default:
        let run = rest.prefix { $0 != "\n" && $0 != "\u{1B}" }
        rest = rest[run.endIndex...]
        for piece in reading.pieces(of: String(run)) { show(piece.text, width: piece.width) }
      }
    }
  }

  private mutating func show(_ text: String, width: Int) {
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      fault("control character")
    }
    if width > 0, column + width > columns {
      fault(column < columns ? "half a character in the last column: \(text)" : "wraps at \(text)")
      lines.append([])
      column = 0
    }
    lines[lines.count - 1].append(Piece(column: column, text: text))
    column += width
  }

  private mutating func apply(_ rest: inout Substring.UnicodeScalarView) {
    let parameters = rest.dropFirst(2).prefix { "0"..."9" ~= $0 || $0 == ";" }
    let final = rest[parameters.endIndex...].first
    let isSequence = rest.dropFirst().first == "["
    switch (isSequence, final) {
    case (true, "m"): break
    case (true, "G"): move(to: Int(String(parameters)) ?? 0)
    default:
      fault("unknown escape")
      rest.removeFirst()
      return
    }
    rest = rest[parameters.endIndex...].dropFirst()
  }

  private mutating func move(to target: Int) {
    if target < 1 || target > columns { fault("column \(target) of \(columns)") }
    if target <= column, column > 0 { fault("moves back from \(column) to \(target - 1)") }
    column = target - 1
  }

  private mutating func fault(_ text: String) {
    faults.append("\(text), line \(lines.count)")
  }
}
