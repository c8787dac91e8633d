public import Viper

/// A picture to show in a terminal.
public struct PictureData: Hashable, Sendable {
  /// The pixels.
  public let pixels: Pixels
  /// A caption in the user's language, such as the picture's source; may be empty.
  public var caption: String
  /// Whether the picture could not be loaded, in which case the caption is shown in its place.
  ///
  /// When the user refreshes the screen, a host tries to load the picture again.
  public private(set) var isFailure = false

  /// Creates a picture.
  public init(_ pixels: Pixels, caption: String = "") {
    self.pixels = pixels
    self.caption = caption
  }

  /// Returns the result for a picture that could not be loaded, with the reason to show in its
  /// place.
  public static func failure(_ reason: String) -> PictureData {
    var data = PictureData(Pixels(checked: 1, 1, [0, 0, 0]), caption: reason)
    data.isFailure = true
    return data
  }
}

/// The area of a terminal that a picture may fill.
package struct PictureArea: Hashable, Sendable {
  /// The position of the upper-left cell.
  package enum Origin: Hashable, Sendable {
    /// A cell of the screen, counting from 0.
    case screen(row: Int, column: Int)
    /// The cell at the cursor, for scrolling output.
    ///
    /// Afterward, the cursor is at the start of the line below the area.
    case cursor
  }

  package var origin: Origin
  /// The number of columns, at least 1.
  package var columns: Int
  /// The number of rows, at least 1.
  package var rows: Int

  package init(origin: Origin, columns: Int, rows: Int) {
    self.origin = origin
    self.columns = columns
    self.rows = rows
  }

  /// The row of the screen below the area; 0 if the area is at the cursor.
  var endRow: Int { if case .screen(let row, _) = origin { row + rows } else { 0 } }
}

/// The size of a terminal's cell, in pixels.
package struct CellSize: Hashable, Sendable {
  /// The default size if the terminal does not report one.
  package static let standard = CellSize(checkedWidth: 10, height: 20)

  /// The width in pixels, 2 to 200.
  package let width: Int
  /// The height in pixels, 4 to 400.
  package let height: Int

  /// Creates a size; `nil` if the values are implausible, like those reported by terminals that do
  /// not know the size in pixels.
  package init?(width: Int, height: Int) {
    guard 2...200 ~= width, 4...400 ~= height else { return nil }
    self.init(checkedWidth: width, height: height)
  }

  private init(checkedWidth width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// The size of a picture scaled to fit an area, keeping its proportions.
package struct PictureFit: Hashable, Sendable {
  /// The maximum number of columns and rows, which prevents an overflow.
  private static let maxCells = 1_000

  /// The size in pixels, and the rounded size in cells.
  ///
  /// All numbers are at least 1.
  package let width: Int
  package let height: Int
  package let columns: Int
  package let rows: Int
  package let halfRows: Int

  /// Fits a picture with the given size in pixels into an area.
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

  /// Returns `length * part / whole`, rounded, but at least 1.
  private static func share(_ length: Int, _ part: Int, _ whole: Int) -> Int {
    max((length * part + whole / 2) / whole, 1)
  }
}

extension PictureData {
  /// The maximum number of pixels to keep, which is more than a poster that fills a page needs.
  private static let maxPixels = 400_000

  /// Returns the picture, scaled down to twice the required width if it is far too large to keep.
  @concurrent
  nonisolated func reduced(toWidth width: Int) async -> PictureData {
    let (full, size) = (pixels.width, max(width, 1) * 2)
    guard full * pixels.height > Self.maxPixels, full > size else { return self }
    return PictureData(
      pixels.scaled(toWidth: size, height: pixels.height * size / full), caption: caption)
  }
}

extension Pixels {
  /// Returns the picture, scaled down to its size on the screen if the picture is larger.
  func reduced(to fit: PictureFit) -> Pixels {
    guard width > fit.width || height > fit.height else { return self }
    return scaled(toWidth: min(width, fit.width), height: min(height, fit.height))
  }
}
