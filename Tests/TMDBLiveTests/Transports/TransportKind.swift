import TMDB
import TMDBCurl
import TMDBLive
import Testing

/// The transports to a service: one suite holds all of them to the same behavior.
enum TransportKind: CaseIterable, CustomTestStringConvertible {
  case curl, urlSession

  static let all = allCases

  /// What `URLSession` cannot do on Linux, and the last of them nowhere.
  ///
  /// Some of it ends the process, so it is not even tried.
  enum KnownIssue: String, CaseIterable {
    case cutHead = "A response whose head is cut off ends the process."
    case trailers = "A chunked response with trailers ends the process."
    case switching = "A response with the status 101 ends the process."
    case sixth = "An address such as [::1] cannot be reached."
    case proxy = "The proxy of http_proxy is asked for this machine, too."
    case sentTwice = "A DELETE is sent again if a kept connection breaks under it."
    case tightField = "A response with a field that has no space after its colon is lost."
    case connectLimit = "The time to connect has no limit of its own."
  }

  /// The transports that do not have an issue.
  static func all(without issue: KnownIssue) -> [TransportKind] {
    #if canImport(FoundationNetworking)
      [.curl]
    #else
      issue == .connectLimit ? [.curl] : allCases
    #endif
  }

  var testDescription: String { self == .curl ? "CurlTransport" : "URLSessionTransport" }

  /// A transport that asks a service.
  func asking(
    _ address: String, _ credential: Credential = .token("secret-token")
  ) throws -> any Transport {
    let address = try #require(BaseURL(address))
    let transport: any Transport =
      switch self {
      case .curl:
        CurlTransport(
          address: address, credential: credential, userAgent: "tests/1.0")
      case .urlSession:
        URLSessionTransport(address: address, credential: credential, userAgent: "tests/1.0")
      }
    return PatientTransport(base: transport)
  }
}
