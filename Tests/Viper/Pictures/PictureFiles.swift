import Foundation

/// The pictures in `Reference/`, with their pixels as decoded by another program.
enum PictureFiles {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Reference")

  /// Returns the names of the pictures with known pixels.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "pixels").path)
      .map { String($0.dropLast(4)) }.sorted()
  }

  static func picture(_ name: String, in part: String = "pictures") throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: "\(part)/\(name).jpg")))
  }

  /// Returns a picture's size and its RGB bytes, as decoded by `djpeg`.
  static func pixels(_ name: String) throws -> (width: Int, height: Int, rgb: [UInt8]) {
    let bytes = Array(try Data(contentsOf: folder.appending(path: "pixels/\(name).ppm")))
    // The header is "P6" (or "P5" for gray), width, height and 255, each followed by whitespace.
    let head = bytes.split(maxSplits: 4) { $0 == 0x0A || $0 == 0x20 }
    let words = head.prefix(3).map { String(decoding: $0, as: UTF8.self) }
    let body = Array(head[4])
    return (
      Int(words[1]) ?? 0, Int(words[2]) ?? 0,
      words[0] == "P5" ? body.flatMap { [$0, $0, $0] } : body
    )
  }
}
