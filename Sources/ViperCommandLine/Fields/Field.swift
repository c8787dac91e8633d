/// A field of a subject: what `--fields`, `--template` and `--sort` can name.
package struct Field<Subject>: Sendable {
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
  let line: String
  /// A description for the help.
  let help: String
  let fit: Fit
  /// The names of the members of its values, if these are records.
  let members: [String]
  /// Whether JSON leaves the field out while nothing is known, in place of writing `null`.
  let isOmitted: Bool
  /// Reads the field's value.
  package let value: @Sendable (Subject) -> FieldValue

  /// Creates a field.
  package init(
    _ name: String, line: String? = nil, fit: Fit = .cut, members: [String] = [],
    isOmitted: Bool = false, _ help: String, value: @escaping @Sendable (Subject) -> FieldValue
  ) {
    self.name = name
    self.line = line ?? name
    self.help = help
    self.fit = fit
    self.members = members
    self.isOmitted = isOmitted
    self.value = value
  }

  /// A Boolean value that indicates whether a word means the field.
  func isNamed(_ word: String) -> Bool {
    word == name || word == line
  }
}

/// The names of a field and its description, for the help.
package struct FieldHelp: Sendable {
  package let name: String
  /// The name at the beginning of a line of TSV.
  package let line: String
  package let help: String
}
