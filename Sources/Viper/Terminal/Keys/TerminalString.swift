/// The beginning of a string that a terminal sends (OSC, DCS, APC, PM, SOS).
struct TerminalString {
  /// The maximum number of bytes to keep, which is enough for the name of any terminal.
  private static let limit = 48

  /// The byte after the initial Esc.
  private let introducer: Unicode.Scalar
  private var bytes: [UInt8] = []
  /// Whether the string is longer than the limit.
  private var isCut = false

  init(introducer: Unicode.Scalar = "]") {
    self.introducer = introducer
  }

  mutating func consume(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) } else { isCut = true }
  }

  /// The reply in the string, if it is known.
  var reply: TerminalInput.Reply? {
    switch introducer {
    case "P": bytes.starts(with: ">|".utf8) ? .version(name) : nil
    case "_": isKitty ? .kittyGraphics : nil
    default: nil
    }
  }

  private var name: String {
    let printable = bytes.dropFirst(2).filter { (0x20...0x7E).contains($0) }
    return String(decoding: printable, as: UTF8.self)
  }

  /// Whether the terminal has accepted the picture in the query.
  private var isKitty: Bool {
    let parts = bytes.dropFirst().split(separator: UInt8(ascii: ";"), maxSplits: 1)
    guard !isCut, bytes.first == UInt8(ascii: "G"), parts.count == 2 else { return false }
    let keys = parts[0].split(separator: UInt8(ascii: ","))
    return keys.contains { $0.elementsEqual("i=31".utf8) } && parts[1].elementsEqual("OK".utf8)
  }
}
