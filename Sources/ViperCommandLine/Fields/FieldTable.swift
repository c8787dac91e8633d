import ViperLocalization
import ViperTerminal

/// The names of a field and how it is shown, without the subject that it is a field of.
package struct FieldInfo: Sendable {
  /// The way in which a column of a table gives way where there is too little room.
  package enum Fit: Sendable {
    /// It is never cut and never left out, such as an identifier.
    case kept
    /// It is shown whole or left out, such as a number.
    case whole
    /// It is cut, such as a text.
    case cut
  }

  /// The name, which is also that of the member in JSON.
  package let name: String
  /// The name at the beginning of a line of TSV, if that is another one: a line has one value, and a
  /// field such as `authors` has many.
  package let line: String
  /// A description for the help.
  package let help: String
  let fit: Fit
  /// The names of the members of its values, if these are records.
  let members: [String]
  /// Whether JSON leaves the field out while nothing is known, in place of writing `null`.
  let isOmitted: Bool

  /// Returns whether a word means the field.
  func isNamed(_ word: String) -> Bool {
    word == name || word == line
  }
}

/// A field of a subject: what `--fields`, `--template` and `--sort` can name.
package struct Field<Subject>: Sendable {
  package let info: FieldInfo
  /// Reads the field's value.
  package let value: @Sendable (Subject) -> FieldValue

  /// Creates a field.
  package init(
    _ name: String, line: String? = nil, fit: FieldInfo.Fit = .cut, members: [String] = [],
    isOmitted: Bool = false, _ help: String, value: @escaping @Sendable (Subject) -> FieldValue
  ) {
    info = FieldInfo(
      name: name, line: line ?? name, help: help, fit: fit, members: members, isOmitted: isOmitted)
    self.value = value
  }
}

/// The fields of a kind of subject, and which of them TSV and JSON have unless told otherwise.
package struct FieldTable<Subject>: Sendable {
  /// All fields, in the order of the help.
  package let fields: [FieldInfo]
  /// The closures that read the fields, in the same order.
  package let values: [@Sendable (Subject) -> FieldValue]
  /// The names of the fields that TSV has.
  let columns: [String]
  /// The names of the fields that JSON has.
  package let members: [String]

  package init(columns: [String], members: [String]? = nil, _ fields: [Field<Subject>]) {
    var values: [@Sendable (Subject) -> FieldValue] = []
    values.reserveCapacity(fields.count)
    var infos: [FieldInfo] = []
    infos.reserveCapacity(fields.count)
    for field in fields {
      infos.append(field.info)
      values.append(field.value)
    }
    self.fields = infos
    self.values = values
    self.columns = columns
    self.members = members ?? columns
  }

  /// The selection if the command line names no fields.
  var usual: FieldSelection<Subject> {
    FieldSelection(table: self, columns: places(columns), members: places(members))
  }

  /// Returns the places of the fields of these names, as far as there are such.
  package func places(_ names: [String]) -> [Int] {
    names.compactMap { name in fields.firstIndex { $0.name == name } }
  }

  /// Returns the selection of a command line, checked before anything is requested.
  ///
  /// The rows are put in order here only if `isSorted`: a service may have done it. A field that is
  /// not in the table, also in a template or as the order, is a usage error.
  package func selection(
    _ style: OutputStyle, _ line: ParsedLine, isSorted: Bool = true
  ) throws(CommandFailure) -> FieldSelection<Subject> {
    var selection = usual
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
    let names = fields.map(\.name)
    let list = names.joined(separator: ", ")
    throw line.usage(
      line.localizer("There is no field '\(name)' for '\(option)'; there are \(list).")
        + Suggestion.sentence(for: name, among: names, in: line.localizer))
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
