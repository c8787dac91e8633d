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
      ([shown, request.secretStep ?? ""]
      + request.parameters.filter { names.contains($0.name) }.map(\.value)
      + (fields ?? [:]).filter { names.contains($0.key) }.map(\.value))
      .filter { !$0.isEmpty }
  }

  /// A refusal whose words are without them.
  ///
  /// A service that repeats what it was sent would have them shown to a person. What is no JSON is never
  /// shown.
  func removed(from response: Response) -> Response {
    guard response.status >= 400,
      let document = try? JSONSerialization.jsonObject(with: response.body),
      let clean = try? JSONSerialization.data(withJSONObject: removed(from: document))
    else { return response }
    return response.saying(clean)
  }

  /// The same value with its words changed; names and numbers say nothing of a person.
  private func removed(from value: Any) -> Any {
    switch value {
    case let text as String: texts.reduce(text) { $0.replacingOccurrences(of: $1, with: "•") }
    case let list as [Any]: list.map(removed)
    case let fields as [String: Any]: fields.mapValues(removed)
    default: value
    }
  }
}
