#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension PrivateFolder {
  private struct Entry {
    let name: String
    let size: Int
    let modified: Int
  }

  /// Removes the oldest files until the rest is small enough, and drafts that nobody finished.
  ///
  /// - Parameters:
  ///   - suffix: How the files' names end; others are left alone.
  ///   - limit: How many bytes may stay; with -1 nothing stays.
  /// - Returns: How many files were removed.
  /// - Throws: What the system said when the folder cannot be read or a file not be removed.
  @discardableResult
  func prune(suffix: String, to limit: Int) throws(FileProblem) -> Int {
    let files = try entries().filter { $0.name.hasSuffix(suffix) || $0.name.hasPrefix(".") }
    let now = time(nil)
    let drafts = files.filter { file in
      file.name.hasPrefix(".") && file.name.contains(suffix + ".")
        && (limit < 0 || now - file.modified > 3_600)
    }
    for draft in drafts { try remove(draft.name) }
    var kept = files.filter { !$0.name.hasPrefix(".") }.sorted { $0.modified > $1.modified }
    var size = kept.reduce(0) { $0 + $1.size }
    var removed = 0
    while size > limit, let oldest = kept.popLast() {
      try remove(oldest.name)
      size -= oldest.size
      removed += 1
    }
    return removed
  }

  private func entries() throws(FileProblem) -> [Entry] {
    guard let folder = opendir(path) else {
      if errno == ENOENT { return [] }
      throw FileProblem(number: errno)
    }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      var about = stat()
      guard stat("\(path)/\(name)", &about) == 0, about.st_mode & S_IFMT == S_IFREG else {
        continue
      }
      #if canImport(Darwin)
        let modified = about.st_mtimespec.tv_sec
      #else
        let modified = about.st_mtim.tv_sec
      #endif
      entries.append(Entry(name: name, size: Int(about.st_size), modified: modified))
    }
    return entries
  }
}
