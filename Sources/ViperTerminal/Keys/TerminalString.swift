/// The part received so far of a string that a terminal sends (OSC, DCS, APC, PM, SOS).
///
/// Only its beginning is kept, however long it becomes.
struct TerminalString {
  /// Longer than every name of a terminal.
  private static let limit = 48

  /// The byte behind the Esc that begins it.
  private let introducer: Unicode.Scalar
  private var bytes: [UInt8] = []
  /// Whether there was more than is kept.
  private var isCut = false

  init(introducer: Unicode.Scalar = "]") {
    self.introducer = introducer
  }

  mutating func take(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) } else { isCut = true }
  }

  /// The reply in the string; `nil` if the string has no meaning here.
  var reply: TerminalInput.Reply? {
    switch introducer {
    case "P": bytes.starts(with: ">|".utf8) ? .version(name) : nil
    case "_": isKitty ? .kittyGraphics : nil
    default: nil
    }
  }

  /// The name of a terminal, of which the beginning is enough.
  private var name: String {
    let printable = bytes.dropFirst(2).filter { (0x20...0x7E).contains($0) }
    return String(decoding: printable, as: UTF8.self)
  }

  /// Whether it says that the terminal has taken the picture of the question.
  private var isKitty: Bool {
    let parts = bytes.dropFirst().split(separator: UInt8(ascii: ";"), maxSplits: 1)
    guard !isCut, bytes.first == UInt8(ascii: "G"), parts.count == 2 else { return false }
    let keys = parts[0].split(separator: UInt8(ascii: ","))
    return keys.contains { $0.elementsEqual("i=31".utf8) } && parts[1].elementsEqual("OK".utf8)
  }
}
