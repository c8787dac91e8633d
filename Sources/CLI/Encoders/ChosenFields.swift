import ViperLocalization
import ViperTerminal

extension FieldTable {
  /// Returns the selection of a command line, checked before anything is requested.
  ///
  /// - Parameters:
  ///   - style: The fields and the template.
  ///   - line: The command line.
  ///   - isSorted: Whether the rows are put in order here, and not by the service.
  /// - Returns: The fields and the order.
  /// - Throws: A usage error if a field, a name in the template or the order is not in the table.
  func selection(
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
