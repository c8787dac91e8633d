import Foundation

/// The pictures in `Reference/`, and their pixels from another decoder.
enum PictureFiles {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Reference")

  /// The names of the pictures with known pixels.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "pixels").path)
      .map { String($0.dropLast(4)) }.sorted()
  }

  static func picture(_ name: String, in part: String = "pictures") throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: "\(part)/\(name).jpg")))
  }

  /// The output of `djpeg` for a picture: its size, and the RGB values of all pixels.
  static func pixels(_ name: String) throws -> (width: Int, height: Int, rgb: [UInt8]) {
    let bytes = Array(try Data(contentsOf: folder.appending(path: "pixels/\(name).ppm")))
    // "P6" (or "P5" if gray), width, height, and 255, each followed by a line feed or space.
    let head = bytes.split(maxSplits: 4) { $0 == 0x0A || $0 == 0x20 }
    let words = head.prefix(3).map { String(decoding: $0, as: UTF8.self) }
    let body = Array(head[4])
    return (
      Int(words[1]) ?? 0, Int(words[2]) ?? 0,
      words[0] == "P5" ? body.flatMap { [$0, $0, $0] } : body
    )
  }
}
