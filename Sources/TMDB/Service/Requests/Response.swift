import MovieEntities
public import ViperEssentials

/// The service's response to one request.
public struct Response: Hashable, Sendable {
  /// The HTTP status.
  public let status: Int
  /// The body, which is JSON unless the service fails to send what it documents.
  public let body: Data
  private let headers: [String: String]

  /// Creates a response, whose header fields can have names in any case.
  public init(status: Int, headers: [String: String] = [:], body: Data) {
    self.status = status
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    self.body = body
  }

  /// The status and the header fields, for a server whose bodies say nothing.
  var withoutBody: Response {
    Response(status: status, headers: headers, body: Data())
  }

  /// The wait before the next request, from a second to a day, if `Retry-After` has a number of seconds.
  var retryAfter: Duration? {
    let text = header("Retry-After") ?? ""
    guard !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else { return nil }
    // More than a day, or than an `Int64` has room for, means the same as a day: not today.
    return .seconds(min(max(Int64(text) ?? .max, 1), 86_400))
  }

  /// Returns the value of a header field; `nil` if the field was not sent.
  public func header(_ name: String) -> String? {
    headers[name.lowercased()]
  }
}
