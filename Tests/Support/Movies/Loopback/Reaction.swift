import Foundation

@testable import ViperTestSupport

/// How a local server reacts to a request: it may wait, sends some bytes, and may end the
/// connection.
struct Reaction: Sendable {
  enum Ending: Sendable {
    /// The connection stays open for more requests.
    case keepAlive
    /// The connection is shut down normally.
    case close
    /// The connection is reset.
    case reset
    /// Nothing more is sent until the client disconnects.
    case hang
  }

  var bytes: [UInt8] = []
  var ending = Ending.keepAlive
  /// The latch to wait for before sending anything.
  var latch: Latch?

  static func response(
    _ status: Int = 200, _ headers: [String: String] = [:], _ body: some Sequence<UInt8>
  ) -> Reaction {
    let body = Array(body)
    return Reaction(bytes: head(status, headers, length: body.count) + body)
  }

  static func json(
    _ text: String, status: Int = 200, _ headers: [String: String] = [:]
  ) -> Reaction {
    response(status, headers.merging(jsonType) { own, _ in own }, text.utf8)
  }

  /// An error response of TMDB.
  static func rejection(
    _ status: Int, code: Int, _ message: String = "No.", _ headers: [String: String] = [:]
  ) -> Reaction {
    let body = #"{"success":false,"status_code":\#(code),"status_message":"\#(message)"}"#
    return json(body, status: status, headers)
  }

  static func gzip(_ text: String) -> Reaction {
    response(
      200, jsonType.merging(["Content-Encoding": "gzip"]) { $1 }, Gzip.pack(Array(text.utf8)))
  }

  static func chunked(_ pieces: [String]) -> Reaction {
    var bytes = Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
    for piece in pieces + [""] {
      bytes += Array("\(String(piece.utf8.count, radix: 16))\r\n\(piece)\r\n".utf8)
    }
    return Reaction(bytes: bytes)
  }

  static func redirect(_ status: Int = 302, to address: String) -> Reaction {
    response(status, ["Location": address], [])
  }

  /// Announces a longer body than it sends, then closes the connection.
  static func truncated(_ text: String) -> Reaction {
    let bytes = head(200, jsonType, length: text.utf8.count + 1_000) + Array(text.utf8)
    return Reaction(bytes: bytes, ending: .close)
  }

  static let closed = Reaction(ending: .close)
  static let reset = Reaction(ending: .reset)
  static let hang = Reaction(ending: .hang)

  func waiting(for latch: Latch) -> Reaction {
    var reaction = self
    reaction.latch = latch
    return reaction
  }

  private static let jsonType = ["Content-Type": "application/json;charset=utf-8"]

  private static func head(_ status: Int, _ headers: [String: String], length: Int) -> [UInt8] {
    var text = "HTTP/1.1 \(status) Said\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { text += "\(name): \(value)\r\n" }
    // A 304 response never has a body.
    if status != 304 { text += "Content-Length: \(length)\r\n" }
    return Array((text + "\r\n").utf8)
  }
}

/// Blocks a thread of the server until a test opens it.
final class Latch: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func open() {
    semaphore.signal()
  }

  func pass() {
    semaphore.wait()
    semaphore.signal()
  }
}
