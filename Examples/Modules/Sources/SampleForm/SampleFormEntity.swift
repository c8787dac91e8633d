/// The data that the form saves.
public nonisolated struct SampleFormEntity: SampleFormItem, Hashable {
  /// The name.
  public var name: String
  /// The note; may be empty.
  public var note: String

  /// Creates an entity from its values.
  public init(name: String, note: String) {
    self.name = name
    self.note = note
  }
}

/// The fields of the form, with their names in actions and scripts.
public nonisolated enum SampleFormField: String, CaseIterable, Sendable {
  /// The name.
  case name
  /// The note; may be empty.
  case note
}

/// The text of each field, as the user types it.
nonisolated struct SampleFormTexts: Hashable, Sendable {
  private var texts: [SampleFormField: String] = [:]

  subscript(field: SampleFormField) -> String {
    get { texts[field, default: ""] }
    set { texts[field] = newValue }
  }

  /// The texts without the blanks before and after them.
  var trimmed: SampleFormTexts {
    var trimmed = self
    for field in SampleFormField.allCases {
      let text = self[field].drop(while: \.isWhitespace)
      let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
      trimmed[field] = String(text[..<end])
    }
    return trimmed
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
