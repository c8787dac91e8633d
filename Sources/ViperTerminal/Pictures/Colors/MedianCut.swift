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
