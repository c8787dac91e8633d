import ViperPictures

/// The part of an area that a picture fills when it keeps its proportions.
package struct PictureFit: Hashable, Sendable {
  /// More cells than any terminal has.
  ///
  /// Larger numbers count as this one, so that nothing overflows.
  private static let mostCells = 1_000

  /// The width in pixels, at least 1.
  package let width: Int
  /// The height in pixels, at least 1.
  package let height: Int
  /// The number of columns, to the nearest whole one, and at least 1.
  package let columns: Int
  /// The number of rows, to the nearest whole one, and at least 1.
  package let rows: Int
  /// The number of halves of rows, to the nearest whole one, and at least 1.
  package let halfRows: Int

  /// Fits a picture of some pixels into an area.
  package init(of size: (width: Int, height: Int), in area: PictureArea, _ cell: CellSize) {
    let columns = min(max(area.columns, 1), Self.mostCells)
    let rows = min(max(area.rows, 1), Self.mostCells)
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

  /// Returns `length * part / whole` to the nearest whole number, and at least 1.
  private static func share(_ length: Int, _ part: Int, _ whole: Int) -> Int {
    max((length * part + whole / 2) / whole, 1)
  }
}

extension Pixels {
  /// Returns the picture in the pixels that it fills on the screen, or as it is if it has fewer.
  func reduced(to fit: PictureFit) -> Pixels {
    guard width > fit.width || height > fit.height else { return self }
    return scaled(toWidth: min(width, fit.width), height: min(height, fit.height))
  }
}
