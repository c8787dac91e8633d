import Viper

/// The size of a picture that fits an area and keeps its proportions.
package struct PictureFit: Hashable, Sendable {
  /// The limit of columns and rows, to avoid an overflow.
  private static let maxCells = 1_000

  /// The size in pixels, and in cells rounded; each number is at least 1.
  package let width: Int
  package let height: Int
  package let columns: Int
  package let rows: Int
  package let halfRows: Int

  /// Fits a picture with a size in pixels into an area.
  package init(of size: (width: Int, height: Int), in area: PictureArea, _ cell: CellSize) {
    let columns = min(max(area.columns, 1), Self.maxCells)
    let rows = min(max(area.rows, 1), Self.maxCells)
    let most = (width: columns * cell.width, height: rows * cell.height)
    if most.width * size.height <= most.height * size.width {
      (width, height) = (most.width, Self.share(most.width, size.height, size.width))
    } else {
      (width, height) = (Self.share(most.height, size.width, size.height), most.height)
    }
    self.columns = min(Self.share(width, 1, cell.width), columns)
    self.rows = min(Self.share(height, 1, cell.height), rows)
    halfRows = min(Self.share(height, 2, cell.height), rows * 2)
  }

  /// Returns `length * part / whole`, rounded, at least 1.
  private static func share(_ length: Int, _ part: Int, _ whole: Int) -> Int {
    max((length * part + whole / 2) / whole, 1)
  }
}

extension Pixels {
  /// Returns the picture scaled down to the size on the screen, if it is larger.
  func reduced(to fit: PictureFit) -> Pixels {
    guard width > fit.width || height > fit.height else { return self }
    return scaled(toWidth: min(width, fit.width), height: min(height, fit.height))
  }
}
