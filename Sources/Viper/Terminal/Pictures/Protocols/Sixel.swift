import Viper

/// Shows a picture as sixels: bands of six pixel rows in at most 256 colors.
enum Sixel {
  static func place(
    _ pixels: Pixels, _ fit: PictureFit, _ cell: CellSize, in area: PictureArea,
    _ output: inout PictureOutput
  ) {
    let (width, height) = size(of: fit, cell)
    let scaled = pixels.scaled(toWidth: width, height: height)
    output.place(in: area) { write(scaled, &$0) }
  }

  private static func write(_ pixels: Pixels, _ output: inout PictureOutput) {
    let palette = MedianCut(pixels)
    // The background is transparent, so it does not need to be filled.
    output.write("\u{1B}P0;1;0q\"1;1;\(pixels.width);\(pixels.height)")
    for (index, color) in palette.colors.enumerated() {
      let shares = color.map { (Int($0) * 100 + 127) / 255 }
      output.write("#\(index);2;\(shares[0]);\(shares[1]);\(shares[2])")
    }
    let indices = palette.indices(of: pixels)
    var band = SixelBand(width: pixels.width, colors: palette.colors.count)
    for start in stride(from: 0, to: pixels.height, by: 6) {
      // Start a new line before each band rather than after it, because some terminals scroll if a
      // new line follows the last band.
      if start > 0 { output.write("-") }
      for row in start..<min(start + 6, pixels.height) {
        let colors = indices[row * pixels.width..<(row + 1) * pixels.width]
        band.take(colors, bit: 1 << UInt8(row - start))
      }
      band.write(&output)
    }
    output.write("\u{1B}\\")
  }

  /// Returns the size in pixels, with a height that is a multiple of both the cell height and the
  /// band height.
  ///
  /// Some terminals scroll if a band extends into the cells below.
  private static func size(of fit: PictureFit, _ cell: CellSize) -> (width: Int, height: Int) {
    let cells = max(fit.height / cell.height, 1) * cell.height
    let height = max(cells / 6, 1) * 6
    return (max((fit.width * height + fit.height / 2) / fit.height, 1), height)
  }
}

/// A band of six pixel rows, stored as sixels for each color.
struct SixelBand {
  private static let minRun = 4

  private let width: Int
  /// The sixels of all colors, one color after another.
  private var sixels: [UInt8]
  private var isUsed: [Bool]

  init(width: Int, colors: Int) {
    self.width = width
    sixels = Array(repeating: 0, count: width * colors)
    isUsed = Array(repeating: false, count: colors)
  }

  /// Adds a row of colors at the position given by a bit.
  mutating func take(_ row: ArraySlice<UInt8>, bit: UInt8) {
    for (column, color) in row.enumerated() {
      sixels[Int(color) * width + column] |= bit
      isUsed[Int(color)] = true
    }
  }

  /// Writes all colors on top of each other, and clears the band.
  mutating func write(_ output: inout PictureOutput) {
    var isFirst = true
    for color in isUsed.indices where isUsed[color] {
      output.write(isFirst ? "#" : "$#")
      output.write(color)
      let line = color * width..<(color + 1) * width
      Self.write(sixels[line], &output)
      for index in line { sixels[index] = 0 }
      isUsed[color] = false
      isFirst = false
    }
  }

  private static func write(_ line: ArraySlice<UInt8>, _ output: inout PictureOutput) {
    var rest = line[...(line.lastIndex { $0 != 0 } ?? line.startIndex)]
    while let first = rest.first {
      let count = rest.prefix { $0 == first }.count
      rest = rest.dropFirst(count)
      let character = first + UInt8(ascii: "?")
      if count < minRun {
        output.write(repeatElement(character, count: count))
      } else {
        output.write("!")
        output.write(count)
        output.write(CollectionOfOne(character))
      }
    }
  }
}
