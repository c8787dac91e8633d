import Viper
import ViperText

/// A format in which rows are written for other programs as soon as they are available.
///
/// To add a format, add a conforming type, and an entry in `FormatName.all`.
package protocol RowFormat: Sendable {
  /// Whether the output is JSON.
  ///
  /// If the output is JSON, failures are also reported as JSON.
  var isJSON: Bool { get }
  /// Whether the pages of several subjects are separated by blank lines.
  var separatesPages: Bool { get }
  /// Returns the header line, including its terminator, or an empty text if it has been returned
  /// before or the format has none.
  func header<Subject>(_ selection: FieldSelection<Subject>) -> String
  /// Returns a row of a list, including its terminator.
  func row<Subject>(_ subject: Subject, _ selection: FieldSelection<Subject>, isColored: Bool)
    -> String
  /// Returns a page about a subject, including the terminator.
  func page<Subject>(_ subject: Subject, _ selection: FieldSelection<Subject>, isColored: Bool)
    -> String
}

extension RowFormat {
  package var isJSON: Bool { false }
  package var separatesPages: Bool { false }

  package func header<Subject>(_ selection: FieldSelection<Subject>) -> String { "" }

  package func page<Subject>(
    _ subject: Subject, _ selection: FieldSelection<Subject>, isColored: Bool
  ) -> String {
    row(subject, selection, isColored: isColored)
  }
}

/// A possible value of `--format`, with its description in the help.
package struct FormatName: Sendable {
  package let name: String
  package let help: String
  /// The format that the name stands for.
  ///
  /// Its final width and indentation depend on the terminal.
  var format: OutputStyle.Format { makeFormat() }
  /// Creates the format of a run.
  private let makeFormat: @Sendable () -> OutputStyle.Format

  private init(
    name: String, help: String, format: @autoclosure @escaping @Sendable () -> OutputStyle.Format
  ) {
    self.name = name
    self.help = help
    makeFormat = format
  }

  /// All formats, in the order shown in the help.
  package static let all = [
    FormatName(
      name: "table", help: "Human-readable tables and pages (the default on a terminal).",
      format: .screen(columns: 80)),
    FormatName(
      name: "tsv",
      help:
        """
        Tab-separated fields, one row per line (the default in a pipe). For a single item, each \
        line has a field name and its value.
        """, format: .rows(TSV())),
    FormatName(
      name: "csv", help: "Comma-separated values with a header line, as in RFC 4180.",
      format: .rows(CSV())),
    FormatName(
      name: "json", help: "One JSON document; unknown values are null.",
      format: .document(isPretty: false)),
    FormatName(
      name: "ndjson", help: "One JSON object per line, written as rows arrive.",
      format: .rows(NDJSON())),
  ]

  static var names: [String] { all.map { $0.name } }

  static func named(_ name: String) -> FormatName? { all.first { $0.name == name } }
}

struct NDJSON: RowFormat {
  var isJSON: Bool { true }

  func row<Subject>(
    _ subject: Subject, _ selection: FieldSelection<Subject>, isColored: Bool
  ) -> String {
    JSONText.encode(selection.document(subject), isPretty: false) + "\n"
  }
}

/// Tab-separated values, which other programs read line by line.
struct TSV: RowFormat {
  var separatesPages: Bool { true }

  func row<Subject>(
    _ subject: Subject, _ selection: FieldSelection<Subject>, isColored: Bool
  ) -> String {
    let cells = selection.columns.map { selection.table.values[$0](subject).cell }
    return drawn(Self.line(cells), isColored)
  }

  /// Returns a line for each value, labeled with the name of its field.
  ///
  /// Fields that have no value are omitted.
  func page<Subject>(
    _ subject: Subject, _ selection: FieldSelection<Subject>, isColored: Bool
  ) -> String {
    selection.columns.map { index in
      let name = StyledText(selection.table.fields[index].name)
      return selection.table.values[index](subject).lines
        .map { drawn(Self.line([name] + $0), isColored) }.joined()
    }.joined()
  }

  private func drawn(_ line: StyledText, _ isColored: Bool) -> String {
    ANSIStyler(isColored: isColored).draw(line) + "\n"
  }

  /// Returns a line of fields, without the control characters and tabs that the fields may contain.
  static func line(_ fields: [StyledText]) -> StyledText {
    let safe = fields.map { $0.mapText(TerminalSanitizer.clean) }
    return safe.dropFirst().reduce(into: safe.first ?? "") {
      $0 += "\t"
      $0 += $1
    }
  }
}
