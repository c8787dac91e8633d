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

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - status: The HTTP status.
  ///   - body: What was said.
  public init(status: Int, body: Data) {
    self.status = status
    self.body = body
  }
}
