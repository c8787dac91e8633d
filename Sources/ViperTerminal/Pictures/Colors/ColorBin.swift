import ViperPictures

/// The pixels of a picture whose colors are nearly the same.
struct ColorBin {
  /// The number of bins: five bits for each of red, green and blue.
  static let count = 32_768

  let place: Int
  private(set) var pixels = 0
  /// The sums of red, green and blue.
  private(set) var sums = SIMD3<Int>.zero

  private init(place: Int) {
    self.place = place
  }

  /// The number of the bin for the color that begins at an index.
  static func place(_ rgb: [UInt8], _ index: Int) -> Int {
    Int(rgb[index] >> 3) << 10 | Int(rgb[index + 1] >> 3) << 5 | Int(rgb[index + 2] >> 3)
  }

  static func bins(of picture: Pixels) -> [ColorBin] {
    var slots = [Int32](repeating: -1, count: count)
    var bins: [ColorBin] = []
    for index in stride(from: 0, to: picture.rgb.count, by: 3) {
      let place = place(picture.rgb, index)
      if slots[place] < 0 {
        slots[place] = Int32(bins.count)
        bins.append(ColorBin(place: place))
      }
      let slot = Int(slots[place])
      bins[slot].pixels += 1
      bins[slot].sums &+= SIMD3(
        Int(picture.rgb[index]), Int(picture.rgb[index + 1]), Int(picture.rgb[index + 2]))
    }
    return bins
  }

  /// The average of one part of the color.
  func average(_ channel: Int) -> Int { sums[channel] / pixels }
}
