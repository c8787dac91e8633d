import Foundation
import ViperPictures

extension Target {
  /// Files of pictures, which come from the network.
  static let jpeg = Target(
    name: "jpeg", longest: 16_384, mutations: Mutation.picture, tested: 1_000
  ) { input in
    let start = milliseconds()
    if let pixels = try? JPEG.decode(input) {
      try require(pixels.rgb.count == pixels.width * pixels.height * 3, "not all pixels are there")
    }
    let time = milliseconds() - start
    #if !DEBUG
      try require(time < 100, "it takes \(time) ms")
    #else
      // A build for debugging takes its time.
      _ = time
    #endif
  }
}

/// The time that this thread has worked: what others do on the machine does not count.
private func milliseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
}
