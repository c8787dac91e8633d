/// The fields of a kind of subject, and which of them TSV and JSON have unless told otherwise.
struct FieldTable<Subject>: Sendable {
  /// All fields, in the order of the help.
  let fields: [Field<Subject>]
  /// The names of the fields that TSV has.
  let columns: [String]
  /// The names of the fields that JSON has.
  let members: [String]

  init(columns: [String], members: [String]? = nil, _ fields: [Field<Subject>]) {
    self.fields = fields
    self.columns = columns
    self.members = members ?? columns
  }

  /// The selection if the command line names no fields.
  var usual: FieldSelection<Subject> {
    FieldSelection(columns: fields(columns), members: fields(members), all: fields)
  }

  /// The fields of these names, as far as there are such.
  func fields(_ names: [String]) -> [Field<Subject>] {
    names.compactMap { name in fields.first { $0.name == name } }
  }
}
