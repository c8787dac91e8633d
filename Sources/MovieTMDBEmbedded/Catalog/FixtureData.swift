import CMovieFixtures
import ViperEssentials

extension Data {
  /// Creates data from the bytes of an embedded file, which are not copied.
  init(fixture: FixtureBytes) {
    self.init(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: fixture.start), count: fixture.count,
      deallocator: .none)
  }

  /// Returns the parts before, between and after the occurrences of a separator, without copying
  /// them.
  func parts(separatedBy separator: Unicode.Scalar) -> [Data] {
    // The raw bytes are searched because `split` on `Data` takes a millisecond for a file, a quarter
    // of the program's start.
    withUnsafeBytes { bytes in
      let separator = UInt8(ascii: separator)
      var parts: [Data] = []
      var start = 0
      while let end = bytes.firstPlace(of: separator, from: start) {
        parts.append(self[startIndex + start..<startIndex + end])
        start = end + 1
      }
      parts.append(self[(startIndex + start)...])
      return parts
    }
  }

  /// Returns the places at which the bytes of a part begin.
  func places(of part: [UInt8]) -> [Index] {
    // As in `parts(separatedBy:)`, the raw bytes are searched.
    withUnsafeBytes { bytes in
      guard let first = part.first, bytes.count >= part.count else { return [] }
      var places: [Index] = []
      for offset in 0...bytes.count - part.count
      where bytes[offset] == first && bytes[offset...].starts(with: part) {
        places.append(startIndex + offset)
      }
      return places
    }
  }

  /// The rows of a catalog file, each of which is on a line of its own between the first line and
  /// the last.
  var rows: [Data] {
    parts(separatedBy: "\n").filter { !$0.isEmpty }.dropFirst().dropLast()
      .map { $0.last == UInt8(ascii: ",") ? $0.dropLast() : $0 }
  }

  var text: String { String(decoding: self, as: UTF8.self) }

  /// Adds text at the end.
  ///
  /// The method `append(contentsOf:)` would look up at run time how the text stores its bytes, which
  /// costs a hundredth of the program's start.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the first place of a byte, eight bytes at a time: most bytes of a file are none that it is split at.
  fileprivate func firstPlace(of byte: UInt8, from start: Int) -> Int? {
    let (low, high): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let wanted = low &* UInt64(byte)
    var place = start
    while place + 8 <= count {
      let rest = loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ wanted
      // A byte that is zero now is one that is looked for.
      if (rest &- low) & ~rest & high != 0 { break }
      place += 8
    }
    while place < count {
      if self[place] == byte { return place }
      place += 1
    }
    return nil
  }
}
