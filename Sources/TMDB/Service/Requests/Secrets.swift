import Synchronization
import ViperEssentials

/// The secrets sent to the service: the credential, and the sessions, request tokens and passwords
/// of earlier requests.
///
/// A response that echoes one of these secrets is not stored.
final class Secrets: Sendable {
  private static let names = Request.secretNames.union(["password"])

  private let texts: Mutex<Set<String>>

  init(_ credential: Credential) {
    switch credential {
    case .token(let text), .apiKey(let text): texts = Mutex([text])
    case .anonymous: texts = Mutex([])
    }
  }

  func add(from request: Request) {
    let fields = request.body.flatMap {
      try? JSONDecoder().decode([String: String].self, from: $0)
    }
    let found =
      [request.secretStep ?? ""]
      + request.parameters.filter { Self.names.contains($0.name) }.map(\.value)
      + (fields ?? [:]).filter { Self.names.contains($0.key) }.map(\.value)
    texts.withLock { $0.formUnion(found.filter { !$0.isEmpty }) }
  }

  /// Returns whether a response contains a secret, either literally or escaped for JSON or a URL.
  func appear(in body: Data) -> Bool {
    let texts = texts.withLock { $0.map { [UInt8]($0.utf8) } }
    guard !texts.isEmpty else { return false }
    let bytes = [UInt8](body)
    let plain = Self.unescaped(bytes)
    return texts.contains { Self.contains(bytes, $0) || Self.contains(plain, $0) }
  }

  private static func contains(_ bytes: [UInt8], _ text: [UInt8]) -> Bool {
    guard let first = text.first, bytes.count >= text.count else { return false }
    return (0...(bytes.count - text.count)).contains {
      bytes[$0] == first && bytes[$0...].starts(with: text)
    }
  }

  /// Returns text after decoding its JSON and URL escapes for at least the ASCII characters; empty
  /// if the text contains no escapes.
  private static func unescaped(_ text: [UInt8]) -> [UInt8] {
    let (backslash, percent) = (UInt8(ascii: "\\"), UInt8(ascii: "%"))
    guard text.contains(where: { $0 == backslash || $0 == percent }) else { return [] }
    var plain: [UInt8] = []
    plain.reserveCapacity(text.count)
    var rest = text[...]
    while let byte = rest.popFirst() {
      if byte == percent, let number = number(rest.prefix(2), digits: 2) {
        plain.append(number)
        rest.removeFirst(2)
      } else if byte == backslash, rest.first == UInt8(ascii: "u"),
        let number = number(rest.dropFirst().prefix(4), digits: 4)
      {
        plain.append(number)
        rest.removeFirst(5)
      } else if byte == backslash, let escaped = rest.popFirst() {
        plain.append(escaped)
      } else {
        plain.append(byte)
      }
    }
    return plain
  }

  /// Returns the low byte of a hexadecimal number.
  private static func number(_ bytes: ArraySlice<UInt8>, digits: Int) -> UInt8? {
    guard bytes.count == digits else { return nil }
    return UInt32(String(decoding: bytes, as: UTF8.self), radix: 16)
      .map { UInt8(truncatingIfNeeded: $0) }
  }
}
