import Entities

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Asks over a transport and reads the answers.
struct Client: Sendable {
  let transport: any Transport
  private let decoded = DecodedAnswers()

  init(transport: any Transport) {
    self.transport = transport
  }

  /// Asks, and reads the answer as a value.
  ///
  /// - Parameters:
  ///   - request: The question.
  ///   - type: What the answer is.
  /// - Returns: The answer.
  /// - Throws: `MovieError` for every way in which there is none.
  func ask<Value: Decodable & Sendable>(
    _ request: Request, for type: Value.Type = Value.self
  ) async throws(MovieError) -> Value {
    let answer: Answer
    do {
      answer = try await transport.answer(request)
    } catch {
      throw ErrorTranslation.error(error)
    }
    if (200..<300).contains(answer.status), let value = decoded.value(type, of: answer, to: request)
    {
      return value
    }
    if let refusal = ErrorTranslation.refusal(answer) { throw refusal }
    do {
      return try JSONDecoder().decode(type, from: answer.body)
    } catch {
      throw ErrorTranslation.unreadable(error)
    }
  }
}
