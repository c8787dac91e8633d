import Synchronization
import Viper
import ViperText

/// Comma-separated values with a header line, as in RFC 4180.
///
/// Cells are written unchanged, except that control characters other than tabs and line breaks are
/// removed. A cell can begin with `=`, which some spreadsheets run as a formula.
struct CSV: RowFormat {
  /// Whether the header line has been written.
  private let hasHeader = Flag()

  func header<Subject>(_ selection: FieldSelection<Subject>) -> String {
    hasHeader.set() ? "" : Self.line(selection.columns.map { selection.table.fields[$0].name })
  }

  func row<Subject>(
    _ subject: Subject, _ selection: FieldSelection<Subject>, isColored: Bool
  ) -> String {
    Self.line(selection.columns.map { Self.clean(selection.table.values[$0](subject).text) })
  }

  private static func clean(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          $0 == "\t" || $0 == "\n" || $0 == "\r" || !TerminalSanitizer.isUnsafe($0)
        }))
  }

  /// Returns a line of cells, ending with a line break.
  static func line(_ cells: [String]) -> String {
    // A blank line would not be read as a row.
    if cells == [""] { return "\"\"\r\n" }
    return cells.map(quoted).joined(separator: ",") + "\r\n"
  }

  private static func quoted(_ cell: String) -> String {
    guard !cell.utf8.contains(0) else {
      // Programs treat a file with a zero byte as binary data.
      let scalars = cell.unicodeScalars.filter { $0 != "\0" }
      return quoted(String(String.UnicodeScalarView(scalars)))
    }
    let special: Set<UInt8> = [0x22, 0x2C, 0x0A, 0x0D]
    guard cell.utf8.contains(where: special.contains) else { return cell }
    // By scalars, because a quote and a combining character after it form a single character.
    let scalars = cell.unicodeScalars.flatMap { $0 == "\"" ? ["\"", "\""] : [$0] }
    return "\"" + String(String.UnicodeScalarView(scalars)) + "\""
  }

  private final class Flag: Sendable {
    private let isSet = Mutex(false)

    /// Sets the flag, and returns whether it was set before.
    func set() -> Bool {
      isSet.withLock { isSet in
        defer { isSet = true }
        return isSet
      }
    }
  }
}

/// Formats rows as comma-separated values, without changing the cells.
package enum CSVText {
  /// Returns the lines of rows, each ending with CRLF.
  package static func lines(_ rows: some Sequence<[String]>) -> String {
    rows.map(CSV.line).joined()
  }
}
