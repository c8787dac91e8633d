import Entities
import Essentials

/// Sends requests over a transport and decodes the responses.
struct Client: Sendable {
  let transport: any Transport
  private let decoded = DecodedResponseMemo()

  init(transport: any Transport) {
    self.transport = transport
  }

  /// Sends a request, and decodes the response.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - type: The type of the response.
  ///   - isOneOfMany: Whether the request can be one of many that are under way side by side. A
  ///     service is then asked elsewhere than on the caller's actor, which can show one response
  ///     while another one is decoded. A single response would only arrive later that way.
  /// - Returns: The decoded response.
  /// - Throws: `MovieError` if there is no response, if the service refused the request, or if the
  ///   response cannot be decoded.
  func ask<Value: Decodable & Sendable>(
    _ request: Request, for type: Value.Type = Value.self
  ) async throws(MovieError) -> Value {
    let response: Response
    do {
      response = try await transport.response(to: request)
    } catch {
      throw ErrorTranslation.error(error)
    }
    if (200..<300).contains(response.status), let value = decoded.value(type, of: response, to: request)
    {
      return value
    }
    if let refusal = ErrorTranslation.refusal(response) { throw refusal }
    do {
      return try JSONDecoder().decode(type, from: response.body)
    } catch {
      throw ErrorTranslation.unreadable(error)
    }
  }
}
