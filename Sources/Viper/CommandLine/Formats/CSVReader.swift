/// A row of a CSV file.
package struct CSVRow: Equatable, Sendable {
  /// The number of the row's first line, from 1.
  package let line: Int
  package let cells: [String]

  /// Whether the row is a blank line.
  package var isBlank: Bool { cells == [""] }

  /// Whether all cells are empty or blank.
  var isEmpty: Bool { cells.allSatisfy { $0.allSatisfy(\.isWhitespace) } }
}

/// A reader of comma-separated values, as in RFC 4180.
///
/// The reader accepts files from other programs, which may have a byte order mark, use `;` or tabs as
/// separators, use any line breaks, or be encoded in Windows-1252 instead of UTF-8.
package struct CSVReader {
  /// The reason why a file cannot be read as CSV.
  package enum Mistake: Error, Equatable {
    /// The file is binary data or damaged: it has many zero bytes, or some and is not in UTF-8.
    case notText
    /// A quoted cell is not closed; the values are the number of the line where it begins, and the
    /// rows before its row.
    case openQuote(line: Int, after: [CSVRow])
    /// There are too many rows or cells; the value is the number of the line where they exceed the
    /// limit.
    case tooLarge(line: Int)
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var position = 0
  private var line = 1
  /// The number of cells left before the limit is reached.
  private var cellsLeft: Int

  private init(_ bytes: [UInt8], maxCells: Int) throws(Mistake) {
    cellsLeft = maxCells
    var text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let isUTF8 = String(validating: text, as: UTF8.self) != nil
    let zeros = text.count { $0 == 0 }
    if zeros > 0 {
      // UTF-16 has a zero byte in most characters.
      guard isUTF8, zeros <= text.count / 10 else { throw .notText }
      text.removeAll { $0 == 0 }
    }
    self.bytes = isUTF8 ? text : Self.decoded(windows1252: text)
    separator = Self.separator(of: self.bytes)
  }

  /// Returns the rows of a file, including blank lines.
  ///
  /// The limits bound the memory in use, because a cell in the file can be as small as one byte.
  package static func rows(
    of bytes: [UInt8], maxRows: Int = 1_000_000, maxCells: Int = 10_000_000
  ) throws(Mistake) -> [CSVRow] {
    var reader = try CSVReader(bytes, maxCells: maxCells)
    var rows: [CSVRow] = []
    while reader.position < reader.bytes.count {
      guard rows.count < maxRows else { throw .tooLarge(line: reader.line) }
      do throws(Mistake) { rows.append(try reader.row()) } catch {
        guard case .openQuote(let line, _) = error else { throw error }
        throw .openQuote(line: line, after: rows)
      }
    }
    return rows
  }

  /// The most frequent separator in the first line that has one; by default, a comma.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    var (counts, isQuoted) = ([",", ";", "\t"].map { (byte: UInt8(ascii: $0), count: 0) }, false)
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D, counts.contains(where: { $0.count > 0 }) { break }
      if let index = counts.firstIndex(where: { $0.byte == byte }) { counts[index].count += 1 }
    }
    let most = counts.map(\.count).max()
    return counts.first { $0.count == most }?.byte ?? UInt8(ascii: ",")
  }

  private mutating func row() throws(Mistake) -> CSVRow {
    let first = line
    var cells: [String] = []
    while true {
      guard cellsLeft > 0 else { throw .tooLarge(line: first) }
      cellsLeft -= 1
      cells.append(try cell())
      guard position < bytes.count else { break }
      let end = bytes[position]
      position += 1
      if end == separator { continue }
      if end == 0x0D, position < bytes.count, bytes[position] == 0x0A { position += 1 }
      line += 1
      break
    }
    return CSVRow(line: first, cells: cells)
  }

  /// Reads a cell, up to the separator or line break after it.
  private mutating func cell() throws(Mistake) -> String {
    let quote = UInt8(ascii: "\"")
    var cell: [UInt8] = []
    if position < bytes.count, bytes[position] == quote {
      position += 1
      try readQuoted(into: &cell)
    }
    // Text after the closing quote belongs to the cell, as in spreadsheets.
    let start = position
    while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
    cell += bytes[start..<position]
    return String(decoding: cell, as: UTF8.self)
  }

  private mutating func readQuoted(into cell: inout [UInt8]) throws(Mistake) {
    let quote = UInt8(ascii: "\"")
    let first = line
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == quote {
        guard position < bytes.count, bytes[position] == quote else { return }
        position += 1
      }
      if byte == 0x0A || (byte == 0x0D && !(position < bytes.count && bytes[position] == 0x0A)) {
        line += 1
      }
      cell.append(byte)
    }
    throw .openQuote(line: first, after: [])
  }

  private func isEnd(_ byte: UInt8) -> Bool { byte == separator || byte == 0x0A || byte == 0x0D }

  /// The characters of Windows-1252 from 0x80 to 0x9F; undefined ones become U+FFFD.
  private static let windows1252: [Unicode.Scalar] = Array(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)

  private static func decoded(windows1252 bytes: [UInt8]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append(
        (0x80..<0xA0).contains(byte) ? windows1252[Int(byte) - 0x80] : Unicode.Scalar(byte))
    }
    return Array(String(text).utf8)
  }
}

/// The rows of a CSV file below its header, with cells by column name.
///
/// Names are compared by their letters and digits: `Letterboxd URI`, `letterboxd_uri` and
/// `Letterboxd.URI` are the same column.
package struct CSVTable: Sendable {
  /// A row with as many cells as the header.
  package struct Row: Sendable {
    package let line: Int
    private let cells: [String]
    private let columns: [String: Int]

    /// Creates a row, given the positions of the cells by the names of their columns.
    package init(line: Int, cells: [String], columns: [String: Int]) {
      (self.line, self.cells, self.columns) = (line, cells, columns)
    }

    /// Returns the cell in a column, without surrounding blanks; empty if there is no such column.
    package subscript(_ name: String) -> String { cell(name).trimmingBlanks }

    /// Returns whether there is a column with a name.
    package func has(_ name: String) -> Bool { columns[name] != nil }

    /// Returns the cell in a column as it is in the file.
    package func cell(_ name: String) -> String { columns[name].map { cells[$0] } ?? "" }
  }

  /// The letters and digits of the columns' names, in lowercase.
  package let names: [String]
  package let rows: [Row]
  /// The lines with too many or too few cells, which `rows` omits.
  package let ragged: [Int]

  /// Creates a table from its rows.
  package init(names: [String], rows: [Row]) {
    (self.names, self.rows, ragged) = (names, rows, [])
  }

  /// Creates a table from rows that begin with the header, or returns `nil` if there are none.
  ///
  /// Blank rows, and the header if it is repeated, are left out.
  package init?(_ rows: some Collection<CSVRow>) {
    let rows = rows.drop(while: \.isBlank)
    guard let header = rows.first else { return nil }
    let names = header.cells.map(Self.name)
    let columns = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    var (whole, ragged): ([Row], [Int]) = ([], [])
    for row in rows.dropFirst() where !row.isEmpty {
      if row.cells == header.cells { continue }
      // Spreadsheets can add empty cells at the end.
      let isLong = row.cells.dropFirst(names.count).contains { !$0.isEmpty }
      if isLong || row.cells.count < names.count {
        ragged.append(row.line)
      } else {
        whole.append(Row(line: row.line, cells: row.cells, columns: columns))
      }
    }
    (self.names, self.rows, self.ragged) = (names, whole, ragged)
  }

  /// Returns the letters and digits of a column's name, in lowercase.
  package static func name(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
