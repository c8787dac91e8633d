import Foundation
import TMDB

/// What a question carries that nobody else may read.
struct Secrets {
  private let texts: [String]

  /// - Parameters:
  ///   - credential: What the service is shown.
  ///   - request: The question, with a session or a password perhaps.
  init(_ credential: Credential, _ request: Request) {
    let fields = request.body.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) }
    let names = Request.secretNames.union(["password"])
    let shown =
      switch credential {
      case .token(let text), .apiKey(let text): text
      }
    texts =
      ([shown] + request.parameters.filter { names.contains($0.name) }.map(\.value)
      + (fields ?? [:]).filter { names.contains($0.key) }.map(\.value))
      .filter { !$0.isEmpty }
  }

  /// A refusal without them: a service that repeats what it was sent would have them shown to a person.
  func removed(from answer: Answer) -> Answer {
    guard answer.status >= 400 else { return answer }
    let text = String(decoding: answer.body, as: UTF8.self)
    guard texts.contains(where: { text.contains($0) }) else { return answer }
    let clean = texts.reduce(text) { $0.replacingOccurrences(of: $1, with: "•") }
    return answer.saying(Data(clean.utf8))
  }
}
