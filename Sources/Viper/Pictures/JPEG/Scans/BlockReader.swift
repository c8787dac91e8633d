/// Reads the part of a block that a scan contains.
struct BlockReader {
  private enum Pass { case whole, first, firstBit, others, othersBit }

  var bits: BitReader
  let band: ClosedRange<Int>
  /// Whether a run of zeros can continue in the next blocks, as in a progressive file.
  let hasRuns: Bool
  /// The number of low bits left for later scans.
  let low: Int32
  /// The number of following blocks without new coefficients in the band.
  var emptyBlocks = 0
  private let pass: Pass

  init(_ scan: ScanHeader, of frame: FrameHeader, _ bits: BitReader) {
    self.bits = bits
    // A complete block has its DC coefficient, followed by a band of AC coefficients.
    band = frame.isProgressive ? scan.band : 1...63
    hasRuns = frame.isProgressive
    low = Int32(scan.low)
    pass =
      switch (frame.isProgressive, scan.band.lowerBound == 0, scan.known == 0) {
      case (false, _, _): .whole
      case (true, true, true): .first
      case (true, true, false): .firstBit
      case (true, false, true): .others
      case (true, false, false): .othersBit
      }
  }

  mutating func read(_ block: Int, of coefficients: inout Coefficients, _ part: inout ScanPart)
    throws(PictureError)
  {
    switch pass {
    case .whole:
      try readFirst(block, of: &coefficients, &part)
      try readOthers(block, of: &coefficients, part.others)
    case .first: try readFirst(block, of: &coefficients, &part)
    case .firstBit: if bits.bit() { coefficients.values[block * 64] |= 1 << Int16(low) }
    case .others: try readOthers(block, of: &coefficients, part.others)
    case .othersBit: try readOthersBit(block, of: &coefficients, part.others)
    }
    try bits.check()
  }

  /// Continues after the next restart marker.
  mutating func restart(_ number: Int) throws(PictureError) {
    try bits.restart(number)
    emptyBlocks = 0
  }

  private mutating func readFirst(
    _ block: Int, of coefficients: inout Coefficients, _ part: inout ScanPart
  ) throws(PictureError) {
    part.prediction &+= bits.value(try bits.symbol(part.first))
    coefficients.values[block * 64] = Int16(truncatingIfNeeded: part.prediction &<< low)
  }
}

extension BlockReader {
  /// Reads the coefficients of the band, except for the bits left for later scans.
  mutating func readOthers(
    _ block: Int, of coefficients: inout Coefficients, _ table: HuffmanTable
  ) throws(PictureError) {
    guard emptyBlocks == 0 else { return emptyBlocks -= 1 }
    var position = band.lowerBound - 1
    while position < band.upperBound {
      let code = try bits.symbol(table)
      if code & 15 == 0, code != 0xF0 {
        if hasRuns { emptyBlocks = 1 << (code >> 4) - 1 + Int(bits.number(code >> 4)) }
        return
      }
      position += code >> 4 + 1
      guard code & 15 > 0 else { continue }
      guard position <= band.upperBound else {
        throw PictureError(.damaged, "too many coefficients")
      }
      let value = bits.value(code & 15) &<< low
      coefficients.set(position, of: block, to: Int16(truncatingIfNeeded: value))
    }
  }

  /// Reads one more bit of each coefficient in the band.
  ///
  /// The bits of nonzero coefficients are interleaved with the codes of new coefficients.
  mutating func readOthersBit(
    _ block: Int, of coefficients: inout Coefficients, _ table: HuffmanTable
  ) throws(PictureError) {
    var position = band.lowerBound
    while emptyBlocks == 0, position <= band.upperBound {
      let code = try bits.symbol(table)
      if code & 15 == 0, code != 0xF0 {
        emptyBlocks = 1 << (code >> 4) + Int(bits.number(code >> 4))
        break
      }
      guard code & 15 < 2 else { throw PictureError(.damaged, "invalid coefficient size") }
      let value: Int16 = code & 15 == 0 ? 0 : bits.bit() ? 1 : -1
      position = refine(&coefficients, block, position...band.upperBound, zeros: code >> 4)
      if value != 0 {
        guard position <= band.upperBound else {
          throw PictureError(.damaged, "too many coefficients")
        }
        coefficients.set(position, of: block, to: value &<< Int16(low))
      }
      position += 1
    }
    guard emptyBlocks > 0 else { return }
    emptyBlocks -= 1
    // All coefficients after `reach` are 0, so there is nothing to refine.
    let end = min(band.upperBound, Int(coefficients.reach[block]))
    if position <= end { _ = refine(&coefficients, block, position...end, zeros: 64) }
  }

  /// Reads a bit for each nonzero coefficient, and returns the index of the zero that follows the
  /// given number of zeros.
  private mutating func refine(
    _ coefficients: inout Coefficients, _ block: Int, _ positions: ClosedRange<Int>, zeros: Int
  ) -> Int {
    var zeros = zeros
    for position in positions {
      let value = coefficients.values[block * 64 + position]
      if value == 0 {
        if zeros == 0 { return position }
        zeros -= 1
      } else if bits.bit() {
        coefficients.values[block * 64 + position] = value &+ (value.signum() &<< Int16(low))
      }
    }
    return positions.upperBound + 1
  }
}
