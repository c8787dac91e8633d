/// What the user fills in.
public struct SampleFormEntity: Hashable, Sendable {
  /// The name, which an entity must have.
  public var name: String
  /// What there is to say about it; may be empty.
  public var note: String

  /// Creates an entity from its values.
  public init(name: String = "", note: String = "") {
    self.name = name
    self.note = note
  }
}

/// The fields of the form, by their names in actions and scripts.
public enum SampleFormField: String, CaseIterable, Sendable {
  /// The name.
  case name
  /// The note.
  case note
}

/// The reason why a store refuses a field, such as a name that is taken.
public struct SampleFormRefusal: Error, Hashable, Sendable {
  /// The field that is refused.
  public let field: SampleFormField
  /// A sentence for the user that says why.
  public let message: String

  /// Creates a refusal.
  public init(_ field: SampleFormField, _ message: String) {
    self.field = field
    self.message = message
  }
}
