import Synchronization

/// Counts the bytes that were written to a folder since it was last looked through.
final class UnseenBytes: Sendable {
  /// `nil` before the first file, because other runs have written before this one.
  private let count = Mutex<Int?>(nil)

  /// Adds the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The number of bytes.
  ///   - most: The number of bytes that can be written without a look.
  /// - Returns: Whether the caller must look through the folder now: after the first file, and
  ///   whenever there are more than `most`.
  func add(_ bytes: Int, most: Int) -> Bool {
    count.withLock { count in
      let sum = count.map { $0 + bytes }
      let isDue = sum.map { $0 > most } ?? true
      count = isDue ? 0 : sum
      return isDue
    }
  }
}
