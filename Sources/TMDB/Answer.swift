#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What the service said to one question.
public struct Answer: Hashable, Sendable {
  /// The HTTP status.
  public let status: Int
  /// What was said: JSON, if the service keeps its promise.
  public let body: Data
  private let headers: [String: String]

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - status: The HTTP status.
  ///   - headers: The fields of the answer's head; their names in any case.
  ///   - body: What was said.
  public init(status: Int, headers: [String: String] = [:], body: Data) {
    self.status = status
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    self.body = body
  }

  /// The same answer with other words.
  package func saying(_ body: Data) -> Answer {
    Answer(status: status, headers: headers, body: body)
  }

  /// A field of the answer's head.
  ///
  /// - Parameter name: Its name, in any case.
  /// - Returns: Nothing when it was not sent.
  public func header(_ name: String) -> String? {
    headers[name.lowercased()]
  }
}
