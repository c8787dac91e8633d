#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An answer that is kept, and what is needed to know whether it is still right.
public struct StoredAnswer: Hashable, Sendable {
  /// What was asked, base URL and parameters included: whoever reads a file checks it.
  public let key: String
  /// The tag that the service gave it.
  public let tag: String?
  /// When it was stored or last confirmed, in seconds since the first of January 1970.
  public let storedAt: Int64
  /// For how many seconds it is right without asking.
  public let maxAge: Int64
  /// What was said.
  public let body: Data

  /// Makes an answer to keep.
  ///
  /// - Parameters:
  ///   - key: What was asked.
  ///   - tag: The tag that the service gave it.
  ///   - storedAt: When it was stored or last confirmed.
  ///   - maxAge: For how many seconds it is right without asking.
  ///   - body: What was said.
  public init(key: String, tag: String?, storedAt: Int64, maxAge: Int64, body: Data) {
    self.key = key
    self.tag = tag
    self.storedAt = storedAt
    self.maxAge = maxAge
    self.body = body
  }

  /// Whether it is right without asking.
  ///
  /// A time of storing that lies in the future is not trusted.
  func isFresh(at now: Int64) -> Bool {
    storedAt <= now && age(at: now) < maxAge
  }

  /// How many seconds ago it was stored; what a damaged file says of that may be any number.
  func age(at now: Int64) -> Int64 {
    let (age, isTooMuch) = now.subtractingReportingOverflow(storedAt)
    return isTooMuch ? (storedAt < 0 ? .max : 0) : max(age, 0)
  }
}

/// Where answers are kept.
///
/// A cache only costs speed when it does not work: nothing here fails.
public protocol AnswerStore: Sendable {
  /// What is kept of an answer.
  ///
  /// - Parameter key: What was asked.
  /// - Returns: Nothing when nothing is kept, or what is kept is damaged.
  func answer(for key: String) -> StoredAnswer?

  /// Keeps an answer in place of an older one, whole or not at all; returns when that is done.
  ///
  /// The caller may be on the main actor: what has to wait for a file does that elsewhere.
  ///
  /// - Parameter answer: What to keep.
  nonisolated(nonsending) func keep(_ answer: StoredAnswer) async
}
