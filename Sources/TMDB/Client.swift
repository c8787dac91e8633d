import Entities
import Essentials

/// Sends requests over a transport and decodes the responses.
struct Client: Sendable {
  let transport: any Transport
  /// The decoded responses of a transport that is part of the program, such as the embedded
  /// catalogue; `nil` for a service.
  private let decoded: DecodedResponseMemo?
  /// What no response may repeat; the transport removes what the request itself contains.
  private let secrets: Secrets

  init(transport: any Transport, secrets: Secrets = Secrets([])) {
    self.transport = transport
    self.secrets = secrets
    decoded = BaseURL(transport.baseURL) == nil ? DecodedResponseMemo() : nil
  }

  /// Sends a request, and decodes the response.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - type: The type of the response.
  ///   - isOneOfMany: Whether the request can be one of many that are under way side by side. A
  ///     service is then asked elsewhere than on the caller's actor, which can show one response
  ///     while another one is decoded. A single response would only arrive later that way.
  ///   - region: The country whose part of the response is decoded, if it has parts for countries.
  /// - Returns: The decoded response.
  /// - Throws: `MovieError` if there is no response, if the service refused the request, or if the
  ///   response cannot be decoded.
  func ask<Value: Decodable & Sendable>(
    _ request: Request, for type: Value.Type = Value.self, isOneOfMany: Bool = false,
    region: String? = nil
  ) async throws(MovieError) -> Value {
    guard isOneOfMany, decoded == nil else { return try await answer(to: request, region) }
    return try await answerFromElsewhere(to: request)
  }

  @concurrent
  private func answerFromElsewhere<Value: Decodable & Sendable>(
    to request: Request
  ) async throws(MovieError) -> Value {
    try await answer(to: request, nil)
  }

  private func answer<Value: Decodable & Sendable>(
    to request: Request, _ region: String?
  ) async throws(MovieError) -> Value {
    let response: Response
    do {
      response = secrets.removed(from: try await transport.response(to: request))
    } catch {
      throw ErrorTranslation.error(error)
    }
    if (200..<300).contains(response.status),
      let value = value(of: response, to: request, region) as Value?
    {
      return value
    }
    if let refusal = ErrorTranslation.refusal(response) { throw refusal }
    do {
      return try JSONDecoder(region: region).decode(Value.self, from: response.body)
    } catch {
      throw ErrorTranslation.unreadable(error)
    }
  }

  private func value<Value: Decodable & Sendable>(
    of response: Response, to request: Request, _ region: String?
  ) -> Value? {
    let decoder = JSONDecoder(region: region)
    guard let decoded else { return try? decoder.decode(Value.self, from: response.body) }
    return decoded.value(Value.self, of: response, to: request, by: decoder)
  }
}
