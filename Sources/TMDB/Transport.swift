/// Carries one question to the service and its answer back.
///
/// What changes how questions are carried (a cache, tries, failures for a script) is a transport around
/// a transport.
public protocol Transport: Sendable {
  /// Where the answers come from. A session that was made here is sent nowhere else.
  var baseURL: String { get }

  /// Asks.
  ///
  /// - Parameter request: The question.
  /// - Returns: Whatever was answered, refusals included.
  /// - Throws: `TransportFailure` when there was no answer.
  func answer(_ request: Request) async throws(TransportFailure) -> Answer
}

/// Why there was no answer.
///
/// It carries nothing of the question: a system's own error would bring the whole address along, and the
/// secrets in it.
public struct TransportFailure: Error, Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// What kind of failure it is, in a word.
  public var description: String { name }

  /// Nobody wants the answer any more.
  public static let cancelled = TransportFailure(name: "cancelled")
  /// There is no way to the service.
  public static let offline = TransportFailure(name: "offline")
  /// The service's name leads nowhere.
  public static let nameNotResolved = TransportFailure(name: "nameNotResolved")
  /// The service could not prove that it is the service.
  public static let insecure = TransportFailure(name: "insecure")
  /// The connection broke before the answer was whole.
  public static let connectionLost = TransportFailure(name: "connectionLost")
  /// There was an answer that cannot be used: endless, or sent in circles.
  public static let unusable = TransportFailure(name: "unusable")
  /// No answer came in time.
  public static let timedOut = TransportFailure(name: "timedOut")
  /// The network was not to be used, and nothing is kept of the answer.
  public static let notCached = TransportFailure(name: "notCached")
}
