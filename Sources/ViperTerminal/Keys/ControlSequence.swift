/// The part received so far of a sequence that begins with CSI (`Esc [`) or SS3 (`Esc O`).
///
/// Its memory is bounded, however long the sequence is.
struct ControlSequence {
  /// The beginning of a sequence.
  enum Introducer {
    case csi, ss3
  }

  /// The state of a sequence after a byte.
  enum Progress {
    case unfinished, finished
    /// The byte belongs to no sequence.
    case broken
  }

  /// Greater than every scalar and every place on a screen.
  private static let greatest = 9_999_999
  private static let mostFields = 16
  private static let mostParts = 4

  let introducer: Introducer
  /// The first of its bytes if that is one of `<`, `=`, `>`, `?`.
  private(set) var prefix: Unicode.Scalar?
  /// The byte between the numbers and the last byte, if any.
  private(set) var intermediate: Unicode.Scalar?
  private(set) var final: Unicode.Scalar = "\0"
  /// Whether it has numbers, or places for them.
  private(set) var hasNumbers = false
  /// Whether its bytes are in an order that no sequence has.
  private(set) var isMalformed = false
  /// The numbers, in fields with `;` between them, whose parts have `:` between them.
  private var fields = [[0]]
  /// Whether there is no room for the number that comes.
  private var isFull = false

  init(_ introducer: Introducer) {
    self.introducer = introducer
  }

  /// Returns a number; 0 if it was left out.
  func number(_ field: Int, part: Int = 0) -> Int {
    guard fields.indices.contains(field), fields[field].indices.contains(part) else { return 0 }
    return fields[field][part]
  }

  /// Returns whether one of the numbers behind the first is a given one.
  func hasNumber(_ number: Int) -> Bool {
    fields.dropFirst().contains { $0.first == number }
  }

  mutating func take(_ byte: UInt8) -> Progress {
    let scalar = Unicode.Scalar(byte)
    switch scalar {
    case "0"..."9", ":", ";": takeNumber(byte)
    case "\u{40}"..."\u{7E}": return finish(scalar)
    case "\u{20}"..."\u{3F}" where introducer == .ss3: return finish(scalar)
    case "<"..."?": takePrefix(scalar)
    case "$" where isShiftedKey: return finish(scalar)
    case "\u{20}"..."\u{2F}":
      isMalformed = isMalformed || intermediate != nil
      intermediate = scalar
    default: return .broken
    }
    return .unfinished
  }

  /// Whether `$` ends it, as it does for rxvt, where Shift-Home is `CSI 7 $`.
  ///
  /// In the replies of terminals it follows two numbers.
  private var isShiftedKey: Bool {
    prefix == nil && intermediate == nil && hasNumbers && fields.count == 1 && !isFull
  }

  private mutating func finish(_ scalar: Unicode.Scalar) -> Progress {
    final = scalar
    return .finished
  }

  private mutating func takePrefix(_ scalar: Unicode.Scalar) {
    isMalformed = isMalformed || hasNumbers || prefix != nil || intermediate != nil
    prefix = scalar
  }

  private mutating func takeNumber(_ byte: UInt8) {
    isMalformed = isMalformed || intermediate != nil
    hasNumbers = true
    let last = fields.count - 1
    switch Unicode.Scalar(byte) {
    case ";":
      isFull = fields.count == Self.mostFields
      if !isFull { fields.append([0]) }
    case ":":
      isFull = isFull || fields[last].count == Self.mostParts
      if !isFull { fields[last].append(0) }
    default:
      guard !isFull else { return }
      let part = fields[last].count - 1
      fields[last][part] = min(fields[last][part] * 10 + Int(byte & 0x0F), Self.greatest)
    }
  }
}
