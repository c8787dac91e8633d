import ViperLocalization
import ViperTerminal

/// The fields of a kind of subject, and which of them TSV and JSON have unless told otherwise.
package struct FieldTable<Subject>: Sendable {
  /// All fields, in the order of the help.
  package let fields: [Field<Subject>]
  /// The names of the fields that TSV has.
  let columns: [String]
  /// The names of the fields that JSON has.
  package let members: [String]

  package init(columns: [String], members: [String]? = nil, _ fields: [Field<Subject>]) {
    self.fields = fields
    self.columns = columns
    self.members = members ?? columns
  }

  /// The names and descriptions of the fields.
  package var help: [FieldHelp] {
    fields.map { FieldHelp(name: $0.name, line: $0.line, help: $0.help) }
  }

  /// The selection if the command line names no fields.
  var usual: FieldSelection<Subject> {
    FieldSelection(columns: fields(columns), members: fields(members), all: fields)
  }

  /// The fields of these names, as far as there are such.
  package func fields(_ names: [String]) -> [Field<Subject>] {
    names.compactMap { name in fields.first { $0.name == name } }
  }
}

extension FieldTable {
  /// Returns the selection of a command line, checked before anything is requested.
  ///
  /// - Parameters:
  ///   - style: The fields and the template.
  ///   - line: The command line.
  ///   - isSorted: Whether the rows are put in order here, and not by the service.
  /// - Returns: The fields and the order.
  /// - Throws: A usage error if a field, a name in the template or the order is not in the table.
  package func selection(
    _ style: OutputStyle, _ line: ParsedLine, isSorted: Bool = true
  ) throws(CommandFailure) -> FieldSelection<Subject> {
    var selection = usual
    if let names = style.fields {
      let chosen = try self.fields(names, of: OutputOptions.fields.name, line)
      selection = FieldSelection(columns: chosen, members: chosen, all: fields, isChosen: true)
    }
    if case .template(let template) = style.format {
      try check(template, line)
    }
    if isSorted, let word = line.text(OutputOptions.sort) {
      let isReversed = word.hasPrefix("-")
      let name = isReversed ? String(word.dropFirst()) : word
      selection.order = (try field(name, of: OutputOptions.sort.name, line), isReversed)
    }
    return selection
  }

  private func fields(
    _ names: [String], of option: String, _ line: ParsedLine
  ) throws(CommandFailure) -> [Field<Subject>] {
    var fields: [Field<Subject>] = []
    for name in names {
      let field = try field(name, of: option, line)
      if !fields.contains(where: { $0.name == field.name }) { fields.append(field) }
    }
    return fields
  }

  private func field(
    _ name: String, of option: String, _ line: ParsedLine
  ) throws(CommandFailure) -> Field<Subject> {
    if let field = fields.first(where: { $0.isNamed(name) }) { return field }
    let names = fields.map(\.name)
    let list = names.joined(separator: ", ")
    throw line.usage(
      line.localizer("There is no field '\(name)' for '\(option)'; there are \(list).")
        + Suggestion.sentence(for: name, among: names, in: line.localizer))
  }

  private func check(_ template: Template, _ line: ParsedLine) throws(CommandFailure) {
    for (name, outer) in template.names {
      let members = outer.flatMap { name in fields.first { $0.isNamed(name) }?.members } ?? []
      if name == "." || members.contains(name) { continue }
      _ = try field(name, of: OutputOptions.template.name, line)
    }
  }
}
