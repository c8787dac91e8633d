import Foundation
import Viper
import ViperPictures

extension Target {
  /// Image files from the network.
  static let jpeg = Target(
    name: "jpeg", maxBytes: 16_384, runs: 50_000
  ) { input in
    let start = clock()
    if let pixels = try? JPEG.decode(input) {
      try require(pixels.rgb.count == pixels.width * pixels.height * 3, "not all pixels are there")
    }
    // The CPU time of this process in microseconds, which does not depend on other processes.
    let time = clock() - start
    try require(time < 100_000, "it takes \(time) µs")
  }
}
