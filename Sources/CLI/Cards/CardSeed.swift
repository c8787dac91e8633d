/// Numbers that look random and follow from one number: the same on every system, always
/// (SplitMix64, public domain).
struct CardSeed {
  private var state: UInt64

  init(_ number: Int) {
    state = UInt64(bitPattern: Int64(number))
  }

  /// Returns the next number of a range, which must not be empty.
  mutating func next(_ range: ClosedRange<Int>) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return range.lowerBound + Int(mixed >> 33) % (range.upperBound - range.lowerBound + 1)
  }
}
