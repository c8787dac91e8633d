import ViperLocalization

/// The names and layout of a field, independent of the subject's type.
package struct FieldInfo: Hashable, Sendable {
  /// How a column behaves when the table is too wide.
  package enum Fit: Sendable {
    /// A value that is never truncated or omitted, such as an identifier.
    case fixed
    /// A value that is either shown in full or omitted, such as a number.
    case droppable
    /// A value that is truncated if necessary, such as text.
    case truncatable
  }

  /// The name of the field, which is also its key in JSON.
  package let name: String
  package let help: String
  /// The heading of the field's column in a table, in English.
  let heading: String
  let fit: Fit
  /// Whether a field without a value is omitted from JSON instead of being written as `null`.
  let isOmitted: Bool
}

/// A field of a subject, which the user can name in `--fields` and `--sort`.
package struct Field<Subject>: Sendable {
  package let info: FieldInfo
  package let value: @Sendable (Subject) -> FieldValue

  package init(
    _ name: String, heading: String? = nil, fit: FieldInfo.Fit = .truncatable,
    isOmitted: Bool = false, _ help: String,
    value: @escaping @Sendable (Subject) -> FieldValue
  ) {
    info = FieldInfo(
      name: name, help: help,
      heading: heading ?? name.replacing("_", with: " ").uppercased(), fit: fit,
      isOmitted: isOmitted)
    self.value = value
  }
}

/// The fields of a type of subject, and the fields that tables, TSV and JSON print by default.
package struct FieldTable<Subject>: Sendable {
  /// All fields, in the order shown in the help.
  package let fields: [FieldInfo]
  /// The closures that return the values of the fields, in the same order as `fields`.
  package let values: [@Sendable (Subject) -> FieldValue]
  /// The names of the fields that TSV prints by default.
  let columns: [String]
  /// The names of the fields that JSON prints by default.
  package let members: [String]
  /// The names of the fields that a table for people shows by default.
  private let shown: [String]

  /// Creates a table.
  ///
  /// If `members` or `shown` is `nil`, JSON or a table for people has the same fields as TSV by
  /// default.
  package init(
    columns: [String], members: [String]? = nil, shown: [String]? = nil,
    _ fields: [Field<Subject>]
  ) {
    self.fields = fields.map { $0.info }
    values = fields.map { $0.value }
    self.columns = columns
    self.members = members ?? columns
    self.shown = shown ?? columns
  }

  /// The selection to use if the command line does not name any fields.
  package var defaultSelection: FieldSelection<Subject> {
    FieldSelection(
      table: self, columns: indices(of: columns), members: indices(of: members),
      shown: indices(of: shown))
  }

  /// Returns the indices of the fields with the given names, ignoring unknown names.
  package func indices(of names: [String]) -> [Int] {
    names.compactMap { name in fields.firstIndex { $0.name == name } }
  }

  /// Returns the selection made on the command line.
  ///
  /// If the user names an unknown field, this method throws a usage error. Pass `false` for
  /// `isSorted` if the service sorts the rows.
  package func selection(
    _ style: OutputStyle, _ line: ParsedLine, isSorted: Bool = true
  ) throws(CommandFailure) -> FieldSelection<Subject> {
    var selection = defaultSelection
    if let names = style.fields {
      let chosen = try indices(names, of: OutputOptions.fields.name, line)
      selection = FieldSelection(
        table: self, columns: chosen, members: chosen, shown: chosen, isChosen: true)
    }
    if isSorted, let word = line.text(OutputOptions.sort) {
      let isReversed = word.hasPrefix("-")
      let name = isReversed ? String(word.dropFirst()) : word
      selection.order = (try index(name, of: OutputOptions.sort.name, line), isReversed)
    }
    return selection
  }

  private func indices(
    _ names: [String], of option: String, _ line: ParsedLine
  ) throws(CommandFailure) -> [Int] {
    var indices: [Int] = []
    for name in names {
      let index = try index(name, of: option, line)
      if !indices.contains(index) { indices.append(index) }
    }
    return indices
  }

  private func index(
    _ name: String, of option: String, _ line: ParsedLine
  ) throws(CommandFailure) -> Int {
    if let index = fields.firstIndex(where: { $0.name == name }) { return index }
    throw line.invalidChoice(name, among: fields.map(\.name)) {
      line.localizer.text("Unknown field '\(name)' for '\(option)'. Use one of: \($0).")
    }
  }
}
