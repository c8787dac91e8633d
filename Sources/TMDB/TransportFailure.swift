/// Why there was no answer.
///
/// It carries nothing of the question: a system's own error would bring the whole address along, and the
/// secrets in it.
public struct TransportFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What a service that keeps its data on this machine says of them, as sentences for a person.
  struct Report: Hashable, Sendable {
    let message: String
    let advice: String
  }

  let name: String
  let report: Report?

  private init(name: String, _ report: Report? = nil) {
    self.name = name
    self.report = report
  }

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

  /// A service on this machine could not keep what it was told.
  ///
  /// - Parameters:
  ///   - message: What happened, as a sentence for a person.
  ///   - advice: What to do about it, as a sentence, or nothing.
  /// - Returns: The failure.
  public static func notKept(_ message: String, advice: String) -> TransportFailure {
    TransportFailure(name: "notKept", Report(message: message, advice: advice))
  }

  /// A service on this machine cannot read what it keeps; that stays as it is.
  ///
  /// - Parameters:
  ///   - message: What happened, as a sentence for a person.
  ///   - advice: What to do about it, as a sentence, or nothing.
  /// - Returns: The failure.
  public static func notReadable(_ message: String, advice: String) -> TransportFailure {
    TransportFailure(name: "notReadable", Report(message: message, advice: advice))
  }

  /// What a service on this machine kept was damaged and is set aside: the next question begins anew.
  ///
  /// - Parameters:
  ///   - message: What happened, as a sentence for a person.
  ///   - advice: What to do about it, as a sentence, or nothing.
  /// - Returns: The failure.
  public static func damaged(_ message: String, advice: String) -> TransportFailure {
    TransportFailure(name: "damaged", Report(message: message, advice: advice))
  }
}
