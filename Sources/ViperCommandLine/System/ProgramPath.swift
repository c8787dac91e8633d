import ViperPlatform

/// Finds programs as a shell does.
enum ProgramPath {
  /// Finds a program.
  ///
  /// - Parameters:
  ///   - name: The name of the program, which is looked up in the folders of `PATH`, or a path.
  ///   - path: The value of `PATH`. Relative folders are passed over: a program of the current
  ///     folder is not meant.
  /// - Returns: The path of the program; `nil` if there is none that can be run.
  static func find(_ name: String, in path: SystemText?) -> SystemText? {
    guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
    if name.contains("/") {
      let file = SystemText(name)
      return canRun(file) ? file : nil
    }
    let folders = (path ?? "/usr/bin:/bin").bytes.split(separator: UInt8(ascii: ":"))
    return folders.lazy.map { SystemText($0) }.filter { $0.hasPrefix("/") }
      .map { "\($0)/\(name)" as SystemText }.first(where: canRun)
  }

  private static func canRun(_ file: SystemText) -> Bool {
    var entry = stat()
    guard stat(file.cString, &entry) == 0, entry.st_mode & S_IFMT == S_IFREG else { return false }
    return access(file.cString, X_OK) == 0
  }
}
