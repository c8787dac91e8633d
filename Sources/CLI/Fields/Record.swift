import Viper

/// A value that has members with names, such as a cast member.
struct Record: Sendable {
  /// The members of a JSON object.
  let members: [(name: String, value: FieldValue)]
  /// Values for templates and TSV, which JSON omits because its members contain them already.
  var others: [(name: String, value: FieldValue)] = []
  /// The names of the members that stand in a line of TSV, in this order.
  var cells: [String] = []

  /// The value of a member, or `nil` if there is no member of this name.
  subscript(_ name: String) -> FieldValue? {
    (members.first { $0.name == name } ?? others.first { $0.name == name })?.value
  }

  /// The cells of a line of TSV.
  var row: [StyledText] {
    cells.map { self[$0]?.cell ?? "" }
  }

  /// The text of the record in a list of texts: its title or name.
  var text: String {
    (self["title"] ?? self["name"] ?? members.first?.value)?.text ?? ""
  }
}
