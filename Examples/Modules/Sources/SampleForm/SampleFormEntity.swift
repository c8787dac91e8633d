/// The data that the user enters.
public nonisolated struct SampleFormEntity: SampleFormItem, Hashable {
  /// The name, which must not be empty.
  public var name: String
  /// A note; may be empty.
  public var note: String

  /// Creates an entity from its values.
  public init(name: String = "", note: String = "") {
    self.name = name
    self.note = note
  }

  /// Replaces the text of a field.
  public mutating func set(_ field: SampleFormField, to text: String) {
    switch field {
    case .name: name = text
    case .note: note = text
    }
  }

  /// The entity without the blanks before and after its texts.
  public var trimmed: SampleFormEntity {
    var trimmed = self
    for field in SampleFormField.allCases {
      let text = self.text(of: field).drop(while: \.isWhitespace)
      let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
      trimmed.set(field, to: String(text[..<end]))
    }
    return trimmed
  }
}

/// The fields of the form, with their names in actions and scripts.
public nonisolated enum SampleFormField: String, CaseIterable, Sendable {
  /// The name.
  case name
  /// The note.
  case note
}

nonisolated extension SampleFormItem {
  /// Returns the text of a field.
  func text(of field: SampleFormField) -> String {
    switch field {
    case .name: name
    case .note: note
    }
  }
}

/// The reason why a store rejects a field, such as a name that is already in use.
public nonisolated struct SampleFormError: Error, Hashable, Sendable {
  /// The rejected field.
  public let field: SampleFormField
  /// A sentence that tells the user why the field was rejected.
  public let message: String

  /// Creates a rejection.
  public init(_ field: SampleFormField, _ message: String) {
    self.field = field
    self.message = message
  }
}
