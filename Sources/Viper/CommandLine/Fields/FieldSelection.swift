package import Viper
package import ViperLocalization
import ViperText

/// The fields selected by a command line for one type of data, and the order of the rows.
package struct FieldSelection<Subject> {
  let table: FieldTable<Subject>
  /// The indices of the fields to print in TSV.
  let columns: [Int]
  /// The indices of the fields to print in JSON.
  let members: [Int]
  /// The indices of the fields to show in a table for people.
  let shown: [Int]
  /// Whether the user named the fields on the command line.
  package var isChosen = false
  /// The index of the field by which rows are sorted, and the direction; `nil` for the original
  /// order.
  var order: (index: Int, isReversed: Bool)?

  /// The order as written after `--sort`: `rating`, or `-rating` if the order is reversed.
  package var orderName: String? {
    order.map { ($0.isReversed ? "-" : "") + table.fields[$0.index].name }
  }

  /// Returns whether a field is printed, or sorts the rows.
  package func uses(_ name: String, isJSON: Bool) -> Bool {
    ((isJSON ? members : columns) + (order.map { [$0.index] } ?? [])).contains {
      table.fields[$0].name == name
    }
  }

  package func document(_ subject: Subject) -> FieldValue {
    var values: [(String, FieldValue)] = []
    for index in members {
      let value = table.values[index](subject)
      let field = table.fields[index]
      if field.isOmitted, !isChosen, value.isEmpty { continue }
      values.append((field.name, value))
    }
    return .record(Record(members: values))
  }

  /// Returns the subjects in the selected order.
  ///
  /// Subjects without a value for the sort field come last.
  package func sorted(_ subjects: some Sequence<Subject>) -> [Subject] {
    guard let order else { return Array(subjects) }
    let value = table.values[order.index]
    return subjects.map { (key: value($0).sortKey, subject: $0) }.sorted { left, right in
      guard let key = left.key else { return false }
      return right.key.map { order.isReversed ? key > $0 : key < $0 } ?? true
    }.map(\.subject)
  }
}

/// Methods that display fields and use the fields' names as table headings or line labels.
extension FieldSelection {
  package func section(_ rows: [Subject], in localizer: Localizer) -> Scene.Section {
    Scene.Section(
      columns: shown.enumerated().map { position, index in
        column(table.fields[index], dropPriority: position, in: localizer)
      },
      rows: rows.enumerated().map { index, subject in
        Scene.Row(
          id: String(index), cells: shown.map { table.values[$0](subject).cell(in: localizer) })
      })
  }

  /// Returns lines about a subject, each of which starts with the name of a selected field.
  func labeled(_ subject: Subject) -> [Scene.Line] {
    let lines = columns.flatMap { index in
      let name = table.fields[index].name
      return table.values[index](subject).lines
        .map { (name: name, cells: $0) }
    }
    let indent = (lines.map(\.name.count).max() ?? 0) + 2
    return lines.map { name, cells in
      let blanks = String(repeating: " ", count: indent - name.count)
      let text = cells.dropFirst().reduce(cells.first ?? "") { $0 + "  " + $1 }
      let label = StyledText(name + blanks, .bold)
      return Scene.Line(label + text, hangingIndent: indent)
    }
  }

  private func column(
    _ field: FieldInfo, dropPriority: Int, in localizer: Localizer
  ) -> Scene.Column {
    let title = localizer.translated(field.heading)
    return switch field.fit {
    case .fixed: Scene.Column(title, .fixed)
    case .droppable: Scene.Column(title, .droppable(dropPriority: dropPriority))
    case .truncatable: Scene.Column(title, .truncatable(minWidth: 8, dropPriority: dropPriority))
    }
  }
}

extension FieldValue {
  /// The sort key; `nil` if there is no value.
  ///
  /// Numbers are sorted from high to low, and text is sorted from A to Z.
  fileprivate var sortKey: (falling: Double, text: String)? {
    switch self {
    case .number(let number): (-Double(number), "")
    case .decimal(let number): (-number, "")
    case .ranked(_, let rank, _): (-rank, "")
    case .flag(let isSet): (isSet ? -1 : 0, "")
    case .none, .text, .list, .record: isEmpty ? nil : (0, text.lowercased())
    }
  }
}
