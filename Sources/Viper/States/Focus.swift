extension RandomAccessCollection where Index == Int {
  /// Returns the position of a focus after it has moved by a number of rows.
  ///
  /// - Parameters:
  ///   - focus: The current position, from 0.
  ///   - rows: The number of rows to move by. A negative number moves the focus back.
  /// - Returns: The new position, which lies between the first and the last row; 0 if the
  ///   collection is empty.
  package func focus(_ focus: Int, movedBy rows: Int) -> Int {
    guard !isEmpty else { return 0 }
    let start = Swift.min(Swift.max(focus, 0), count - 1)
    // Not `start + rows`: a script can pass any number, and the sum would overflow.
    return start + Swift.min(Swift.max(rows, -start), count - 1 - start)
  }
}
