import Foundation
import TMDB

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Classifies the errors of the system.
///
/// The error itself is not kept, because it contains the whole address.
enum FailureKind {
  static func of(_ error: any Error) -> TransportFailure {
    switch (error as? URLError)?.code {
    // A request that its caller cancelled has already ended, so the system cancelled this one.
    case .cancelled: .connectionLost
    case .timedOut: .timedOut
    case .cannotFindHost, .dnsLookupFailed: .nameNotResolved
    case .networkConnectionLost, .badServerResponse, .cannotParseResponse, .cannotDecodeRawData,
      .cannotDecodeContentData, .zeroByteResource:
      .connectionLost
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
      .clientCertificateRejected, .clientCertificateRequired:
      .insecure
    case .httpTooManyRedirects, .dataLengthExceedsMaximum, .redirectToNonExistentLocation,
      // libcurl reports a response that is not HTTP in this way.
      .unsupportedURL:
      .unusable
    // Linux has no code for most failures of a handshake, nor for a broken connection.
    case .unknown: mentionsTLS(error) ? .insecure : .connectionLost
    default: .offline
    }
  }

  private static func mentionsTLS(_ error: any Error) -> Bool {
    // Only the description is searched: the whole error contains the address, and a search for the
    // term "SSL" is not a failed handshake.
    let text = error.localizedDescription.lowercased()
    return ["ssl", "tls", "certificate"].contains { text.contains($0) }
  }
}
