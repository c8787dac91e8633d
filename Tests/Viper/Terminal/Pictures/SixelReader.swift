import Testing
import Viper

/// Reads a Sixel picture.
struct SixelReader {
  /// The size in the raster attributes.
  private(set) var size = (width: 0, height: 0)
  /// The drawn pixels, by row and column.
  private(set) var pixels: [[[UInt8]?]] = []
  /// The defined colors, as RGB percentages.
  private(set) var colors: [Int: [Int]] = [:]
  private var rest: ArraySlice<UInt8>
  private var color = 0
  private var cursor = (row: 0, column: 0)

  init(_ string: [UInt8]) throws {
    let introducer = Array("P0;1;0q".utf8)
    try #require(string.starts(with: introducer))
    rest = string.dropFirst(introducer.count)
    while let byte = rest.popFirst() { try take(byte) }
  }

  private mutating func take(_ byte: UInt8) throws {
    switch Unicode.Scalar(byte) {
    case "\"":
      let numbers = self.numbers()
      try #require(numbers.count == 4 && numbers.starts(with: [1, 1]))
      size = (numbers[2], numbers[3])
      pixels = Array(repeating: Array(repeating: nil, count: size.width), count: size.height)
    case "#":
      let numbers = self.numbers()
      color = numbers[0]
      guard numbers.count > 1 else {
        try #require(colors[color] != nil)
        return
      }
      try #require(numbers.count == 5 && numbers[1] == 2 && numbers[0] < 256)
      colors[color] = Array(numbers.dropFirst(2))
    case "$": cursor.column = 0
    case "-": cursor = (cursor.row + 6, 0)
    case "!":
      let first = numbers().first
      let count = try #require(first)
      let next = rest.popFirst()
      let byte = try #require(next)
      for _ in 0..<count { try draw(byte) }
    default: try draw(byte)
    }
  }

  private mutating func numbers() -> [Int] {
    let digits = rest.prefix { "0123456789;".utf8.contains($0) }
    rest = rest.dropFirst(digits.count)
    return digits.split(separator: UInt8(ascii: ";")).compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
  }

  private mutating func draw(_ byte: UInt8) throws {
    try #require(0x3F...0x7E ~= byte)
    let shares = try #require(colors[color])
    for row in 0..<6 where (byte - 0x3F) >> UInt8(row) & 1 == 1 {
      try #require(cursor.row + row < size.height && cursor.column < size.width)
      pixels[cursor.row + row][cursor.column] = shares.map { UInt8(($0 * 255 + 50) / 100) }
    }
    cursor.column += 1
  }
}
