import Foundation

/// A request, which was read within the limits.
struct HTTPRequest: Sendable {
  let method: String
  /// The path, without a query.
  let path: String
  /// The header fields, by lowercase name.
  let fields: [String: String]
  let body: [UInt8]
}

/// A response with a complete body.
struct HTTPResponse: Sendable {
  var status: Int
  var type = "text/plain; charset=utf-8"
  /// How long a browser may keep the response, in seconds.
  var maxAge = 0
  var body: [UInt8] = []

  static func text(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(status: status, body: Array((text + "\n").utf8))
  }

  /// The status line and the header fields.
  var head: [UInt8] {
    // Pages can load only their own files, can't be framed, and don't send their address, which
    // contains the token, to other sites.
    let text = """
      HTTP/1.1 \(status) \(Self.reasons[status] ?? "Error")
      Content-Type: \(type)
      Cache-Control: \(maxAge > 0 ? "private, max-age=\(maxAge)" : "no-store")
      Connection: close
      Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; \
      img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; \
      frame-ancestors 'none'
      Cross-Origin-Resource-Policy: same-origin
      Referrer-Policy: no-referrer
      X-Content-Type-Options: nosniff

      """
    let length = type == HTTPResponse.eventStream ? "" : "Content-Length: \(body.count)\n"
    return Array((text + length + "\n").replacing("\n", with: "\r\n").utf8)
  }

  static let eventStream = "text/event-stream"

  private static let reasons = [
    200: "OK", 204: "No Content", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 408: "Request Timeout", 413: "Content Too Large",
    421: "Misdirected Request", 503: "Service Unavailable",
  ]
}

extension Socket {
  /// Reads a request, or returns the response to an invalid one; `nil` if the client disconnected.
  func request(
    maxBytes: Int, until deadline: ContinuousClock.Instant
  ) -> Result<HTTPRequest, HTTPRefusal>? {
    var bytes: [UInt8] = []
    var head: (request: HTTPRequest, length: Int, end: Int)?
    while true {
      if head == nil, let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
        guard let parsed = Self.head(bytes[..<end.lowerBound]) else {
          return .failure(HTTPRefusal(.text(400, "Invalid request.")))
        }
        head = (parsed.request, parsed.length, end.upperBound)
      }
      if let head, bytes.count >= head.end + head.length {
        let body = Array(bytes[head.end..<head.end + head.length])
        let request = head.request
        return .success(
          HTTPRequest(
            method: request.method, path: request.path, fields: request.fields, body: body))
      }
      guard bytes.count + (head.map { $0.length } ?? 0) <= maxBytes else {
        return .failure(HTTPRefusal(.text(413, "The request is too large.")))
      }
      guard let more = read(until: deadline) else {
        guard ContinuousClock.now >= deadline else { return nil }
        return .failure(HTTPRefusal(.text(408, "The request took too long.")))
      }
      bytes += more
    }
  }

  private static func head(_ bytes: ArraySlice<UInt8>) -> (request: HTTPRequest, length: Int)? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      return nil
    }
    var fields: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].allSatisfy({ !$0.isWhitespace }) else { return nil }
      let name = parts[0].lowercased()
      // A repeated field could be read differently by the browser.
      guard fields[name] == nil else { return nil }
      fields[name] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let length = fields["content-length"].map { Int($0) } ?? 0
    guard let length, length >= 0, fields["transfer-encoding"] == nil else { return nil }
    let path = words[1].prefix { $0 != "?" }
    let request = HTTPRequest(
      method: String(words[0]), path: String(path), fields: fields, body: [])
    return (request, length)
  }
}

/// The response to a request that the server does not accept.
struct HTTPRefusal: Error {
  let response: HTTPResponse

  init(_ response: HTTPResponse) { self.response = response }
}
