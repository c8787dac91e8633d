/// Writes a scan: first as symbols and bits, and when all symbols are counted, as bytes.
struct ScanWriter {
  private enum Item {
    case symbol(Int, table: Int)
    case bits(Int, count: Int)
    case restart(Int)
  }

  let pass: EncoderPass
  private let isProgressive: Bool
  private var items: [Item] = []
  /// The first coefficients of the blocks before, by component.
  private var predictions: [Int: Int] = [:]
  /// The number of blocks that have ended early, and the bits of their old coefficients.
  private var emptyBlocks = 0
  private var emptyBits: [Int] = []
  private var emptyTable = 0

  init(_ pass: EncoderPass, isProgressive: Bool) {
    self.pass = pass
    self.isProgressive = isProgressive
  }

  /// How often each symbol comes, by table.
  var frequencies: [Int: [Int: Int]] {
    var frequencies: [Int: [Int: Int]] = [:]
    for case .symbol(let symbol, let table) in items {
      frequencies[table, default: [:]][symbol, default: 0] += 1
    }
    return frequencies
  }

  func bytes(_ codes: [Int: HuffmanCode]) -> [UInt8] {
    var writer = BitWriter()
    for item in items {
      switch item {
      case .symbol(let symbol, let table):
        guard let code = codes[table]?.codes[symbol] else { continue }
        writer.write(code.bits, code.length)
      case .bits(let bits, let count): writer.write(bits, count)
      case .restart(let number):
        writer.fill()
        writer.bytes += [0xFF, 0xD0 + UInt8(number % 8)]
      }
    }
    writer.fill()
    return writer.bytes
  }

  /// Writes all blocks, in the order of the scan.
  mutating func write(_ components: [EncodedComponent], interval: Int) {
    let units = Self.units(components, pass)
    for (number, unit) in units.enumerated() {
      if interval > 0, number > 0, number % interval == 0 {
        endEmptyBlocks()
        items.append(.restart(number / interval - 1))
        predictions = [:]
      }
      for (place, block) in unit { write(components[place].blocks[block], of: place) }
    }
    endEmptyBlocks()
  }

  /// The blocks of each unit, by component: one block if the component is alone.
  private static func units(_ components: [EncodedComponent], _ pass: EncoderPass)
    -> [[(component: Int, block: Int)]]
  {
    let first = components[pass.components[0]]
    guard pass.components.count > 1 else {
      return (0..<(first.height + 7) / 8).flatMap { row in
        (0..<(first.width + 7) / 8).map { [(pass.components[0], row * first.columns + $0)] }
      }
    }
    return (0..<first.rows / first.down).flatMap { row in
      (0..<first.columns / first.across).map { column in
        pass.components.flatMap { place in
          let component = components[place]
          return (0..<component.down).flatMap { y in
            (0..<component.across).map { x in
              let line = (row * component.down + y) * component.columns
              return (place, line + column * component.across + x)
            }
          }
        }
      }
    }
  }

  private mutating func write(_ block: [Int], of place: Int) {
    let table = place == 0 ? 0 : 1
    if pass.band.lowerBound == 0 {
      if pass.known > 0 {
        bits(block[0] >> pass.low & 1, 1)
      } else {
        let value = block[0] >> pass.low
        number(value - predictions[place, default: 0], after: 0, table)
        predictions[place] = value
      }
    }
    if pass.band.upperBound > 0 {
      if pass.known > 0 { refine(block, 0x10 | table) } else { others(block, 0x10 | table) }
    }
  }
}

extension ScanWriter {
  mutating func symbol(_ symbol: Int, _ table: Int) {
    items.append(.symbol(symbol, table: table))
  }

  mutating func bits(_ bits: Int, _ count: Int) {
    items.append(.bits(bits, count: count))
  }

  /// Writes a number behind so many zeros: how many bits it has, and the bits.
  mutating func number(_ value: Int, after zeros: Int, _ table: Int) {
    let count = Int.bitWidth - abs(value).leadingZeroBitCount
    symbol(zeros << 4 | count, table)
    bits(value < 0 ? value + 1 << count - 1 : value, count)
  }

  /// Writes the band of a block for the first time.
  private mutating func others(_ block: [Int], _ table: Int) {
    var zeros = 0
    for place in max(1, pass.band.lowerBound)...pass.band.upperBound {
      let value = abs(block[place]) >> pass.low
      guard value > 0 else {
        zeros += 1
        continue
      }
      endEmptyBlocks()
      while zeros > 15 {
        symbol(0xF0, table)
        zeros -= 16
      }
      number(block[place] < 0 ? -value : value, after: zeros, table)
      zeros = 0
    }
    guard zeros > 0 else { return }
    if isProgressive { end(table, []) } else { symbol(0, table) }
  }

  /// Writes one more bit of the band of a block.
  private mutating func refine(_ block: [Int], _ table: Int) {
    let values = block.map { abs($0) >> pass.low }
    let last = pass.band.last { values[$0] == 1 } ?? -1
    var zeros = 0
    var old: [Int] = []
    for place in pass.band {
      guard values[place] > 0 else {
        zeros += 1
        continue
      }
      while zeros > 15, place <= last {
        endEmptyBlocks()
        symbol(0xF0, table)
        for bit in old { bits(bit, 1) }
        (zeros, old) = (zeros - 16, [])
      }
      guard values[place] == 1 else {
        old.append(values[place] & 1)
        continue
      }
      endEmptyBlocks()
      symbol(zeros << 4 | 1, table)
      bits(block[place] < 0 ? 0 : 1, 1)
      for bit in old { bits(bit, 1) }
      (zeros, old) = (0, [])
    }
    if zeros > 0 || !old.isEmpty { end(table, old) }
  }

  /// Counts a block that has ended, and keeps its bits until the count is written.
  private mutating func end(_ table: Int, _ old: [Int]) {
    emptyTable = table
    emptyBlocks += 1
    emptyBits += old
    if emptyBlocks == 0x7FFF { endEmptyBlocks() }
  }

  private mutating func endEmptyBlocks() {
    guard emptyBlocks > 0 else { return }
    let count = Int.bitWidth - 1 - emptyBlocks.leadingZeroBitCount
    symbol(count << 4, emptyTable)
    bits(emptyBlocks - 1 << count, count)
    for bit in emptyBits { bits(bit, 1) }
    (emptyBlocks, emptyBits) = (0, [])
  }
}
