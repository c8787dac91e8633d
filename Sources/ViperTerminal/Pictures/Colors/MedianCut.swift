import ViperPictures

/// At most 256 colors for a picture, found by cutting the colors that it has into boxes.
struct MedianCut {
  static let most = 256

  /// The colors: red, green and blue.
  let colors: [[UInt8]]
  /// The index of the color for each of the 32,768 bins.
  private let places: [UInt8]

  init(_ pixels: Pixels) {
    var boxes = [ColorBox(ColorBin.bins(of: pixels))]
    // A box that cannot be cut has no spread.
    while boxes.count < Self.most,
      let widest = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
      let (low, high) = boxes[widest].halves
    {
      boxes[widest] = low
      boxes.append(high)
    }
    var places = [UInt8](repeating: 0, count: ColorBin.count)
    for (index, box) in boxes.enumerated() {
      for bin in box.bins { places[bin.place] = UInt8(truncatingIfNeeded: index) }
    }
    self.places = places
    colors = boxes.map(\.average)
  }

  /// Returns the index of the color of each pixel.
  func indices(of pixels: Pixels) -> [UInt8] {
    stride(from: 0, to: pixels.rgb.count, by: 3).map { places[ColorBin.place(pixels.rgb, $0)] }
  }
}

/// Bins that get one color together.
struct ColorBox {
  let bins: [ColorBin]
  /// The part of the color in which the bins differ most.
  private let channel: Int
  /// The range of their values in it.
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

  /// The gain from cutting the box; 0 if it cannot be cut.
  var weight: Int { bins.count > 1 ? max(spread * spread * pixels, 1) : 0 }

  /// The box in two; `nil` if it cannot be cut.
  var halves: (ColorBox, ColorBox)? {
    guard bins.count > 1 else { return nil }
    let sorted = bins.sorted { $0.average(channel) < $1.average(channel) }
    var (place, sum) = (1, sorted[0].pixels)
    while place < sorted.count - 1, sum * 2 < pixels {
      sum += sorted[place].pixels
      place += 1
    }
    return (ColorBox(Array(sorted[..<place])), ColorBox(Array(sorted[place...])))
  }

  /// The average of all its pixels.
  var average: [UInt8] {
    (0..<3).map { channel in
      UInt8(clamping: bins.reduce(0) { $0 + $1.sums[channel] } / max(pixels, 1))
    }
  }
}

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
