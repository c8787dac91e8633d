package import Viper
import ViperLocalization

/// The fields of one kind of data that a command line selects, and their order.
package struct FieldSelection<Subject> {
  let table: FieldTable<Subject>
  /// The places of the fields in the table that TSV has.
  let columns: [Int]
  /// The places of the fields in the table that JSON has.
  var members: [Int]
  /// Whether the fields were named on the command line.
  package var isChosen = false
  /// The place of the field that puts the rows in order, if there is an order.
  var order: (place: Int, isReversed: Bool)?

  /// The order as `--sort` names it: `rating`, or `-rating` if it is reversed.
  package var orderName: String? {
    order.map { ($0.isReversed ? "-" : "") + table.fields[$0.place].name }
  }

  /// Adds a member to the objects of JSON.
  package mutating func add(_ name: String) {
    members += table.places([name])
  }

  /// A subject as one line of TSV.
  func row(_ subject: Subject) -> StyledText {
    TSV.line(columns.map { table.values[$0](subject).cell })
  }

  /// A subject as lines of TSV, each with the name of its field; what has no value has no line.
  func block(_ subject: Subject) -> [StyledText] {
    columns.flatMap { place in
      let name = StyledText(table.fields[place].line)
      return table.values[place](subject).lines.map { TSV.line([name] + $0) }
    }
  }

  /// A subject as an object of JSON.
  package func document(_ subject: Subject) -> FieldValue {
    var values: [(String, FieldValue)] = []
    for place in members {
      let value = table.values[place](subject)
      let field = table.fields[place]
      if field.isOmitted, !isChosen, value.isEmpty { continue }
      values.append((field.name, value))
    }
    return .record(Record(members: values))
  }

  /// A subject as the text that a template makes of it.
  func text(_ subject: Subject, _ template: Template) -> String {
    template.text { name in
      table.fields.firstIndex { $0.isNamed(name) }.map { table.values[$0](subject) }
    }
  }

  /// Subjects in the order that was asked for; those without a value come last.
  package func sorted(_ subjects: some Sequence<Subject>) -> [Subject] {
    guard let order else { return Array(subjects) }
    let value = table.values[order.place]
    return subjects.map { (key: SortKey(value($0)), subject: $0) }
      .sorted { $0.key.isBefore($1.key, isReversed: order.isReversed) }
      .map(\.subject)
  }
}
