import Synchronization
import TMDB

/// What was answered before: the catalogue never changes, so the same question has the same answer all day.
final class GivenAnswers: Sendable {
  /// After so many different questions it begins anew.
  private static let most = 256

  private struct Question: Hashable {
    let path: String
    let parameters: [Request.Parameter]
    let day: Int64
  }

  private let answers = Mutex<[Question: Answer]>([:])

  /// The answer that was given, else the one that is made now.
  ///
  /// - Parameters:
  ///   - request: The question. What is about a person, or changes something, is answered anew each time.
  ///   - day: The day on which it is asked.
  ///   - make: Makes the answer.
  /// - Returns: The answer.
  /// - Throws: What making it throws.
  func answer(
    to request: Request, on day: Int64, make: () async throws(TransportFailure) -> Answer
  ) async throws(TransportFailure) -> Answer {
    guard request.method == .get, request.isPublic else { return try await make() }
    let question = Question(path: request.path, parameters: request.parameters, day: day)
    if let answer = answers.withLock({ $0[question] }) { return answer }
    let answer = try await make()
    answers.withLock { answers in
      if answers.count >= Self.most { answers = [:] }
      answers[question] = answer
    }
    return answer
  }
}
