import Viper

extension Pixels {
  /// Puts the three components of a picture in color together; that of a gray one is all three.
  init(_ planes: [Plane], isRGB: Bool, width: Int, height: Int) {
    var rgb: [UInt8] = []
    rgb.reserveCapacity(width * height * 3)
    var samples = planes.map { _ in ContiguousArray<UInt8>(repeating: 0, count: width) }
    var pixels = ContiguousArray<UInt8>(repeating: 0, count: width * 3)
    for row in 0..<height {
      for (place, plane) in planes.enumerated() { plane.write(row, to: &samples[place]) }
      if isRGB {
        for (place, line) in samples.enumerated() {
          for column in 0..<width { pixels[column * 3 + place] = line[column] }
        }
      } else {
        Self.convert(samples, to: &pixels)
      }
      rgb.append(contentsOf: pixels)
    }
    self.init(checked: width, height, rgb)
  }

  /// Makes colors of JFIF's components, which are the brightness, and how far blue and red are from it.
  private static func convert(
    _ samples: [ContiguousArray<UInt8>], to pixels: inout ContiguousArray<UInt8>
  ) {
    let (light, blue, red) = (samples[0], samples[1], samples[2])
    let (lights, blues, reds) = (light.span, blue.span, red.span)
    var pixels = pixels.mutableSpan
    // The compiler sees from this that all places below are there.
    guard blues.count == lights.count, reds.count == lights.count, pixels.count == lights.count * 3
    else { return }
    for column in lights.indices {
      // In parts of 65,536, and a half to round.
      let light = Int32(lights[column]) &<< 16 &+ 32_768
      let (blue, red) = (Int32(blues[column]) &- 128, Int32(reds[column]) &- 128)
      pixels[column &* 3] = UInt8(clamping: (light &+ 91_881 &* red) &>> 16)
      pixels[column &* 3 &+ 1] = UInt8(
        clamping: (light &- 22_554 &* blue &- 46_802 &* red) &>> 16)
      pixels[column &* 3 &+ 2] = UInt8(clamping: (light &+ 116_130 &* blue) &>> 16)
    }
  }
}
