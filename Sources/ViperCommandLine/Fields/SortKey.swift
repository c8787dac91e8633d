/// A value by which rows are sorted: the highest and newest first, texts from A to Z.
enum SortKey {
  case nothing
  case number(Double)
  case text(String)

  init(_ value: FieldValue) {
    switch value {
    case .number(let number): self = .number(Double(number))
    case .decimal(let number): self = .number(number)
    case .ranked(_, let rank, _): self = .number(rank)
    case .flag(let isSet): self = .number(isSet ? 1 : 0)
    case .none, .text, .list, .record:
      self = value.isEmpty ? .nothing : .text(value.text.lowercased())
    }
  }

  /// A Boolean value that indicates whether this key stands before another one.
  ///
  /// A key without a value comes last in both directions.
  func isBefore(_ other: SortKey, isReversed: Bool) -> Bool {
    switch (self, other) {
    case (.nothing, _): false
    case (_, .nothing): true
    case (.number(let left), .number(let right)): isReversed ? left < right : left > right
    case (.text(let left), .text(let right)): isReversed ? left > right : left < right
    case (.number, .text): true
    case (.text, .number): false
    }
  }
}
