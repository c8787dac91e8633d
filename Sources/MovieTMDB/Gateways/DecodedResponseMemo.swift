import Synchronization
import ViperEssentials

/// A memory of decoded responses, so that a response with the same body is not decoded again.
final class DecodedResponseMemo: Sendable {
  /// The maximum number of requests; all responses are removed when it is reached.
  private static let most = 256

  private struct Question: Hashable {
    let path: String
    let parameters: [Request.Parameter]
  }

  private let known = Mutex<[Question: (body: Data, value: any Sendable)]>([:])

  /// Returns the response as a value.
  ///
  /// Every call for a request must pass a decoder for the same country.
  ///
  /// - Throws: The error of the decoder.
  func value<Value: Decodable & Sendable>(
    _ type: Value.Type, of response: Response, to request: Request,
    by decoder: JSONDecoder = JSONDecoder()
  ) throws -> Value {
    guard request.method == .get else { return try decoder.decode(type, from: response.body) }
    let question = Question(path: request.path, parameters: request.parameters)
    if let known = known.withLock({ $0[question] }), known.body == response.body,
      let value = known.value as? Value
    {
      return value
    }
    let value = try decoder.decode(type, from: response.body)
    known.withLock { known in
      if known.count >= Self.most { known = [:] }
      known[question] = (response.body, value)
    }
    return value
  }
}
