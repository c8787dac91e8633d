import Foundation

@testable import Pictures

/// The pictures of `Reference/`: files of the tests' encoder, and what another decoder makes of them.
enum PictureFiles {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Reference")

  /// What is kept, by the names of the files.
  static let all: [(name: String, size: (Int, Int), options: EncoderOptions)] = [
    ("gray-baseline", (40, 28), .baseline.with(\.isGray, true)),
    ("gray-progressive", (51, 37), .progressive.with(\.isGray, true).with(\.restartInterval, 5)),
    ("444-baseline", (40, 28), .baseline.with(\.hasShortCodes, false)),
    ("444-progressive", (51, 37), .progressive.with(\.step, 0.3)),
    ("440-baseline", (40, 28), .baseline.with(\.down, 2).with(\.hasWideFactors, true)),
    ("440-progressive", (51, 37), .progressive.with(\.down, 2)),
    ("422-baseline", (40, 28), .baseline.with(\.across, 2).with(\.isInterleaved, false)),
    (
      "422-progressive", (51, 37),
      .progressive.with(\.across, 2).with(\.passes, EncoderPass.spectral)
    ),
    (
      "420-baseline", (51, 37),
      .baseline.with(\.across, 2).with(\.down, 2).with(\.restartInterval, 2)
    ),
    ("420-progressive", (51, 37), .progressive.with(\.across, 2).with(\.down, 2)),
    ("410-progressive", (51, 37), .progressive.with(\.across, 4).with(\.down, 2)),
    (
      "rgb-baseline", (40, 28),
      .baseline.with(\.hasJFIF, false).with(\.identifiers, Array("RGB".utf8))
    ),
    (
      "w92-progressive", (92, 138),
      .progressive.with(\.across, 2).with(\.down, 2).with(\.step, 0.8)
    ),
  ]

  static func picture(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: "pictures/\(name).jpg")))
  }

  /// What `djpeg` has made of a picture: its size, and red, green and blue of all pixels.
  static func pixels(_ name: String) throws -> (width: Int, height: Int, rgb: [UInt8]) {
    let bytes = Array(try Data(contentsOf: folder.appending(path: "pixels/\(name).ppm")))
    // "P6", or "P5" if it is gray, the width, the height and 255, each before a line feed or a blank.
    let head = bytes.split(maxSplits: 4) { $0 == 0x0A || $0 == 0x20 }
    let words = head.prefix(3).map { String(decoding: $0, as: UTF8.self) }
    let body = Array(head[4])
    return (
      Int(words[1]) ?? 0, Int(words[2]) ?? 0,
      words[0] == "P5" ? body.flatMap { [$0, $0, $0] } : body
    )
  }

  /// Makes the pictures again.
  static func record() throws {
    for (name, size, options) in all {
      let picture = EncodedPicture(SourcePicture(width: size.0, height: size.1), options)
      try Data(picture.bytes).write(to: folder.appending(path: "pictures/\(name).jpg"))
    }
  }
}
