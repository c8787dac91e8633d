package import Viper
package import ViperLocalization

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
