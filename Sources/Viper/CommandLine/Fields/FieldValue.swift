package import Viper
import ViperLocalization
import ViperText

/// The value of a field, independent of the output format.
package indirect enum FieldValue: Sendable {
  /// No value, which is `null` in JSON and empty in other formats.
  case none
  case text(String)
  case number(Int)
  case decimal(Double)
  case flag(Bool)
  /// Text, such as a date, that is sorted by a number.
  case ranked(StyledText, by: Double, json: JSONForm = .text)
  case list([FieldValue], separator: String = ", ")
  case record(Record)

  /// What JSON contains in place of a value's text.
  package enum JSONForm: Sendable {
    case text, number, null
  }

  package init(_ text: String?) {
    self = text.map { .text($0) } ?? .none
  }

  package init(_ number: Int?) {
    self = number.map { .number($0) } ?? .none
  }

  var isEmpty: Bool {
    switch self {
    case .none: true
    case .text(let text): text.isEmpty
    case .list(let values, _): values.isEmpty
    case .number, .decimal, .flag, .ranked, .record: false
    }
  }

  var cell: StyledText {
    if case .ranked(let text, _, _) = self { return text }
    return StyledText(text)
  }

  /// The value as people read it in a table.
  func cell(in localizer: Localizer) -> StyledText {
    switch self {
    case .decimal, .ranked(_, _, json: .number): cell.mapText(localizer.decimal)
    case .flag(let isSet): isSet ? "✓" : ""
    default: cell
    }
  }

  /// The value as text.
  ///
  /// The values of a list are joined by the list's separator.
  var text: String {
    switch self {
    case .none: ""
    case .text(let text): text
    case .number(let number): String(number)
    case .decimal(let number): String(number)
    case .flag(let isSet): isSet ? "true" : "false"
    case .ranked(let text, _, _): text.text
    case .list(let values, let separator): values.map(\.text).joined(separator: separator)
    case .record(let record): record.text
    }
  }

  /// The lines of the value in TSV, with one line for each value of a list.
  var lines: [[StyledText]] {
    switch self {
    case .list(let values, _): values.flatMap(\.lines)
    case .record(let record): [record.row]
    default: isEmpty ? [] : [[cell]]
    }
  }
}

extension FieldValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .none: try String?.none.encode(to: encoder)
    case .text(let text): try text.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .decimal(let number): try number.encode(to: encoder)
    case .flag(let isSet): try isSet.encode(to: encoder)
    case .ranked(let text, _, json: .text): try text.text.encode(to: encoder)
    case .ranked(let text, _, json: .number): try Double(text.text).encode(to: encoder)
    case .ranked(_, _, json: .null): try String?.none.encode(to: encoder)
    case .list(let values, _): try values.encode(to: encoder)
    case .record(let record):
      try Dictionary(record.members) { _, last in last }.encode(to: encoder)
    }
  }
}

/// A value that consists of named members.
package struct Record: Sendable {
  /// The members of the JSON object.
  let members: [(name: String, value: FieldValue)]
  /// Additional values, which only TSV uses.
  ///
  /// JSON omits these values because the members already contain the same information.
  let others: [(name: String, value: FieldValue)]
  /// The names of the members that form a line of TSV, in order.
  let cells: [String]

  package init(
    members: [(name: String, value: FieldValue)],
    others: [(name: String, value: FieldValue)] = [],
    cells: [String] = []
  ) {
    self.members = members
    self.others = others
    self.cells = cells
  }

  subscript(_ name: String) -> FieldValue? {
    (members.first { $0.name == name } ?? others.first { $0.name == name })?.value
  }

  var row: [StyledText] {
    cells.map { self[$0]?.cell ?? "" }
  }

  /// The text that represents the record in a list, such as the record's title or name.
  var text: String {
    (self["title"] ?? self["name"] ?? members.first?.value)?.text ?? ""
  }
}
