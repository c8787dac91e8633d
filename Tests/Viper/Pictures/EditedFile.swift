import Testing

/// A small JPEG file with changes.
struct EditedFile {
  var bytes: [UInt8]

  /// Reads a file in `Reference/edited`: 20 x 12 pixels, in color and baseline unless its name says
  /// otherwise.
  init(_ name: String = "plain") throws {
    bytes = try PictureFiles.picture(name, in: "edited")
  }

  static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((payload.count + 2) >> 8), UInt8((payload.count + 2) & 255)] + payload
  }

  /// Returns the position of the first marker with the given second byte.
  func position(of marker: UInt8) -> Int {
    bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == marker } ?? 0
  }

  /// Returns the range of a scan, with the Huffman tables before it.
  func scan(_ number: Int) throws -> Range<Int> {
    let ends = bytes.indices.dropLast().filter { position in
      // Skip restart markers and stuffed bytes, which are inside the data of a scan.
      bytes[position] == 0xFF && ![0x00, 0xFF].contains(bytes[position + 1])
        && !(0xD0...0xD7 ~= bytes[position + 1])
    }
    let scans = ends.filter { bytes[$0 + 1] == 0xDA }
    let start = number == 0 ? position(of: 0xC4) : ends.first { $0 > scans[number - 1] }
    let end = ends.first { $0 > scans[number] }
    return try #require(start)..<#require(end)
  }

  /// Returns the file with bytes changed.
  ///
  /// - Parameters:
  ///   - marker: The second byte of the segment's marker.
  ///   - offset: The distance from the marker's first byte to the first changed byte.
  ///   - values: The new bytes.
  ///   - start: The position at which to start searching for the marker.
  /// - Returns: The changed file.
  func setting(_ marker: UInt8, _ offset: Int, _ values: UInt8..., from start: Int = 0)
    -> EditedFile
  {
    var copy = self
    let position = bytes.indices.dropLast().first {
      $0 >= start && bytes[$0] == 0xFF && bytes[$0 + 1] == marker
    }
    let first = (position ?? 0) + offset
    copy.bytes.replaceSubrange(first..<first + values.count, with: values)
    return copy
  }

  func removing(_ range: Range<Int>) -> EditedFile {
    var copy = self
    copy.bytes.removeSubrange(range)
    return copy
  }

  /// Returns the file without a segment.
  func removing(_ marker: UInt8) -> EditedFile {
    let start = position(of: marker)
    let count = Int(bytes[start + 2]) << 8 | Int(bytes[start + 3])
    return removing(start..<start + 2 + count)
  }

  /// Returns the file with bytes inserted before a marker.
  func inserting(_ new: some Collection<UInt8>, before marker: UInt8) -> EditedFile {
    var copy = self
    copy.bytes.insert(contentsOf: new, at: position(of: marker))
    return copy
  }
}
