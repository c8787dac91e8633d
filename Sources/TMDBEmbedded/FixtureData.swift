import Essentials
import Fixtures

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
      var start = startIndex
      for offset in bytes.indices where bytes[offset] == separator {
        parts.append(self[start..<startIndex + offset])
        start = startIndex + offset + 1
      }
      parts.append(self[start...])
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

  /// The rows of a catalogue file, each of which is on a line of its own between the first line and
  /// the last.
  var rows: [Data] {
    parts(separatedBy: "\n").filter { !$0.isEmpty }.dropFirst().dropLast()
      .map { $0.last == UInt8(ascii: ",") ? $0.dropLast() : $0 }
  }

  /// The bytes as text.
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
