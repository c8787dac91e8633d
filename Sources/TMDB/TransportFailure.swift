public import Entities

/// The reason why there is no response.
///
/// It contains no part of the request. A system's own error would contain the whole URL, with its
/// secrets.
public struct TransportFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a failure.
  ///
  /// Codes may be added, so a `switch` over a code needs a default case.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as one word, for a log.
    public let rawValue: String

    /// Creates a code.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The request was cancelled.
    public static let cancelled = Code(rawValue: "cancelled")
    /// The service cannot be reached.
    public static let offline = Code(rawValue: "offline")
    /// The library that requests are sent with is not installed, or too old.
    public static let noLibrary = Code(rawValue: "noLibrary")
    /// The name of the service cannot be resolved.
    public static let nameNotResolved = Code(rawValue: "nameNotResolved")
    /// The identity of the service could not be verified.
    public static let insecure = Code(rawValue: "insecure")
    /// The connection was lost before the response was complete.
    public static let connectionLost = Code(rawValue: "connectionLost")
    /// The response cannot be used.
    public static let unusable = Code(rawValue: "unusable")
    /// The response did not arrive in time.
    public static let timedOut = Code(rawValue: "timedOut")
    /// The use of the network was disabled, and the cache has no response.
    public static let notCached = Code(rawValue: "notCached")
    /// The use of the network was disabled, and the request is one that no cache can answer.
    public static let networkNeeded = Code(rawValue: "networkNeeded")
    /// A service on this machine could not write its data.
    public static let notKept = Code(rawValue: "notKept")
    /// A service on this machine cannot read its data.
    public static let notReadable = Code(rawValue: "notReadable")
    /// The data of a service on this machine was damaged, and its file was renamed.
    public static let damaged = Code(rawValue: "damaged")
  }

  /// The kind of the failure.
  public let code: Code
  /// The failure to read or write the data of a service on this machine; `nil` for other failures.
  public let trouble: FileTrouble?

  private init(_ code: Code, _ trouble: FileTrouble? = nil) {
    self.code = code
    self.trouble = trouble
  }

  /// The code as one word.
  public var description: String { code.rawValue }

  /// The request was cancelled.
  public static let cancelled = TransportFailure(.cancelled)
  /// The service cannot be reached.
  public static let offline = TransportFailure(.offline)
  /// The library that requests are sent with is not installed, or too old.
  public static let noLibrary = TransportFailure(.noLibrary)
  /// The name of the service cannot be resolved.
  public static let nameNotResolved = TransportFailure(.nameNotResolved)
  /// The identity of the service could not be verified.
  public static let insecure = TransportFailure(.insecure)
  /// The connection was lost before the response was complete.
  public static let connectionLost = TransportFailure(.connectionLost)
  /// The response cannot be used: it is endless, or it is a loop of redirects.
  public static let unusable = TransportFailure(.unusable)
  /// The response did not arrive in time.
  public static let timedOut = TransportFailure(.timedOut)
  /// The use of the network was disabled, and the cache has no response.
  public static let notCached = TransportFailure(.notCached)
  /// The use of the network was disabled, and the request is one that no cache can answer.
  public static let networkNeeded = TransportFailure(.networkNeeded)

  /// Creates the failure of a service on this machine to read or write its data.
  ///
  /// - Parameter trouble: The failure of the file. The code is `damaged` if the file was renamed,
  ///   and `notReadable` or `notKept` otherwise.
  /// - Returns: The failure.
  public static func file(_ trouble: FileTrouble) -> TransportFailure {
    let isSetAside = trouble.setAsideAs != nil
    return TransportFailure(
      isSetAside ? .damaged : trouble.isReading ? .notReadable : .notKept, trouble)
  }
}
