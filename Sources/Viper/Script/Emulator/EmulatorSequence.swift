/// A control sequence as it was written: CSI, numbers, the last byte.
struct EmulatorSequence {
  /// Everything but the numbers: `H`, `?h`, `?$p`.
  let name: String
  /// The numbers, `nil` for one that was left out; empty if there is no place for any.
  let numbers: [Int?]

  /// Reads what follows CSI, up to and with the last byte; `nil` if it is no sequence of plain numbers.
  init?(_ text: String) {
    let prefix = text.prefix { "<=>?".contains($0) }
    let digits = text.dropFirst(prefix.count).prefix { "0123456789;".contains($0) }
    let rest = text.dropFirst(prefix.count + digits.count)
    guard !rest.contains(where: { "<=>?".contains($0) }) else { return nil }
    name = String(prefix + rest)
    let fields =
      digits.isEmpty ? [] : digits.split(separator: ";", omittingEmptySubsequences: false)
    numbers = fields.map { Int($0) }
    guard zip(fields, numbers).allSatisfy({ $0.isEmpty == ($1 == nil) }) else { return nil }
  }

  /// A number of at most so many; `nil` if there are more, or if it is none of those allowed.
  func number(_ index: Int = 0, of most: Int, or missing: Int) -> Int? {
    guard numbers.count <= most else { return nil }
    return numbers.dropFirst(index).first.map { $0 ?? missing } ?? missing
  }
}
