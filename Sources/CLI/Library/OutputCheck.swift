import ViperCommandLine
import ViperLocalization
import ViperPlatform

extension RecordOption {
  /// Throws a usage error if an output file must not be written, because it exists or is the diary.
  static func check(_ file: OutputFile, _ line: ParsedLine, _ environment: Environment) throws {
    try checkNotDiary(file.path, line, environment)
    if file.isTaken { throw isTaken(file.path, line) }
  }

  /// Throws a usage error if a path is that of the diary, which not even `--force` overwrites.
  static func checkNotDiary(
    _ path: SystemText, _ line: ParsedLine, _ environment: Environment
  ) throws {
    guard let diary = LibraryFile(environment).path,
      path == diary || path.resolved != nil && path.resolved == diary.resolved
    else { return }
    throw line.usage(
      line.localizer.text("Cannot overwrite \(path.text), because it is your diary."))
  }
}
