/// A mistake in a condition of a filter that the user typed.
package struct FilterMistake: Error, Hashable {
  package enum Kind: Hashable, Sendable {
    /// The text is not a value of the field.
    case unreadable
    /// The text joins genres with commas and with bars.
    case mixed
    /// The range ends before it begins.
    case backwards
    /// There is no text after the name of the field.
    case missing
  }

  /// The condition.
  package let field: FilterField
  /// The kind of the mistake.
  package let kind: Kind
  /// The text, as typed.
  package let text: String

  /// Creates a mistake.
  package init(field: FilterField, kind: Kind, text: String) {
    self.field = field
    self.kind = kind
    self.text = text
  }
}

/// A condition of a filter, spelled as the option of the command line without its hyphens.
package enum FilterField: String, CaseIterable, Sendable {
  case genre, year, rating, votes
  case originalLanguage = "original-language"
  case country
  case people = "with"
  case order = "sort"
}
