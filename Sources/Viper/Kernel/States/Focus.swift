extension RandomAccessCollection where Index == Int {
  /// Returns a focus moved by a number of rows, which stops at the first and the last row; 0 if empty.
  package func focus(_ focus: Int, movedBy rows: Int) -> Int {
    guard !isEmpty else { return 0 }
    let start = Swift.min(Swift.max(focus, 0), count - 1)
    // Not `start + rows`: a script can pass any number, and the sum would overflow.
    return start + Swift.min(Swift.max(rows, -start), count - 1 - start)
  }
}
