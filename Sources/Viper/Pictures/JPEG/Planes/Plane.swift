import Viper

struct Plane {
  let width: Int
  let height: Int
  /// The number of samples from one row to the next, including the padding in the last block.
  let stride: Int
  let across: Int
  let down: Int
  let samples: ContiguousArray<UInt8>

  init(_ component: Component) {
    (width, height) = (component.width, component.height)
    (across, down) = (component.across, component.down)
    stride = component.columns * 8
    var samples = ContiguousArray<UInt8>(
      repeating: 0, count: component.columns * component.rows * 64)
    var transform = InverseTransform(factors: component.factors)
    for row in 0..<component.rows {
      for column in 0..<component.columns {
        transform.write(
          component.coefficients, row * component.stride + column, to: &samples,
          at: row * 8 * stride + column * 8, stride: stride)
      }
    }
    self.samples = samples
  }

  /// Writes a row of image pixels.
  ///
  /// Pixels are interpolated between samples. In each direction in which a sample covers two
  /// pixels, a pixel's value is three quarters of its own sample plus one quarter of the nearest
  /// other sample.
  func write(_ row: Int, to pixels: inout ContiguousArray<UInt8>) {
    var other = row / down
    if down == 2 { other = min(max(0, row % 2 == 0 ? other - 1 : other + 1), height - 1) }
    let near = samples.span.extracting(droppingFirst: row / down * stride).extracting(first: width)
    let far = samples.span.extracting(droppingFirst: other * stride).extracting(first: width)
    var pixels = pixels.mutableSpan
    if across == 2 {
      Self.writeHalves(near, far, to: &pixels)
    } else if across == 1, down == 1 {
      for position in pixels.indices { pixels[position] = near[position] }
    } else {
      for position in pixels.indices {
        let sum = Self.sum(near[position / across], far[position / across])
        pixels[position] = UInt8(truncatingIfNeeded: (sum &+ 2) &>> 2)
      }
    }
  }

  private static func writeHalves(
    _ near: Span<UInt8>, _ far: Span<UInt8>, to pixels: inout MutableSpan<UInt8>
  ) {
    var left = sum(near[0], far[0])
    pixels[0] = UInt8(truncatingIfNeeded: (left &+ 2) &>> 2)
    // The two pixels between the centers of two samples.
    for position in 1..<near.count {
      let right = sum(near[position], far[position])
      pixels[position * 2 - 1] = UInt8(truncatingIfNeeded: (left &* 3 &+ right &+ 7) &>> 4)
      pixels[position * 2] = UInt8(truncatingIfNeeded: (right &* 3 &+ left &+ 8) &>> 4)
      left = right
    }
    guard pixels.count % 2 == 0 else { return }
    pixels[pixels.count - 1] = UInt8(truncatingIfNeeded: (left &+ 2) &>> 2)
  }

  /// Four times the value between two samples, weighted toward the nearer sample.
  @inline(__always)
  private static func sum(_ near: UInt8, _ far: UInt8) -> Int32 {
    Int32(near) &* 3 &+ Int32(far)
  }
}

extension Pixels {
  /// Combines the three components of a color image; for a gray image, the only component takes the
  /// place of all three.
  init(_ planes: [Plane], isRGB: Bool, width: Int, height: Int) {
    var rgb: [UInt8] = []
    rgb.reserveCapacity(width * height * 3)
    var samples = planes.map { _ in ContiguousArray<UInt8>(repeating: 0, count: width) }
    var pixels = ContiguousArray<UInt8>(repeating: 0, count: width * 3)
    for row in 0..<height {
      for (channel, plane) in planes.enumerated() { plane.write(row, to: &samples[channel]) }
      if isRGB {
        for (channel, line) in samples.enumerated() {
          for column in 0..<width { pixels[column * 3 + channel] = line[column] }
        }
      } else {
        Self.convert(samples, to: &pixels)
      }
      rgb.append(contentsOf: pixels)
    }
    self.init(checked: width, height, rgb)
  }

  /// Converts JFIF components (brightness, blue difference, red difference) to colors.
  private static func convert(
    _ samples: [ContiguousArray<UInt8>], to pixels: inout ContiguousArray<UInt8>
  ) {
    let (light, blue, red) = (samples[0], samples[1], samples[2])
    let (lights, blues, reds) = (light.span, blue.span, red.span)
    var pixels = pixels.mutableSpan
    // This check lets the compiler omit the bounds checks below.
    guard blues.count == lights.count, reds.count == lights.count, pixels.count == lights.count * 3
    else { return }
    for column in lights.indices {
      // The brightness is in units of 1/65,536, and includes a half for rounding.
      let light = Int32(lights[column]) &<< 16 &+ 32_768
      let (blue, red) = (Int32(blues[column]) &- 128, Int32(reds[column]) &- 128)
      pixels[column &* 3] = UInt8(clamping: (light &+ 91_881 &* red) &>> 16)
      pixels[column &* 3 &+ 1] = UInt8(
        clamping: (light &- 22_554 &* blue &- 46_802 &* red) &>> 16)
      pixels[column &* 3 &+ 2] = UInt8(clamping: (light &+ 116_130 &* blue) &>> 16)
    }
  }
}
