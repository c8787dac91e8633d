#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What lies in a folder.
struct FolderEntry {
  let name: String
  let isFile: Bool
  /// In bytes.
  let size: Int
  /// When it was written last, since the first of January 1970.
  let modified: Duration
}

extension PrivateFolder {
  /// What lies in the folder, links followed, in no order; nothing when it is not there.
  ///
  /// - Throws: What the system said when the folder cannot be read.
  func entries() throws(FileProblem) -> [FolderEntry] {
    guard let folder = opendir(path) else {
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
      guard stat("\(path)/\(name)", &about) == 0 else { continue }
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
