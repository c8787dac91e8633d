/// What may stand in a place of the line, as far as that can be listed.
enum Values: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// One of these; anything when there are none.
  case list([String])
  /// The name of a file.
  case files

  /// A text or a number of the person's own.
  static let anything = list([])

  /// The cases of a type, as they are spelled.
  static func cases<Choice: RawRepresentable & CaseIterable>(of type: Choice.Type) -> Values
  where Choice.RawValue == String {
    .list(Choice.allCases.map(\.rawValue))
  }

  init(arrayLiteral words: String...) {
    self = .list(words)
  }
}
