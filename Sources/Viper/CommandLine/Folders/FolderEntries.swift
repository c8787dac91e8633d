package import ViperPlatform

package struct FolderEntry {
  package let name: String
  package let isFile: Bool
  /// The size in bytes.
  package let size: Int
  /// The modification time, as the duration since January 1, 1970.
  package let modified: Duration
}

extension PrivateFolder {
  /// Returns the folder's entries, unsorted and with links resolved, or an empty array if the
  /// folder does not exist.
  package func entries() throws(SystemFileError) -> [FolderEntry] {
    try check()
    let names: [SystemText]
    do throws(SystemFileError) { names = try path.entryNames() } catch {
      if error.number == ENOENT { return [] }
      throw error
    }
    var entries: [FolderEntry] = []
    for name in names.map(\.text) {
      var about = stat()
      guard stat(at(name).cString, &about) == 0 else { continue }
      entries.append(
        FolderEntry(
          name: name, isFile: about.st_mode & S_IFMT == S_IFREG, size: Int(about.st_size),
          modified: about.modified))
    }
    return entries
  }

  /// Removes stale drafts and the oldest files with the given suffix.
  ///
  /// Files with the suffix are removed if they are older than `maxAge`. Then, the oldest remaining
  /// files are removed until the rest take up at most `limit` bytes. If `limit` is -1, all files
  /// with the suffix are removed.
  ///
  /// Returns the number of files removed, not counting drafts.
  @discardableResult
  package func prune(
    suffix: String, to limit: Int, maxAge: Duration? = nil
  ) throws(SystemFileError) -> Int {
    let files = try entries().filter {
      $0.isFile && ($0.name.hasSuffix(suffix) || $0.name.hasPrefix("."))
    }
    let now = Duration.seconds(time(nil))
    let drafts = files.filter { file in
      file.name.hasPrefix(".") && file.name.contains(suffix + ".")
        && (limit < 0 || now - file.modified > .seconds(3_600))
    }
    for draft in drafts { try remove(draft.name) }
    var kept = files.filter { !$0.name.hasPrefix(".") }.sorted { $0.modified > $1.modified }
    var size = kept.reduce(0) { $0 + $1.size }
    var removed = 0
    while let oldest = kept.last {
      let isTooOld = maxAge.map { now - oldest.modified > $0 } ?? false
      guard size > limit || isTooOld else { break }
      kept.removeLast()
      try remove(oldest.name)
      size -= oldest.size
      removed += 1
    }
    return removed
  }
}
