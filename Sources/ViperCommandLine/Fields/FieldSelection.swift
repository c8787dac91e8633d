package import Viper
package import ViperLocalization
import ViperTerminal

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

/// Fields as a person reads them: the heads of a table and the labels of lines are their names.
extension FieldSelection {
  /// Rows as a table of the chosen fields, with heads in a language.
  package func section(_ rows: [Subject], in localizer: Localizer) -> Scene.Section {
    Scene.Section(
      columns: columns.enumerated().map { position, place in
        column(table.fields[place], dropPriority: position, in: localizer)
      },
      rows: rows.enumerated().map { place, subject in
        Scene.Row(id: String(place), cells: columns.map { table.values[$0](subject).cell })
      })
  }

  /// A subject as lines that begin with the names of the chosen fields.
  func labelled(_ subject: Subject) -> [Scene.Line] {
    columns.flatMap { place in
      let name = table.fields[place].line
      return table.values[place](subject).lines.map { cells in
        let label = StyledText(name + "  ", .bold)
        let text = cells.dropFirst().reduce(cells.first ?? "") { $0 + "  " + $1 }
        return Scene.Line(label + text, hangingIndent: name.count + 2)
      }
    }
  }

  private func column(
    _ field: FieldInfo, dropPriority: Int, in localizer: Localizer
  ) -> Scene.Column {
    let title = localizer.translated(field.name.uppercased())
    return switch field.fit {
    case .kept: Scene.Column(title, .kept)
    case .whole: Scene.Column(title, .whole(dropPriority: dropPriority))
    case .cut: Scene.Column(title, .cut(least: 8, dropPriority: dropPriority))
    }
  }
}

/// A value by which rows are sorted: the highest and newest first, texts from A to Z.
enum SortKey {
  case nothing
  case number(Double)
  case text(String)

  init(_ value: FieldValue) {
    switch value {
    case .number(let number): self = .number(Double(number))
    case .decimal(let number): self = .number(number)
    case .ranked(_, let rank, _): self = .number(rank)
    case .flag(let isSet): self = .number(isSet ? 1 : 0)
    case .none, .text, .list, .record:
      self = value.isEmpty ? .nothing : .text(value.text.lowercased())
    }
  }

  /// A Boolean value that indicates whether this key stands before another one.
  ///
  /// A key without a value comes last in both directions.
  func isBefore(_ other: SortKey, isReversed: Bool) -> Bool {
    switch (self, other) {
    case (.nothing, _): false
    case (_, .nothing): true
    case (.number(let left), .number(let right)): isReversed ? left < right : left > right
    case (.text(let left), .text(let right)): isReversed ? left > right : left < right
    case (.number, .text): true
    case (.text, .number): false
    }
  }
}
