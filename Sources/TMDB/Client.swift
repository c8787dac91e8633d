import Entities
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Asks over a transport and reads the answers.
struct Client: Sendable {
  let transport: any Transport
  /// What speaks to the person.
  let words: Words
  private let decoded = DecodedAnswers()

  init(transport: any Transport, words: Words) {
    self.transport = transport
    self.words = words
  }

  private var errors: ErrorTranslation { ErrorTranslation(words: words) }

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
      throw errors.error(error)
    }
    if (200..<300).contains(answer.status), let value = decoded.value(type, of: answer, to: request)
    {
      return value
    }
    if let refusal = errors.refusal(answer) { throw refusal }
    do {
      return try JSONDecoder().decode(type, from: answer.body)
    } catch {
      throw errors.unreadable(error)
    }
  }
}
