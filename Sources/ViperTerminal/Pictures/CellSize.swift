/// The size of a terminal's cell, in pixels.
package struct CellSize: Hashable, Sendable {
  /// The size that is assumed of a terminal that reports none.
  package static let usual = CellSize(checkedWidth: 10, height: 20)

  /// The width in pixels, 2 to 200.
  package let width: Int
  /// The height in pixels, 4 to 400.
  package let height: Int

  /// Creates a size; `nil` if no cell is that small or that large.
  ///
  /// Terminals that do not know their pixels report zeros, or the number of cells.
  package init?(width: Int, height: Int) {
    guard 2...200 ~= width, 4...400 ~= height else { return nil }
    self.init(checkedWidth: width, height: height)
  }

  private init(checkedWidth width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
