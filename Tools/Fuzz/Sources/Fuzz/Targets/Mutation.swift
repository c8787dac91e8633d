/// A way in which an input is changed.
enum Mutation {
  case flip, insert, delete, duplicate, splice, word, number, value, line, segment

  /// The ways for what is text, and those for a picture.
  static let text: [Mutation] = [
    .flip, .insert, .delete, .duplicate, .splice, .word, .number, .value, .line,
  ]
  static let picture: [Mutation] = [
    .flip, .insert, .delete, .duplicate, .splice, .segment, .segment,
  ]

  /// Changes an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - mutator: Where the pieces to put in come from.
  ///   - chance: What is left to chance.
  func change(_ input: inout [UInt8], _ mutator: Mutator, _ chance: inout Chance) {
    switch self {
    case .flip:
      guard let place = input.indices.randomElement(using: &chance) else { return }
      input[place] ^= 1 << UInt8.random(in: 0...7, using: &chance)
    case .insert:
      let count = Int.random(in: 1...4, using: &chance)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &chance) }
      input.insert(contentsOf: bytes, at: .random(in: 0...input.count, using: &chance))
    case .delete: input.removeSubrange(chance.range(in: input.count))
    case .duplicate:
      let piece = input[chance.range(in: input.count)]
      let times = Int.random(in: 1...(piece.count < 64 ? 40 : 2), using: &chance)
      let place = Int.random(in: 0...input.count, using: &chance)
      input.insert(contentsOf: (0..<times).flatMap { _ in piece }, at: place)
    case .splice:
      let other = mutator.seed(&chance)
      input.replaceSubrange(
        chance.range(in: input.count), with: other[chance.range(in: other.count)])
    case .word:
      let word = mutator.word(&chance)
      let place = Int.random(in: 0...input.count, using: &chance)
      let end = Bool.random(using: &chance) ? place : min(place + word.count, input.count)
      input.replaceSubrange(place..<end, with: word)
    case .number: changeNumber(&input, &chance)
    case .value: changeValue(&input, mutator, &chance)
    case .line: changeLines(&input, mutator, &chance)
    case .segment: PictureSegments.change(&input, mutator.seed(&chance), &chance)
    }
  }

  /// Puts another number in the place of one.
  private func changeNumber(_ input: inout [UInt8], _ chance: inout Chance) {
    let digits: ClosedRange<UInt8> = UInt8(ascii: "0")...UInt8(ascii: "9")
    let starts = input.indices.filter { place in
      digits.contains(input[place]) && (place == 0 || !digits.contains(input[place - 1]))
    }
    guard let start = starts.randomElement(using: &chance),
      let number = Self.numbers(&chance).randomElement(using: &chance)
    else { return }
    let end = input[start...].firstIndex { !digits.contains($0) } ?? input.count
    input.replaceSubrange(start..<end, with: number.utf8)
  }

  private static func numbers(_ chance: inout Chance) -> [String] {
    Bool.random(using: &chance) ? HostileText.extremes : HostileText.numbers
  }

  /// Puts another value in the place of one of a JSON text, or takes it away.
  private func changeValue(_ input: inout [UInt8], _ mutator: Mutator, _ chance: inout Chance) {
    guard let place = JSONPlaces(input).values.randomElement(using: &chance) else { return }
    let other = Bool.random(using: &chance) ? input : mutator.seed(&chance)
    let value: [UInt8] =
      switch Int.random(in: 0...4, using: &chance) {
      case 0: Array((Self.numbers(&chance).randomElement(using: &chance) ?? "").utf8)
      case 1: Array((Self.values.randomElement(using: &chance) ?? "").utf8)
      case 2: [UInt8(ascii: "\"")] + mutator.word(&chance) + [UInt8(ascii: "\"")]
      default:
        JSONPlaces(other).values.randomElement(using: &chance).map { Array(other[$0]) } ?? []
      }
    input.replaceSubrange(place, with: value)
  }

  private static let values = [
    "null", "true", "false", "{}", "[]", "\"\"", "[null]", "[[]]", "{\"\":null}", "\"\\ud800\"",
    "\"\\u0000\"", "\"\\u202e\"", "",
  ]

  /// Takes a line away, puts one in a second time, or puts one of another seed in.
  private func changeLines(_ input: inout [UInt8], _ mutator: Mutator, _ chance: inout Chance) {
    var lines = Self.lines(input)
    let place = Int.random(in: 0..<lines.count, using: &chance)
    switch Int.random(in: 0...3, using: &chance) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: .random(in: 0...lines.count, using: &chance))
    case 2: lines.swapAt(place, .random(in: 0..<lines.count, using: &chance))
    default:
      let line = Self.lines(mutator.seed(&chance)).randomElement(using: &chance)
      lines.insert(line ?? [], at: place)
    }
    input = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static func lines(_ input: [UInt8]) -> [ArraySlice<UInt8>] {
    input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}

extension Chance {
  /// A part of so many bytes; short ones are likelier.
  fileprivate mutating func range(in count: Int) -> Range<Int> {
    let start = Int.random(in: 0...count, using: &self)
    let most = Bool.random(using: &self) ? 8 : count
    return start..<min(count, start + Int.random(in: 0...most, using: &self))
  }
}
