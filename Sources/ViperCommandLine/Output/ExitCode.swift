/// The exit codes of the program, with the numbers of `sysexits.h` and of the shells.
package enum ExitCode: Int32 {
  /// The command has done its work.
  case done = 0
  /// The command has failed, for example because what was asked for is not there.
  case failed = 1
  /// The command line is not valid.
  case usage = 64
  /// The data is not valid, for example a damaged file.
  case badData = 65
  /// A file cannot be read.
  case noInput = 66
  /// A service is unavailable.
  case unavailable = 69
  /// The output or a folder of the program cannot be written.
  case cannotWrite = 74
  /// The user is not logged in, or a log-in or credential was refused.
  case noPermission = 77
  /// The user has interrupted the command.
  case interrupted = 130
  /// The pipe that the output goes to was closed.
  case brokenPipe = 141
}
