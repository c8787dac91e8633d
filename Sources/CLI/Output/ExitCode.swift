/// The exit codes of the program, with the numbers of `sysexits.h` and of the shells.
enum ExitCode: Int32 {
  /// The command has done its work.
  case done = 0
  /// The command has failed, for example because there is no such movie.
  case failed = 1
  /// The command line is not valid.
  case usage = 64
  /// The data is not valid, for example a response that does not match TMDB's documentation.
  case badData = 65
  /// A file cannot be read.
  case noInput = 66
  /// The network or the service is unavailable.
  case unavailable = 69
  /// The output or the state folder cannot be written.
  case cannotWrite = 74
  /// The user is not logged in, or a log-in or credential was refused.
  case noPermission = 77
  /// The user has interrupted the command.
  case interrupted = 130
  /// The pipe that the output goes to was closed.
  case brokenPipe = 141
}
