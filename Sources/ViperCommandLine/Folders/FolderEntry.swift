package import ViperPlatform

/// An entry of a folder.
package struct FolderEntry {
  package let name: String
  let isFile: Bool
  /// The size in bytes.
  let size: Int
  /// The time of the last change, since January 1, 1970.
  package let modified: Duration
}

extension PrivateFolder {
  /// Returns the entries of the folder, with links resolved, in no particular order.
  ///
  /// - Returns: The entries; empty if the folder does not exist.
  /// - Throws: `FileProblem` with the system's error number if the folder cannot be read.
  package func entries() throws(FileProblem) -> [FolderEntry] {
    try check()
    guard let folder = opendir(path.cString) else {
      if errno == ENOENT { return [] }
      throw FileProblem(number: errno)
    }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      var about = stat()
      guard stat(at(name), &about) == 0 else { continue }
      #if canImport(Darwin)
        let modified = about.st_mtimespec
      #else
        let modified = about.st_mtim
      #endif
      entries.append(
        FolderEntry(
          name: name, isFile: about.st_mode & S_IFMT == S_IFREG, size: Int(about.st_size),
          modified: .seconds(modified.tv_sec) + .nanoseconds(modified.tv_nsec)))
    }
    return entries
  }
}
