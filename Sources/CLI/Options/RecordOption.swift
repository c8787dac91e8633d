import ViperCommandLine
import ViperLocalization
import ViperPlatform

/// The script file to record the session to.
struct RecordOption {
  static let record = OptionSpec(
    name: "--record", value: "file", help: "Record the session as a script.", kind: .file)
  static let force = OptionSpec(
    name: "--force", help: "Overwrite an existing file."
  ).forPeople()

  let path: SystemText
  let isForced: Bool

  /// Creates the option, or returns `nil` if the command line doesn't contain it.
  init?(_ line: ParsedLine, isLive: Bool) throws {
    guard let path = line.path(Self.record) else { return nil }
    guard !isLive else {
      throw line.usage(
        line.localizer.text(
          "'\(Self.record.name)' requires the built-in catalog. Add '--source embedded'."))
    }
    isForced = line.has(Self.force)
    // Unlike `stat`, `lstat` also finds broken links, which count as existing files.
    var entry = stat()
    if !isForced, lstat(path.cString, &entry) == 0 { throw Self.isTaken(path, line) }
    self.path = path
  }

  /// Returns the usage error for a file that already exists when `--force` is not given.
  static func isTaken(_ path: SystemText, _ line: ParsedLine) -> CommandFailure {
    line.usage(
      line.localizer.text("\(path.text) already exists. Use '\(force.name)' to overwrite it."))
  }
}
