/// Where the values of a JSON text are, found without reading it: a text that is damaged has some as well.
struct JSONPlaces {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The ranges of all values and names, in the order of their beginnings.
  var values: [Range<Int>] {
    var values: [Range<Int>] = []
    var place = 0
    while place < bytes.count {
      let end = self.end(from: place)
      guard end > place else {
        place += 1
        continue
      }
      values.append(place..<end)
      // Lists and objects have values of their own.
      place = "[{".utf8.contains(bytes[place]) ? place + 1 : end
    }
    return values
  }

  /// The end of the value that begins at a place; the place itself if none does.
  private func end(from start: Int) -> Int {
    switch bytes[start] {
    case UInt8(ascii: "\""): endOfText(from: start)
    case UInt8(ascii: "["), UInt8(ascii: "{"): endOfNested(from: start)
    default: bytes[start...].firstIndex { !Self.isPlain($0) } ?? bytes.count
    }
  }

  private func endOfText(from start: Int) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, bytes.count)
  }

  private func endOfNested(from start: Int) -> Int {
    var depth = 0
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place = endOfText(from: place)
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return place + 1 }
      default: break
      }
      place += 1
    }
    return bytes.count
  }

  /// Whether a byte is one of a number or of a word such as `null`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "E"): true
    default: false
    }
  }
}
