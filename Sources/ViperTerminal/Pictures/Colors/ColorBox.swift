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
