import Foundation
import Viper
import ViperPictures

extension Target {
  /// Files of pictures, which come from the network.
  static let jpeg = Target(
    name: "jpeg", maxBytes: 16_384, runs: 50_000
  ) { input in
    let start = clock()
    if let pixels = try? JPEG.decode(input) {
      try require(pixels.rgb.count == pixels.width * pixels.height * 3, "not all pixels are there")
    }
    // The time that this process has worked, in microseconds: what others do on the machine does not count.
    let time = clock() - start
    try require(time < 100_000, "it takes \(time) µs")
  }
}
