import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What was read before: an answer that comes again as it was is not read again.
final class DecodedAnswers: Sendable {
  /// After so many different questions it begins anew.
  private static let most = 256

  private struct Question: Hashable {
    let path: String
    let parameters: [Request.Parameter]
  }

  private struct Known {
    let body: Data
    let value: any Sendable
  }

  private let known = Mutex<[Question: Known]>([:])

  /// The answer as a value; nothing when it cannot be read as one.
  func value<Value: Decodable & Sendable>(
    _ type: Value.Type, of answer: Answer, to request: Request
  ) -> Value? {
    guard request.method == .get else { return decode(type, answer.body) }
    let question = Question(path: request.path, parameters: request.parameters)
    if let known = known.withLock({ $0[question] }), known.body == answer.body,
      let value = known.value as? Value
    {
      return value
    }
    guard let value = decode(type, answer.body) else { return nil }
    known.withLock { known in
      if known.count >= Self.most { known = [:] }
      known[question] = Known(body: answer.body, value: value)
    }
    return value
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ body: Data) -> Value? {
    try? JSONDecoder().decode(type, from: body)
  }
}
