import MovieEntities
import MovieWording
import Viper
import ViperCommandLine
import ViperLocalization

extension CommandFailure {
  /// Creates a failure from the failure that a screen shows.
  init(_ failure: Failure, in localizer: Localizer) {
    // A command has other advice than a screen.
    let advice =
      switch failure.movieCode {
      case .notLoggedIn: localizer("Log in with '\(About.name) login'.")
      case .rateLimited:
        failure.advice + " "
          + localizer("With a longer '--timeout' the program waits for that itself.")
      default: failure.advice
      }
    let advised = Failure(code: failure.code, message: failure.message, advice: advice)
    self.init(
      exitCode: failure.movieCode?.exitCode ?? .failed, code: failure.code, message: advised.text)
  }

  /// Creates a failure from the error of a gateway.
  init(_ error: MovieError, in localizer: Localizer) {
    self.init(localizer.failure(error), in: localizer)
  }
}

extension MovieError.Code {
  /// The exit code of a command that ends with an error of this kind.
  fileprivate var exitCode: ExitCode {
    switch self {
    case .badPage: .usage
    case .badResponse, .stateNotReadable: .badData
    case .rateLimited, .serviceUnavailable, .timedOut, .offline, .nameNotResolved,
      .insecureConnection, .connectionLost, .noNetworkLibrary:
      .unavailable
    case .stateNotWritable: .cannotWrite
    case .noCredential, .credentialRefused, .notLoggedIn, .loginRefused, .notApproved,
      .unknownUser, .wrongPassword:
      .noPermission
    case .cancelled: .interrupted
    default: .failed
    }
  }
}
