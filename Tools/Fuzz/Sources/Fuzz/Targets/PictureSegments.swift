/// Changes what a picture's segments say: their kinds, sizes, tables and numbers.
enum PictureSegments {
  /// Changes a segment, takes it away, or puts one of another picture before it.
  static func change(_ input: inout [UInt8], _ other: [UInt8], _ chance: inout Chance) {
    guard let place = markers(input).randomElement(using: &chance) else { return }
    switch Int.random(in: 0...9, using: &chance) {
    case 0: input.removeSubrange(segment(at: place, in: input))
    case 1:
      guard let start = markers(other).randomElement(using: &chance) else { return }
      input.insert(contentsOf: other[segment(at: start, in: other)], at: place)
    case 2: input[place + 1] = UInt8.random(in: 0xC0...0xDF, using: &chance)
    default:
      let changed = min(place + Int.random(in: 2...24, using: &chance), input.count - 1)
      input[changed] =
        Bool.random(using: &chance)
        ? .random(in: 0...255, using: &chance)
        : [0, 1, 2, 3, 4, 8, 13, 16, 17, 34, 63, 64, 68, 127, 128, 255].randomElement(
          using: &chance)
          ?? 0
    }
  }

  private static func markers(_ bytes: [UInt8]) -> [Int] {
    bytes.indices.dropLast().filter { bytes[$0] == 0xFF && 1...254 ~= bytes[$0 + 1] }
  }

  private static func segment(at place: Int, in bytes: [UInt8]) -> Range<Int> {
    guard place + 3 < bytes.count else { return place..<bytes.count }
    let count = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
    return place..<min(place + 2 + count, bytes.count)
  }
}
