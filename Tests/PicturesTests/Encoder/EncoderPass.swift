/// A scan of a progressive file.
struct EncoderPass {
  /// The components; those that a gray picture has not are left out.
  let components: [Int]
  /// The coefficients, in zigzag order.
  let band: ClosedRange<Int>
  /// The lowest bit known before, 0 for none, and the lowest after.
  var known = 0
  var low = 0

  /// The whole of the components, as a baseline file has them.
  static func whole(_ components: [Int]) -> EncoderPass {
    EncoderPass(components: components, band: 0...63)
  }

  /// Two bits later than the rest, and the lowest coefficients before the others.
  static let usual: [EncoderPass] =
    [EncoderPass(components: [0, 1, 2], band: 0...0, low: 1)]
    + [2, 1, 0].flatMap { place in
      [
        EncoderPass(components: [place], band: 1...5, low: 2),
        EncoderPass(components: [place], band: 6...63, low: 2),
      ]
    }
    + [0, 1, 2].map { EncoderPass(components: [$0], band: 1...63, known: 2, low: 1) }
    + [EncoderPass(components: [0, 1, 2], band: 0...0, known: 1, low: 0)]
    + [0, 1, 2].map { EncoderPass(components: [$0], band: 1...63, known: 1, low: 0) }

  /// Each coefficient once, without later bits.
  static let spectral: [EncoderPass] =
    [0, 1, 2].map { EncoderPass(components: [$0], band: 0...0) }
    + [0, 1, 2].flatMap { place in
      [1...1, 2...20, 21...63].map { EncoderPass(components: [place], band: $0) }
    }
}
