import ViperLocalization

/// A field's names and layout, independent of the type of its subject.
package struct FieldInfo: Sendable {
  /// The behavior of a column if a table is too wide.
  package enum Fit: Sendable {
    /// Never truncated and never omitted, such as an identifier.
    case kept
    /// Either shown in full or omitted, such as a number.
    case whole
    /// Truncated if necessary, such as text.
    case cut
  }

  /// The name, which is also the key in JSON.
  package let name: String
  /// The label of a TSV line, such as `author` for each value of `authors`.
  ///
  /// The default is the field's name.
  package let line: String
  package let help: String
  let fit: Fit
  /// The member names of the field's values, if they are records.
  let members: [String]
  /// Whether JSON omits the field if it has no value, instead of writing `null`.
  let isOmitted: Bool

  func isNamed(_ word: String) -> Bool {
    word == name || word == line
  }
}

/// A subject's field, which `--fields`, `--template` and `--sort` can name.
package struct Field<Subject>: Sendable {
  package let info: FieldInfo
  package let value: @Sendable (Subject) -> FieldValue

  package init(
    _ name: String, line: String? = nil, fit: FieldInfo.Fit = .cut, members: [String] = [],
    isOmitted: Bool = false, _ help: String, value: @escaping @Sendable (Subject) -> FieldValue
  ) {
    info = FieldInfo(
      name: name, line: line ?? name, help: help, fit: fit, members: members,
      isOmitted: isOmitted)
    self.value = value
  }
}

/// The fields of a subject type, and the default fields for TSV and JSON.
package struct FieldTable<Subject>: Sendable {
  /// All fields, in the order shown in the help.
  package let fields: [FieldInfo]
  /// The closures that read the fields, in the same order.
  package let values: [@Sendable (Subject) -> FieldValue]
  /// The names of the default fields in TSV.
  let columns: [String]
  /// The names of the default fields in JSON.
  package let members: [String]

  /// Creates a table.
  ///
  /// Unless `members` is set, JSON has the same default fields as TSV.
  package init(columns: [String], members: [String]? = nil, _ fields: [Field<Subject>]) {
    self.fields = fields.map { $0.info }
    values = fields.map { $0.value }
    self.columns = columns
    self.members = members ?? columns
  }

  /// The selection if no fields are named on the command line.
  package var defaultSelection: FieldSelection<Subject> {
    FieldSelection(table: self, columns: places(columns), members: places(members))
  }

  /// Returns the indices of the fields with the given names, ignoring unknown names.
  package func places(_ names: [String]) -> [Int] {
    names.compactMap { name in fields.firstIndex { $0.name == name } }
  }

  /// Returns the selection made on the command line.
  ///
  /// An unknown field is a usage error.
  ///
  /// `isSorted` is `false` if the service sorts the rows.
  package func selection(
    _ style: OutputStyle, _ line: ParsedLine, isSorted: Bool = true
  ) throws(CommandFailure) -> FieldSelection<Subject> {
    var selection = defaultSelection
    if let names = style.fields {
      let chosen = try places(names, of: OutputOptions.fields.name, line)
      selection = FieldSelection(table: self, columns: chosen, members: chosen, isChosen: true)
    }
    if case .rows(let format) = style.format { try check(format.names, line) }
    if isSorted, let word = line.text(OutputOptions.sort) {
      let isReversed = word.hasPrefix("-")
      let name = isReversed ? String(word.dropFirst()) : word
      selection.order = (try place(name, of: OutputOptions.sort.name, line), isReversed)
    }
    return selection
  }

  private func places(
    _ names: [String], of option: String, _ line: ParsedLine
  ) throws(CommandFailure) -> [Int] {
    var places: [Int] = []
    for name in names {
      let place = try place(name, of: option, line)
      if !places.contains(place) { places.append(place) }
    }
    return places
  }

  private func place(
    _ name: String, of option: String, _ line: ParsedLine
  ) throws(CommandFailure) -> Int {
    if let place = fields.firstIndex(where: { $0.isNamed(name) }) { return place }
    throw line.invalidChoice(name, among: fields.map(\.name)) {
      line.localizer("Unknown field '\(name)' for '\(option)'. Use one of: \($0).")
    }
  }

  private func check(
    _ names: [(name: String, section: String?)], _ line: ParsedLine
  ) throws(CommandFailure) {
    for (name, outer) in names {
      let members = outer.flatMap { name in fields.first { $0.isNamed(name) }?.members } ?? []
      if name == "." || members.contains(name) { continue }
      _ = try place(name, of: OutputOptions.template.name, line)
    }
  }
}
