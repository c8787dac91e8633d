public import Entities

/// Why there was no answer.
///
/// It carries nothing of the question: a system's own error would bring the whole address along, and the
/// secrets in it.
public struct TransportFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is; more may come, so a switch over it needs a default.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code in a word, as a log shows it.
    public let rawValue: String

    /// Makes a code.
    ///
    /// - Parameter rawValue: One word.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The request was cancelled.
    public static let cancelled = Code(rawValue: "cancelled")
    /// There is no way to the service.
    public static let offline = Code(rawValue: "offline")
    /// The name of the service cannot be resolved.
    public static let nameNotResolved = Code(rawValue: "nameNotResolved")
    /// The service could not prove that it is the service.
    public static let insecure = Code(rawValue: "insecure")
    /// The connection broke before the response was complete.
    public static let connectionLost = Code(rawValue: "connectionLost")
    /// There was a response that cannot be used.
    public static let unusable = Code(rawValue: "unusable")
    /// No response came in time.
    public static let timedOut = Code(rawValue: "timedOut")
    /// The network was not to be used, and the cache has no response.
    public static let notCached = Code(rawValue: "notCached")
    /// A service on this machine could not write its data.
    public static let notKept = Code(rawValue: "notKept")
    /// A service on this machine cannot read its data.
    public static let notReadable = Code(rawValue: "notReadable")
    /// The data of a service on this machine was damaged, and is set aside.
    public static let damaged = Code(rawValue: "damaged")
  }

  /// What kind of failure it is.
  public let code: Code
  /// What is wrong with the data of a service on this machine; `nil` for every other failure.
  public let trouble: FileTrouble?

  private init(_ code: Code, _ trouble: FileTrouble? = nil) {
    self.code = code
    self.trouble = trouble
  }

  /// The code, in a word.
  public var description: String { code.rawValue }

  /// Nobody wants the answer any more.
  public static let cancelled = TransportFailure(.cancelled)
  /// There is no way to the service.
  public static let offline = TransportFailure(.offline)
  /// The service's name leads nowhere.
  public static let nameNotResolved = TransportFailure(.nameNotResolved)
  /// The service could not prove that it is the service.
  public static let insecure = TransportFailure(.insecure)
  /// The connection broke before the answer was whole.
  public static let connectionLost = TransportFailure(.connectionLost)
  /// There was an answer that cannot be used: endless, or sent in circles.
  public static let unusable = TransportFailure(.unusable)
  /// No answer came in time.
  public static let timedOut = TransportFailure(.timedOut)
  /// The network was not to be used, and nothing is kept of the answer.
  public static let notCached = TransportFailure(.notCached)

  /// A service on this machine could not read or write its data.
  ///
  /// - Parameter trouble: What is wrong. The code is `damaged` when the file was set aside, otherwise
  ///   `notReadable` or `notKept`.
  /// - Returns: The failure.
  public static func file(_ trouble: FileTrouble) -> TransportFailure {
    let isSetAside = trouble.setAsideAs != nil
    return TransportFailure(
      isSetAside ? .damaged : trouble.isReading ? .notReadable : .notKept, trouble)
  }
}
