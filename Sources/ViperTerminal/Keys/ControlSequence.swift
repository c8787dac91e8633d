/// A sequence that begins with CSI (`Esc [`) or SS3 (`Esc O`), of which a limited number of bytes is kept.
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

  /// The maximum number of bytes to keep, which is enough for the reply of any terminal.
  private static let limit = 128
  /// The limit of parameters, greater than every scalar and every coordinate.
  private static let maxParameter = 9_999_999

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
  private var fields: [[Int]] = []
  /// The bytes before the final byte.
  private var bytes: [UInt8] = []

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
    switch byte {
    case 0x40...0x7E: return finish(byte)
    case 0x30...0x3B: break
    case 0x20...0x3F where introducer == .ss3: return finish(byte)
    // The final byte of rxvt's `CSI 7 $` for Shift-Home; in replies, it follows two parameters.
    case UInt8(ascii: "$") where !bytes.isEmpty && bytes.allSatisfy { 0x30...0x3A ~= $0 }:
      return finish(byte)
    case 0x20...0x3F: break
    default: return .broken
    }
    if bytes.count < Self.limit { bytes.append(byte) }
    return .unfinished
  }

  private mutating func finish(_ byte: UInt8) -> Progress {
    final = Unicode.Scalar(byte)
    var rest = bytes[...]
    if let first = rest.first, 0x3C...0x3F ~= first {
      prefix = Unicode.Scalar(rest.removeFirst())
    }
    if let last = rest.last, 0x20...0x2F ~= last {
      intermediate = Unicode.Scalar(rest.removeLast())
    }
    hasParameters = !rest.isEmpty
    isMalformed = !rest.allSatisfy { 0x30...0x3B ~= $0 }
    fields = rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
    }
    return .finished
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { min($0 * 10 + Int($1 & 0x0F), maxParameter) }
  }
}
