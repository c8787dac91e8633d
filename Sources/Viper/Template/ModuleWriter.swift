import ViperPlatform

/// Writes a module's folder and its test folder into a package, either both or neither.
struct ModuleWriter {
  let name: ModuleName
  let folders: ModuleFolders

  /// The paths of both folders, relative to the package.
  private var destinations: [String] {
    ["\(folders.sources)/\(name.text)", "\(folders.tests)/\(name.text)Tests"]
  }

  /// Verifies that neither folder exists.
  func checkPaths() throws(GeneratorError) {
    for destination in destinations {
      let components = destination.split(separator: "/")
      for count in 1..<components.count {
        let path = components.prefix(count).joined(separator: "/")
        guard (fullPath(path).kind ?? S_IFDIR) == S_IFDIR else {
          throw .notWritten(destination, reason: "'\(path)' is not a folder.")
        }
      }
      let names = (try? fullPath(destination).folder.entryNames()) ?? []
      // Some file systems do not distinguish `Booklist` from `BookList`.
      let wanted = components[components.count - 1].lowercased()
      guard let name = names.first(where: { $0.text.lowercased() == wanted }) else { continue }
      throw .fileExists("\(destination.dropLast(wanted.count))\(name.text)")
    }
  }

  /// Writes the files.
  ///
  /// On failure, everything that was written is removed.
  ///
  /// Another run may write to the same folders at the same time, so each path is claimed before
  /// anything is written to it.
  func write(_ files: [GeneratedFile]) throws(GeneratorError) {
    try checkPaths()
    var added: [SystemText] = []
    do throws(GeneratorError) {
      for destination in destinations where try !makeFolder(destination, &added) {
        throw .fileExists(destination)
      }
      for file in files {
        let path = folders.path(of: file, in: name)
        try makeFolders(above: path, &added)
        do throws(SystemFileError) {
          try fullPath(path).create(Array(file.text.utf8), mode: 0o666)
        } catch {
          throw .notWritten(path, reason: error.reason + ".")
        }
        added.append(fullPath(path))
      }
    } catch {
      // If another run has written to a folder in the meantime, the folder is not empty, so it is
      // kept.
      for path in added.reversed() { remove(path.cString) }
      throw error
    }
  }

  private func makeFolders(
    above path: String, _ added: inout [SystemText]
  ) throws(GeneratorError) {
    guard let end = path.lastIndex(of: "/") else { return }
    _ = try makeFolder(String(path[..<end]), &added)
  }

  /// Creates a folder and its missing parents.
  ///
  /// Returns `false` if the folder already existed.
  private func makeFolder(
    _ path: String, _ added: inout [SystemText]
  ) throws(GeneratorError) -> Bool {
    try makeFolders(above: path, &added)
    if mkdir(fullPath(path).cString, 0o777) == 0 {
      added.append(fullPath(path))
      return true
    }
    guard errno == EEXIST else {
      throw .notWritten(path, reason: Descriptor.reason(errno) + ".")
    }
    return false
  }

  private func fullPath(_ path: String) -> SystemText { "\(folders.package)/\(path)" }
}
