/// A field of a subject: what `--fields`, `--template` and `--sort` can name.
struct Field<Subject>: Sendable {
  /// The name, which is also that of the member in JSON.
  let name: String
  /// The name at the beginning of a line of TSV, if that is another one: a line has one value, and `genres` has many.
  let line: String
  /// A description for the help.
  let help: String
  /// The names of the members of its values, if these are records.
  let members: [String]
  /// Whether JSON leaves the field out while nothing is known, in place of writing `null`.
  let isOmitted: Bool
  /// Reads the field's value.
  let value: @Sendable (Subject) -> FieldValue

  init(
    _ name: String, line: String? = nil, members: [String] = [], isOmitted: Bool = false,
    _ help: String, value: @escaping @Sendable (Subject) -> FieldValue
  ) {
    self.name = name
    self.line = line ?? name
    self.help = help
    self.members = members
    self.isOmitted = isOmitted
    self.value = value
  }

  /// A Boolean value that indicates whether a word means the field.
  func isNamed(_ word: String) -> Bool {
    word == name || word == line
  }
}
