import MovieEntities
import Synchronization
import ViperEssentials

/// Sends requests over a transport and decodes the responses.
struct Client: Sendable {
  let transport: any Transport
  /// A cache of decoded responses for a built-in transport, such as the embedded catalog; `nil` for
  /// a remote service.
  private let decoded: DecodedResponseMemo?

  init(transport: any Transport) {
    self.transport = transport
    decoded = BaseURL(transport.baseURL) == nil ? DecodedResponseMemo() : nil
  }

  /// Sends a request and decodes the response.
  ///
  /// Requests are sent in the order in which this method is called. A remote response is decoded
  /// outside the caller's actor, because that actor may be busy drawing. An embedded response is
  /// decoded without suspending, because scripts depend on that behavior.
  func send<Value: Decodable & Sendable>(
    _ request: Request, for type: Value.Type = Value.self, region: String? = nil,
    missing: MovieError.Rejection? = nil
  ) async throws(MovieError) -> Value {
    #if DEBUG
      Self.tally?(.request)
    #endif
    do throws(MovieError) {
      let response = try await transport.response(to: request)
      guard let decoded else { return try await Self.decodeConcurrently(response, region) }
      return try Self.value(of: response) {
        try decoded.value(of: response, to: request) { try Self.decode(response, region) }
      }
    } catch {
      guard let missing, error.code == .notFound else { throw error }
      throw MovieError(.rejection(missing), cause: error)
    }
  }

  @concurrent
  private static func decodeConcurrently<Value: Decodable & Sendable>(
    _ response: Response, _ region: String?
  ) async throws(MovieError) -> Value {
    try value(of: response) { try decode(response, region) }
  }

  private static func decode<Value: Decodable>(
    _ response: Response, _ region: String?
  ) throws -> Value {
    #if DEBUG
      tally?(.decoding)
    #endif
    return try JSONDecoder(region: region).decode(Value.self, from: response.body)
  }

  private static func value<Value>(
    of response: Response, _ decode: () throws -> Value
  ) throws(MovieError) -> Value {
    var problem: any Error = MovieError.network(.badResponse)
    if (200..<300).contains(response.status) {
      do { return try decode() } catch { problem = error }
    }
    throw ErrorTranslation.rejection(response) ?? ErrorTranslation.unreadable(problem)
  }
}

#if DEBUG
  extension Client {
    enum Work: Sendable { case request, decoding }
    /// Counts the requests of a task, and the responses that are decoded, for tests.
    @TaskLocal static var tally: (@Sendable (Work) -> Void)?
  }
#endif

/// A cache of decoded responses that avoids decoding the same body twice.
final class DecodedResponseMemo: Sendable {
  /// The maximum number of entries; the cache is cleared when this number is reached.
  private static let maxEntries = 256

  // In an array, because the first use of a dictionary costs more than comparing all requests.
  private let known = Mutex<[(request: Request, body: Data, value: any Sendable)]>([])

  /// Returns the decoded response; all calls for the same request must decode the same country's
  /// part.
  func value<Value: Sendable>(
    of response: Response, to request: Request, decode: () throws -> Value
  ) throws -> Value {
    guard request.method == .get else { return try decode() }
    func isSame(_ other: Request) -> Bool {
      other.path == request.path && other.parameters == request.parameters
    }
    if let known = known.withLock({ known in known.first { isSame($0.request) } }),
      known.body == response.body, let value = known.value as? Value
    {
      return value
    }
    let value = try decode()
    known.withLock { known in
      known.removeAll { isSame($0.request) }
      if known.count >= Self.maxEntries { known = [] }
      known.append((request, response.body, value))
    }
    return value
  }
}
