import Viper

/// A palette of at most 256 colors for a picture, computed with the median-cut algorithm.
struct MedianCut {
  static let maxColors = 256

  /// The colors: red, green and blue.
  let colors: [[UInt8]]
  /// The index of the color for each bin.
  private let colorIndices: [UInt8]

  init(_ pixels: Pixels) {
    var boxes = [ColorBox(ColorBin.bins(of: pixels))]
    // The loop ends if the box cannot be divided.
    while boxes.count < Self.maxColors,
      let widest = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
      let (low, high) = boxes[widest].halves
    {
      boxes[widest] = low
      boxes.append(high)
    }
    var colorIndices = [UInt8](repeating: 0, count: ColorBin.count)
    for (index, box) in boxes.enumerated() {
      for bin in box.bins { colorIndices[bin.index] = UInt8(truncatingIfNeeded: index) }
    }
    self.colorIndices = colorIndices
    colors = boxes.map(\.average)
  }

  func indices(of pixels: Pixels) -> [UInt8] {
    stride(from: 0, to: pixels.rgb.count, by: 3).map {
      colorIndices[ColorBin.index(pixels.rgb, $0)]
    }
  }
}

/// A box of bins that share a color.
struct ColorBox {
  let bins: [ColorBin]
  /// The channel with the widest range of values.
  private let channel: Int
  /// The range of values in that channel.
  private let spread: Int
  private let pixels: Int

  init(_ bins: [ColorBin]) {
    self.bins = bins
    let spreads = (0..<3).map { channel in
      let values = bins.map { $0.average(channel) }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    spread = spreads.max() ?? 0
    channel = spreads.firstIndex(of: spread) ?? 0
    pixels = bins.reduce(0) { $0 + $1.pixels }
  }

  /// The priority for dividing the box; 0 if it cannot be divided.
  var weight: Int { bins.count > 1 ? max(spread * spread * pixels, 1) : 0 }

  /// The two halves of the box; `nil` if it cannot be divided.
  var halves: (ColorBox, ColorBox)? {
    guard bins.count > 1 else { return nil }
    let sorted = bins.sorted { $0.average(channel) < $1.average(channel) }
    var (index, sum) = (1, sorted[0].pixels)
    while index < sorted.count - 1, sum * 2 < pixels {
      sum += sorted[index].pixels
      index += 1
    }
    return (ColorBox(Array(sorted[..<index])), ColorBox(Array(sorted[index...])))
  }

  var average: [UInt8] {
    (0..<3).map { channel in
      UInt8(clamping: bins.reduce(0) { $0 + $1.sums[channel] } / max(pixels, 1))
    }
  }
}

/// A bin: the pixels of a picture that have similar colors.
struct ColorBin {
  /// The number of bins: five bits for each of red, green and blue.
  static let count = 32_768

  let index: Int
  private(set) var pixels = 0
  /// The sums of red, green and blue.
  private(set) var sums = SIMD3<Int>.zero

  private init(index: Int) {
    self.index = index
  }

  /// Returns the index of the bin for the color at an offset.
  static func index(_ rgb: [UInt8], _ start: Int) -> Int {
    Int(rgb[start] >> 3) << 10 | Int(rgb[start + 1] >> 3) << 5 | Int(rgb[start + 2] >> 3)
  }

  static func bins(of picture: Pixels) -> [ColorBin] {
    var slots = [Int32](repeating: -1, count: count)
    var bins: [ColorBin] = []
    for start in stride(from: 0, to: picture.rgb.count, by: 3) {
      let bin = index(picture.rgb, start)
      if slots[bin] < 0 {
        slots[bin] = Int32(bins.count)
        bins.append(ColorBin(index: bin))
      }
      let slot = Int(slots[bin])
      bins[slot].pixels += 1
      bins[slot].sums &+= SIMD3(
        Int(picture.rgb[start]), Int(picture.rgb[start + 1]), Int(picture.rgb[start + 2]))
    }
    return bins
  }

  func average(_ channel: Int) -> Int { sums[channel] / pixels }
}
