/// Six rows of pixels, as the sixels of each color in them.
struct SixelBand {
  private static let shortestRun = 4

  private let width: Int
  /// The sixels of all colors, one color after the other.
  private var sixels: [UInt8]
  /// Whether a color has any.
  private var isUsed: [Bool]

  init(width: Int, colors: Int) {
    self.width = width
    sixels = Array(repeating: 0, count: width * colors)
    isUsed = Array(repeating: false, count: colors)
  }

  /// Takes a row of colors, whose place in the six is a bit.
  mutating func take(_ row: ArraySlice<UInt8>, bit: UInt8) {
    for (column, color) in row.enumerated() {
      sixels[Int(color) * width + column] |= bit
      isUsed[Int(color)] = true
    }
  }

  /// Writes all colors over each other, and becomes empty.
  mutating func write(_ output: inout PictureOutput) {
    var isFirst = true
    for color in isUsed.indices where isUsed[color] {
      output.write(isFirst ? "#" : "$#")
      output.write(color)
      let line = color * width..<(color + 1) * width
      Self.write(sixels[line], &output)
      for place in line { sixels[place] = 0 }
      isUsed[color] = false
      isFirst = false
    }
  }

  private static func write(_ line: ArraySlice<UInt8>, _ output: inout PictureOutput) {
    var rest = line[...(line.lastIndex { $0 != 0 } ?? line.startIndex)]
    while let first = rest.first {
      let count = rest.prefix { $0 == first }.count
      rest = rest.dropFirst(count)
      let character = first + UInt8(ascii: "?")
      if count < shortestRun {
        output.write(repeatElement(character, count: count))
      } else {
        output.write("!")
        output.write(count)
        output.write(CollectionOfOne(character))
      }
    }
  }
}
