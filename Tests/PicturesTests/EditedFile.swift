/// A file of the encoder with a segment changed.
struct EditedFile {
  var bytes: [UInt8]

  init(_ options: EncoderOptions = .baseline) {
    bytes = EncodedPicture(SourcePicture(width: 20, height: 12), options).bytes
  }

  /// Returns the place of the first marker with a second byte.
  func place(of marker: UInt8) -> Int {
    bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == marker } ?? 0
  }

  /// Returns the file with bytes changed.
  ///
  /// - Parameters:
  ///   - marker: The second byte of the segment's marker.
  ///   - offset: How far behind the marker's first byte the first of them is.
  ///   - values: The new bytes.
  /// - Returns: The changed file.
  func setting(_ marker: UInt8, _ offset: Int, _ values: UInt8...) -> EditedFile {
    var copy = self
    let start = place(of: marker) + offset
    copy.bytes.replaceSubrange(start..<start + values.count, with: values)
    return copy
  }

  /// Returns the file without a segment.
  func removing(_ marker: UInt8) -> EditedFile {
    var copy = self
    let start = place(of: marker)
    let count = Int(bytes[start + 2]) << 8 | Int(bytes[start + 3])
    copy.bytes.removeSubrange(start..<start + 2 + count)
    return copy
  }

  /// Returns the file with bytes put in before a marker.
  func inserting(_ new: [UInt8], before marker: UInt8) -> EditedFile {
    var copy = self
    copy.bytes.insert(contentsOf: new, at: place(of: marker))
    return copy
  }
}
