import Pictures

extension Target {
  /// Files of pictures, which come from the network.
  static let jpeg = Target(
    name: "jpeg", longest: 16_384, mutations: Mutation.picture, tested: 1_000
  ) { input in
    let start = ContinuousClock.now
    let size = JPEG.size(of: input)
    if let pixels = try? JPEG.decode(input) {
      try require(pixels.rgb.count == pixels.width * pixels.height * 3, "not all pixels are there")
      try require(size.map { $0 == (pixels.width, pixels.height) } ?? false, "another size")
    }
    // A build for debugging takes its time.
    #if !DEBUG
      let time = ContinuousClock.now - start
      try require(time < .milliseconds(100), "it takes \(time)")
    #else
      _ = start
    #endif
  }
}
