#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension PrivateFolder {
  /// Removes the oldest files until the rest is small enough, and drafts that nobody finished.
  ///
  /// - Parameters:
  ///   - suffix: How the files' names end; others are left alone.
  ///   - limit: How many bytes may stay; with -1 nothing stays.
  /// - Returns: How many files were removed.
  /// - Throws: What the system said when the folder cannot be read or a file not be removed.
  @discardableResult
  func prune(suffix: String, to limit: Int) throws(FileProblem) -> Int {
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
    while size > limit, let oldest = kept.popLast() {
      try remove(oldest.name)
      size -= oldest.size
      removed += 1
    }
    return removed
  }
}
