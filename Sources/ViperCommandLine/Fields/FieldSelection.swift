package import Viper
import ViperLocalization

/// The fields of one kind of data that a command line selects, and their order.
package struct FieldSelection<Subject> {
  let columns: [Field<Subject>]
  package var members: [Field<Subject>]
  let all: [Field<Subject>]
  /// Whether the fields were named on the command line.
  package var isChosen = false
  package var order: (field: Field<Subject>, isReversed: Bool)?

  /// A subject as one line of TSV.
  func row(_ subject: Subject) -> StyledText {
    TSV.line(columns.map { $0.value(subject).cell })
  }

  /// A subject as lines of TSV, each with the name of its field; what has no value has no line.
  func block(_ subject: Subject) -> [StyledText] {
    columns.flatMap { field in
      field.value(subject).lines.map { TSV.line([StyledText(field.line)] + $0) }
    }
  }

  /// A subject as an object of JSON.
  package func document(_ subject: Subject) -> FieldValue {
    var values: [(String, FieldValue)] = []
    for field in members {
      let value = field.value(subject)
      if field.isOmitted, !isChosen, value.isEmpty { continue }
      values.append((field.name, value))
    }
    return .record(Record(members: values))
  }

  /// A subject as the text that a template makes of it.
  func text(_ subject: Subject, _ template: Template) -> String {
    template.text { name in all.first { $0.isNamed(name) }?.value(subject) }
  }

  /// Subjects in the order that was asked for; those without a value come last.
  package func sorted(_ subjects: some Sequence<Subject>) -> [Subject] {
    guard let order else { return Array(subjects) }
    return subjects.map { (key: SortKey(order.field.value($0)), subject: $0) }
      .sorted { $0.key.isBefore($1.key, isReversed: order.isReversed) }
      .map(\.subject)
  }
}
