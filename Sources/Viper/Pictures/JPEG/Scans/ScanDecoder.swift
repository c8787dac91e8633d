/// Reads a scan block by block, in storage order.
struct ScanDecoder {
  private let frame: FrameHeader
  private let interval: Int
  private var parts: [ScanPart]
  private var blocks: BlockReader
  private var untilRestart: Int
  private var restarts = 0

  init(_ blocks: BlockReader, _ parts: [ScanPart], interval: Int, of frame: FrameHeader) {
    self.frame = frame
    self.interval = interval
    self.parts = parts
    self.blocks = blocks
    untilRestart = interval
  }

  /// Reads the scan into the components, and returns the offset after the scan.
  mutating func decode(into components: inout [Component]) throws(PictureError) -> Int {
    if parts.count == 1 {
      try decodeAlone(into: &components[parts[0].component])
    } else {
      try decodeUnits(into: &components)
    }
    return blocks.bits.position
  }

  /// A scan of a single component contains no padding blocks to complete an MCU.
  private mutating func decodeAlone(into component: inout Component) throws(PictureError) {
    var part = parts[0]
    for row in 0..<component.rows {
      for column in 0..<component.columns {
        if try beginsAnew() { part.prediction = 0 }
        try blocks.read(row * component.stride + column, of: &component.coefficients, &part)
      }
    }
  }

  private mutating func decodeUnits(into components: inout [Component]) throws(PictureError) {
    for row in 0..<frame.units.down {
      for column in 0..<frame.units.across {
        if try beginsAnew() {
          for index in parts.indices { parts[index].prediction = 0 }
        }
        for index in parts.indices {
          try decodeUnit(index, row, column, into: &components[parts[index].component])
        }
      }
    }
  }

  private mutating func decodeUnit(
    _ index: Int, _ row: Int, _ column: Int, into component: inout Component
  ) throws(PictureError) {
    let (across, down) = (parts[index].across, parts[index].down)
    let first = row * down * component.stride + column * across
    for line in 0..<down {
      for offset in 0..<across {
        try blocks.read(
          first + line * component.stride + offset, of: &component.coefficients, &parts[index])
      }
    }
  }

  /// Counts an MCU, and reads the restart marker that precedes the MCU, if one is due.
  private mutating func beginsAnew() throws(PictureError) -> Bool {
    guard interval > 0 else { return false }
    defer { untilRestart -= 1 }
    guard untilRestart == 0 else { return false }
    try blocks.restart(restarts % 8)
    restarts += 1
    untilRestart = interval
    return true
  }
}
