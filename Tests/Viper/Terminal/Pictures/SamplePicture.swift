import Testing
import Viper

@testable import ViperTestSupport

/// Generated pictures.
enum SamplePicture {
  /// Returns a picture of 6 x 9 pixels with a frame, solid areas and mixed colors.
  static func flag() throws -> Pixels {
    let colors: [Character: [UInt8]] = [
      "k": [0, 0, 0], "w": [255, 255, 255], "r": [200, 30, 40], "g": [20, 160, 60],
      "b": [30, 40, 190], "s": [128, 130, 127],
    ]
    let rows = [
      "kkkkkk", "kwwwwk", "krrrrk", "krrrrk", "kggggk", "kbbbbk", "kswswk", "kwswsk", "rrrrrr",
    ]
    return try #require(
      Pixels(width: 6, height: 9, rgb: rows.joined().flatMap { colors[$0] ?? [] }))
  }

  /// Returns a picture of random pixels.
  static func noise(_ width: Int, _ height: Int, seed: Int = 1) throws -> Pixels {
    var generator = SeededGenerator(seed: seed)
    let rgb = (0..<width * height * 3).map { _ in UInt8.random(in: 0...255, using: &generator) }
    return try #require(Pixels(width: width, height: height, rgb: rgb))
  }

  /// Returns a picture with smooth gradients.
  static func sky(_ width: Int, _ height: Int) throws -> Pixels {
    var rgb: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        let sum = 255 * (row + column) / (width + height)
        rgb += [UInt8(255 * column / width), UInt8(255 * row / height), UInt8(sum)]
      }
    }
    return try #require(Pixels(width: width, height: height, rgb: rgb))
  }

  static func plain(_ width: Int, _ height: Int, _ color: [UInt8]) throws -> Pixels {
    let rgb = Array(repeatElement(color, count: width * height).joined())
    return try #require(Pixels(width: width, height: height, rgb: rgb))
  }
}
