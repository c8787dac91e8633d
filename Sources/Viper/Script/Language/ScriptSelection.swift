/// A kind of rows that scripts select by an identifier: `select note 4`.
///
/// Rows of different kinds may have the same identifier, so a row's `id` is the name of its kind, a
/// hyphen and the identifier: `note-4`.
public struct ScriptSelection: Hashable, Sendable {
  /// The name of the kind: `note`.
  public let name: String
  /// The purpose of the command, in one sentence.
  public let help: String

  /// Creates a kind of rows.
  public init(_ name: String, help: String) {
    self.name = name
    self.help = help
  }

  /// Returns the `id` of the row with an identifier of this kind.
  func row(_ id: String) -> String { "\(name)-\(id)" }

  /// Returns the identifier of a row of this kind; `nil` if the row is of another kind.
  func identifier(ofRow id: String) -> String? {
    id.hasPrefix("\(name)-") ? String(id.dropFirst(name.count + 1)) : nil
  }
}
