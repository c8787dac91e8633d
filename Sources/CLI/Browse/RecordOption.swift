import ViperCommandLine
import ViperLocalization
import ViperPlatform

/// The file in which the actions in a window are recorded as a script.
struct RecordOption {
  static let record = OptionSpec(
    name: "--record", value: "file", help: "Record the session as a script.", values: .files)
  static let force = OptionSpec(
    name: "--force", help: "Overwrite an existing file.")

  let path: SystemText
  let isForced: Bool

  /// Creates the option; `nil` if it was not given.
  init?(_ line: ParsedLine, isLive: Bool) throws(CommandFailure) {
    let localizer = line.localizer
    guard let path = line.path(Self.record) else {
      try line.check(Self.force, with: Self.record)
      return nil
    }
    guard !isLive else {
      throw line.usage(
        localizer(
          """
          Recordings use the embedded catalog. Use '\(Self.record.name)' with '--source \
          embedded'.
          """))
    }
    isForced = line.has(Self.force)
    // A broken link is an entry too.
    var entry = stat()
    if !isForced, lstat(path.cString, &entry) == 0 { throw Self.isTaken(path, line) }
    self.path = path
  }

  /// Returns the mistake of writing a file that is there, without `--force`.
  static func isTaken(_ path: SystemText, _ line: ParsedLine) -> CommandFailure {
    line.usage(
      line.localizer("\(path.text) already exists. Use '\(force.name)' to overwrite it."))
  }
}
