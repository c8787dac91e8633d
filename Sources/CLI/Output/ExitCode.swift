/// What the program tells its caller; the numbers are those of `sysexits.h` and of the shells.
enum ExitCode: Int32 {
  /// Done.
  case done = 0
  /// Failed: no such movie.
  case failed = 1
  /// The command line is wrong.
  case usage = 64
  /// The data is wrong: an answer that is not what TMDB promises.
  case badData = 65
  /// A file that should be read cannot be.
  case noInput = 66
  /// The network or the service is unavailable.
  case unavailable = 69
  /// The output or the state folder cannot be written.
  case cannotWrite = 74
  /// Not logged in, or refused.
  case noPermission = 77
  /// Interrupted.
  case interrupted = 130
  /// The reader went away.
  case brokenPipe = 141
}
