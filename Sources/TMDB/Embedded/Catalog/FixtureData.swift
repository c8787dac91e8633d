import CMovieFixtures
import ViperEssentials
import ViperPlatform

extension Data {
  /// Creates data from the bytes of an embedded file, which are not copied.
  init(fixture: FixtureBytes) {
    self.init(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: fixture.start), count: fixture.count,
      deallocator: .none)
  }

  /// Returns the parts around the occurrences of a separator, without copying them.
  func parts(separatedBy separator: Unicode.Scalar) -> [Data] {
    // `split` on `Data` takes a millisecond for a file, a quarter of the program's start.
    withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress else { return [self] }
      var parts: [Data] = []
      var start = 0
      while let end = memchr(first + start, Int32(separator.value), count - start) {
        let place = UnsafeRawPointer(end) - first
        parts.append(self[startIndex + start..<startIndex + place])
        start = place + 1
      }
      parts.append(self[(startIndex + start)...])
      return parts
    }
  }

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

  /// The rows of a catalog file, each a line between the first one and the last.
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
