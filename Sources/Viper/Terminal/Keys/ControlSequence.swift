/// A sequence that begins with CSI (`Esc [`) or SS3 (`Esc O`), of which a limited number of parameters is kept.
struct ControlSequence {
  enum Introducer {
    case csi, ss3
  }

  /// The state of a sequence after a byte.
  enum Progress {
    case unfinished, finished
    /// The byte is not part of a sequence.
    case broken
  }

  /// The limit of parameters, greater than every scalar and every coordinate.
  private static let maxParameter = 9_999_999
  private static let maxFields = 16
  private static let maxParts = 4

  let introducer: Introducer
  /// The first byte if it is one of `<`, `=`, `>` and `?`.
  private(set) var prefix: Unicode.Scalar?
  /// The byte between the parameters and the final byte, if any.
  private(set) var intermediate: Unicode.Scalar?
  private(set) var final: Unicode.Scalar = "\0"
  /// Whether there are any parameters, even if they are empty.
  private(set) var hasParameters = false
  /// Whether the order of the bytes is invalid.
  private(set) var isMalformed = false
  /// The parameters, in fields separated by `;` with parts separated by `:`.
  private var fields = [[0]]
  /// Whether the current parameter exceeds a limit and is ignored.
  private var isFull = false

  init(_ introducer: Introducer) {
    self.introducer = introducer
  }

  /// Returns a parameter; 0 if it was omitted.
  func parameter(_ field: Int, part: Int = 0) -> Int {
    guard fields.indices.contains(field), fields[field].indices.contains(part) else { return 0 }
    return fields[field][part]
  }

  /// Returns whether one of the parameters after the first has a value.
  func hasParameter(_ value: Int) -> Bool {
    fields.dropFirst().contains { $0.first == value }
  }

  mutating func consume(_ byte: UInt8) -> Progress {
    let scalar = Unicode.Scalar(byte)
    switch scalar {
    case "0"..."9", ":", ";": consumeParameter(byte)
    case "\u{40}"..."\u{7E}": return finish(scalar)
    case "\u{20}"..."\u{3F}" where introducer == .ss3: return finish(scalar)
    case "<"..."?": consumePrefix(scalar)
    case "$" where isShiftedKey: return finish(scalar)
    case "\u{20}"..."\u{2F}":
      isMalformed = isMalformed || intermediate != nil
      intermediate = scalar
    default: return .broken
    }
    return .unfinished
  }

  /// Whether `$` is the final byte, as in rxvt's `CSI 7 $` for Shift-Home; in replies, it follows two parameters.
  private var isShiftedKey: Bool {
    prefix == nil && intermediate == nil && hasParameters && fields.count == 1 && !isFull
  }

  private mutating func finish(_ scalar: Unicode.Scalar) -> Progress {
    final = scalar
    return .finished
  }

  private mutating func consumePrefix(_ scalar: Unicode.Scalar) {
    isMalformed = isMalformed || hasParameters || prefix != nil || intermediate != nil
    prefix = scalar
  }

  private mutating func consumeParameter(_ byte: UInt8) {
    isMalformed = isMalformed || intermediate != nil
    hasParameters = true
    let last = fields.count - 1
    switch Unicode.Scalar(byte) {
    case ";":
      isFull = fields.count == Self.maxFields
      if !isFull { fields.append([0]) }
    case ":":
      isFull = isFull || fields[last].count == Self.maxParts
      if !isFull { fields[last].append(0) }
    default:
      guard !isFull else { return }
      let part = fields[last].count - 1
      fields[last][part] = min(fields[last][part] * 10 + Int(byte & 0x0F), Self.maxParameter)
    }
  }
}
