import Entities
import TMDB
import Viper
import Wording

/// Why the program ends before it is done.
struct Stop: Error {
  let exitCode: ExitCode
  /// What kind of failure it is, for machines.
  let code: String
  /// What to tell the person; nothing when there is nobody left to tell, or nothing to say.
  let message: String?
  /// What stands below that, line by line: a screen, the mistakes of a script.
  var details = ""
  /// The command whose usage line helps, after a mistake on the command line.
  var command: CommandSpec?

  /// The reader went away, or the person interrupted: nothing is said.
  static func quiet(_ exitCode: ExitCode) -> Stop {
    Stop(exitCode: exitCode, code: "", message: nil)
  }

  /// A mistake on the command line.
  static func usage(_ message: String, _ command: CommandSpec?) -> Stop {
    Stop(exitCode: .usage, code: "usage", message: message, command: command)
  }

  /// What a screen said had failed.
  init(_ failure: Failure, in localizer: Localizer) {
    // What to do about a missing log-in is known here better than to a screen.
    let advice =
      failure.code == MovieError.Code.notLoggedIn.rawValue
      ? localizer("Log in with '\(Program.name) login'.") : failure.advice
    let told = Failure(code: failure.code, message: failure.message, advice: advice)
    self.init(
      exitCode: Self.exitCode(MovieError.Code(rawValue: failure.code)), code: failure.code,
      message: told.text)
  }

  /// What a gateway said had failed.
  init(_ error: MovieError, in localizer: Localizer) {
    self.init(localizer.failure(error), in: localizer)
  }

  /// Nobody is logged in.
  static func notLoggedIn(_ localizer: Localizer) -> Stop {
    Stop(MovieError(.notLoggedIn(.noSession)), in: localizer)
  }

  /// The program that has the network did not come to its end.
  init(_ failure: TransportFailure, in localizer: Localizer) {
    self.init(
      exitCode: .unavailable, code: MovieError.Code.connectionLost.rawValue,
      message: failure.code == .offline
        ? localizer("TMDB cannot be reached.") : localizer("The connection to TMDB was lost. Try again."))
  }

  init(
    exitCode: ExitCode, code: String, message: String?, details: String = "",
    command: CommandSpec? = nil
  ) {
    self.exitCode = exitCode
    self.code = code
    self.message = message
    self.details = details
    self.command = command
  }

  private static func exitCode(_ code: MovieError.Code) -> ExitCode {
    switch code {
    case .badPage: .usage
    case .badResponse, .stateNotReadable: .badData
    case .rateLimited, .serviceUnavailable, .timedOut, .offline, .nameNotResolved,
      .insecureConnection, .connectionLost:
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
