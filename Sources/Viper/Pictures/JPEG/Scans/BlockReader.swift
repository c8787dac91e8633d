/// Reads what a scan has of a block.
struct BlockReader {
  private enum Pass { case whole, first, firstBit, others, othersBit }

  var bits: BitReader
  let band: ClosedRange<Int>
  /// Whether a run of zeros can go on in the next blocks, as it can in a progressive file.
  let hasRuns: Bool
  /// The number of bits that are left to later scans.
  let low: Int32
  /// The number of blocks ahead that have no more new coefficients in the band.
  var emptyBlocks = 0
  private let pass: Pass

  init(_ scan: ScanHeader, of frame: FrameHeader, _ bits: BitReader) {
    self.bits = bits
    // A whole block has its first coefficient, and then a band of the others.
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

  /// Goes on behind the next restart marker.
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
