/// The floors of a package: the modules that each source folder may import.
///
/// A folder can be tested and used without the folders that it is not allowed to import. In most
/// packages, a folder is a target.
public struct Floors: Sendable {
  /// The modules that the files of each folder may import.
  public var lines: [String: Set<String>]
  /// The modules that any file may import, such as `Foundation`.
  public var everywhere: Set<String>

  /// Creates floors.
  public init(_ lines: [String: Set<String>], everywhere: Set<String> = []) {
    self.lines = lines
    self.everywhere = everywhere
  }

  /// Checks the imports of all files against the floors.
  ///
  /// - Returns: A finding for each import that is not allowed, for each folder without an entry,
  ///   and for each entry without a folder.
  public func findings(in sources: SourceTree) -> [Finding] {
    let targets = sources.targets
    guard !targets.isEmpty else {
      let advice = "No Swift files to check. Pass the files of the package."
      return [Finding(file: "", message: advice)]
    }
    let unknown = targets.filter { lines[$0] == nil }.sorted().map { target in
      target.isEmpty
        ? Finding(
          file: sources.files.first { $0.target.isEmpty }?.name ?? "",
          message:
            "This file is not in a folder, so its imports are not checked. Move it into a folder.")
        : Finding(
          file: target,
          message: "This folder is not listed. Add it to the floors with the modules it may import."
        )
    }
    let empty = lines.keys.filter { !targets.contains($0) }.sorted().map { target in
      Finding(
        file: target,
        message: "This folder is listed but has no Swift files. Fix or remove its floor.")
    }
    return unknown + empty + sources.files.flatMap(findings(in:))
  }

  private func findings(in file: SourceFile) -> [Finding] {
    guard let line = lines[file.target] else { return [] }
    let allowed = line.union(everywhere)
    return file.imports.filter { !allowed.contains($0.module) }.map { found in
      Finding(
        file: file.path, line: found.line,
        message: "\(file.target) may not import \(found.module). Remove the import, or add "
          + "\(found.module) to the floor of \(file.target).")
    }
  }
}
