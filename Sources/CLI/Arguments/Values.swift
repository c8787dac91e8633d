/// The values that an argument or an option can have, as far as a shell can complete them.
enum Values: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// One of these words; any text if the list is empty.
  case list([String])
  /// The name of a file.
  case files

  /// A text or a number that cannot be completed.
  static let anything = list([])

  /// Returns the raw values of an enumeration.
  static func cases<Choice: RawRepresentable & CaseIterable>(of type: Choice.Type) -> Values
  where Choice.RawValue == String {
    .list(Choice.allCases.map(\.rawValue))
  }

  init(arrayLiteral words: String...) {
    self = .list(words)
  }

  /// These values and others.
  func adding(_ others: Values) -> Values {
    guard case .list(let words) = self, case .list(let further) = others else { return self }
    return .list(words + further.filter { !words.contains($0) })
  }
}
