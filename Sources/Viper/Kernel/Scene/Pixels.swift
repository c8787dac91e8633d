/// A picture as an array of pixels.
public struct Pixels: Hashable, Sendable {
  /// The number of pixels in a row, at least 1.
  public let width: Int
  /// The number of rows, at least 1.
  public let height: Int
  /// The pixels, row by row from the top, with three bytes per pixel: red, green and blue.
  public let rgb: [UInt8]

  /// Creates a picture, or returns `nil` if the number of bytes does not match the size.
  public init?(width: Int, height: Int, rgb: [UInt8]) {
    guard width > 0, height > 0, width <= .max / 3 / height, rgb.count == width * height * 3
    else { return nil }
    self.init(checked: width, height, rgb)
  }

  /// Creates a picture whose bytes are known to match its size.
  package init(checked width: Int, _ height: Int, _ rgb: [UInt8]) {
    self.width = width
    self.height = height
    self.rgb = rgb
  }
}

extension Pixels {
  /// Returns the image scaled to a new size.
  ///
  /// The width and height are each clamped to the range 1 to 16,384.
  ///
  /// Each new pixel is the average of the area that it covers, so scaling down loses no small
  /// details and scaling up keeps edges sharp.
  public func scaled(toWidth width: Int, height: Int) -> Pixels {
    let (width, height) = (min(max(1, width), 16_384), min(max(1, height), 16_384))
    guard width != self.width || height != self.height else { return self }
    // Scale horizontally first, then vertically. Each direction is averaged separately.
    let narrow = averaged(along: PixelShare.shares(of: self.width, among: width))
    let rows = PixelShare.shares(of: self.height, among: height)
    return Pixels(checked: width, height, Self.averaged(narrow, stride: width * 3, along: rows))
  }

  /// Returns the values of the scaled rows, in units of 1/256.
  private func averaged(along columns: [PixelShare]) -> ContiguousArray<Int32> {
    var result: ContiguousArray<Int32> = []
    result.reserveCapacity(columns.count * height * 3)
    let rgb = rgb.span
    for row in 0..<height {
      for share in columns {
        var (red, green, blue) = (Int32(0), Int32(0), Int32(0))
        var offset = (row * width + share.first) * 3
        for weight in share.weights {
          red &+= Int32(rgb[offset]) &* weight
          green &+= Int32(rgb[offset + 1]) &* weight
          blue &+= Int32(rgb[offset + 2]) &* weight
          offset += 3
        }
        result.append(red >> (PixelShare.bits - 8))
        result.append(green >> (PixelShare.bits - 8))
        result.append(blue >> (PixelShare.bits - 8))
      }
    }
    return result
  }

  private static func averaged(
    _ values: ContiguousArray<Int32>, stride: Int, along rows: [PixelShare]
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(stride * rows.count)
    var sums = ContiguousArray<Int32>(repeating: 0, count: stride)
    for share in rows {
      for index in sums.indices { sums[index] = 1 << (PixelShare.bits + 7) }
      for (offset, weight) in share.weights.enumerated() {
        add(values, from: (share.first + offset) * stride, times: weight, to: &sums)
      }
      for sum in sums { result.append(UInt8(clamping: sum >> (PixelShare.bits + 8))) }
    }
    return result
  }

  private static func add(
    _ values: ContiguousArray<Int32>, from start: Int, times weight: Int32,
    to sums: inout ContiguousArray<Int32>
  ) {
    let row = values.span.extracting(start..<start + sums.count)
    var sums = sums.mutableSpan
    for index in row.indices { sums[index] &+= row[index] &* weight }
  }
}

/// The part of a pixel row that one new pixel covers.
private struct PixelShare {
  /// The number of fractional bits in a weight.
  ///
  /// With 14 fractional bits, a weighted sum of 16-bit values fits in 30 bits.
  static let bits: Int32 = 14

  let first: Int
  /// The weights of the old pixels.
  ///
  /// The weights add up to exactly `1 << bits`.
  let weights: ContiguousArray<Int32>

  /// Returns the shares of a row of `length` old pixels that each of `count` new pixels covers.
  static func shares(of length: Int, among count: Int) -> [PixelShare] {
    // If an old pixel is divided into `count` units, a new pixel is `length` units long.
    (0..<count).map { index in
      let start = index * length
      let end = start + length
      let first = start / count
      let last = (end - 1) / count
      // Round the running sum instead of each weight, so that the weights add up to the exact
      // total.
      var sum = 0
      let weights = (first...last).map { old in
        let next = (min(end, (old + 1) * count) - start) << Int(bits) / length
        defer { sum = next }
        return Int32(next - sum)
      }
      return PixelShare(first: first, weights: ContiguousArray(weights))
    }
  }
}
