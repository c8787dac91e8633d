/// The size of a terminal's cell, in pixels.
package struct CellSize: Hashable, Sendable {
  /// The size to assume if the terminal does not report any.
  package static let usual = CellSize(checkedWidth: 10, height: 20)

  /// The width in pixels, 2 to 200.
  package let width: Int
  /// The height in pixels, 4 to 400.
  package let height: Int

  /// Creates a size; `nil` if it is implausible, as reported by terminals without pixel sizes.
  package init?(width: Int, height: Int) {
    guard 2...200 ~= width, 4...400 ~= height else { return nil }
    self.init(checkedWidth: width, height: height)
  }

  private init(checkedWidth width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
