extension RandomAccessCollection where Index == Int {
  /// Where a focus goes that moves so many rows.
  ///
  /// - Parameters:
  ///   - focus: Where it is, from 0.
  ///   - rows: How many rows on, or back when below 0.
  /// - Returns: A place in the collection: it stops at the first and the last row. 0 when it is empty.
  public func focus(_ focus: Int, movedBy rows: Int) -> Int {
    guard !isEmpty else { return 0 }
    let start = Swift.min(Swift.max(focus, 0), count - 1)
    // No sum of the two: a script may ask for any number of rows.
    return start + Swift.min(Swift.max(rows, -start), count - 1 - start)
  }
}
