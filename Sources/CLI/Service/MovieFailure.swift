import MovieEntities
import MoviePresentation
import MovieTMDB
import Viper
import ViperCommandLine
import ViperLocalization

extension CommandFailure {
  /// Creates a command's failure from a screen's failure, with advice about command-line options.
  ///
  /// `variable` is the environment variable that contains the base URL; `nil` for `TMDB_BASE_URL`.
  init(_ failure: Failure, in localizer: Localizer, variable: String? = nil) {
    let reason = (failure.cause as? MovieError)?.reason
    let own: String? =
      switch reason {
      case .notLoggedIn: localizer.text("Log in with '\(About.name) login'.")
      case .rejection(.tooManyRequests):
        localizer.text("Use a longer '--timeout' to wait automatically.")
      case .network(.timedOut): localizer.text("Use a longer '--timeout' to wait longer.")
      case .network(.notCached), .network(.networkNeeded):
        localizer.text("Try again without '--offline'.")
      case .network(.noLibrary): localizer.text("Or use '--source embedded'.")
      case .network(.unreachable) where variable == nil:
        localizer.text("Or use '--source embedded'.")
      case .network(.nameNotResolved), .network(.unreachable):
        localizer.text("Check \(variable ?? "TMDB_BASE_URL") if it is set.")
      default: nil
      }
    let given = failure.movieCode == .notLoggedIn ? "" : failure.advice
    let parts = [failure.message, given, own ?? ""]
    // An untrusted folder counts as invalid data, regardless of the operation.
    let isDistrusted =
      if case .file(let fileError) = reason {
        [.otherOwner, .writableByOthers].contains(fileError.reason)
      } else {
        false
      }
    self.init(
      exitCode: isDistrusted ? .badData : failure.movieCode?.exitCode ?? .failed,
      code: failure.code,
      message: parts.filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// Creates the failure to report for an error, with a mention of the embedded catalog if that is
  /// the source and an item was not found.
  init(_ error: any Error, isLive: Bool, in localizer: Localizer) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as MovieError:
      self.init(error, in: localizer)
      if error.code == .notFound { self = addingSource(isLive: isLive, in: localizer) }
    default: self.init(exitCode: .failed, code: "unexpected", message: String(describing: error))
    }
  }

  /// Returns a failure that mentions the embedded catalog if that is the source.
  func addingSource(isLive: Bool, in localizer: Localizer) -> CommandFailure {
    isLive ? self : adding(Gateways.sourceNote(in: localizer))
  }

  /// Returns a failure with a sentence after its message.
  func adding(_ sentence: String) -> CommandFailure {
    CommandFailure(exitCode: exitCode, code: code, message: (message ?? "") + " " + sentence)
  }

  static func notFound(_ message: String) -> CommandFailure {
    CommandFailure(exitCode: .failed, code: MovieError.Code.notFound.rawValue, message: message)
  }

  init(_ error: MovieError, in localizer: Localizer, variable: String? = nil) {
    self.init(localizer.failure(error), in: localizer, variable: variable)
  }
}

extension MovieError.Code {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .badPage: .usage
    case .badResponse, .stateNotReadable: .badData
    case .rateLimited, .serviceUnavailable, .timedOut, .offline, .nameNotResolved,
      .insecureConnection, .connectionLost, .noNetworkLibrary:
      .unavailable
    case .stateNotWritable: .cannotWrite
    case .noCredential, .credentialRejected, .notLoggedIn, .loginRejected, .notApproved,
      .unknownUser, .wrongPassword:
      .noPermission
    case .cancelled: .interrupted
    default: .failed
    }
  }
}

/// A transport that adds advice about the embedded catalog to network errors shown in a window.
struct OfflineAdvice: Transport {
  let base: any Transport
  let localizer: Localizer
  var baseURL: String { base.baseURL }

  func response(to request: Request) async throws(MovieError) -> Response {
    do throws(MovieError) {
      return try await base.response(to: request)
    } catch {
      let codes: Set<MovieError.Code> = [.offline, .nameNotResolved, .noNetworkLibrary]
      guard codes.contains(error.code) else { throw error }
      let failure = localizer.failure(error)
      let advice = [
        failure.advice, localizer.text("Or press : and choose 'Use the built-in catalog'."),
      ]
      throw MovieError(
        error.code, failure.message,
        advice: advice.filter { !$0.isEmpty }.joined(separator: " "), canRetry: error.canRetry,
        cause: error)
    }
  }
}
