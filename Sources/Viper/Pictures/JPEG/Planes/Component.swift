/// An image component, and the coefficients read so far.
struct Component {
  /// The number of blocks per row, including the padding blocks that complete the last MCU.
  let stride: Int
  /// The number of samples per row and per column.
  let width: Int
  let height: Int
  /// The number of pixels that a sample covers, horizontally and vertically.
  let across: Int
  let down: Int
  /// The number of blocks that contain part of the image, per row and per column.
  let columns: Int
  let rows: Int
  /// The quantization table, in zigzag order, that was in effect at the component's first scan.
  private(set) var factors: [Int32] = []
  /// The lowest bit read so far for each coefficient, if any.
  private var low = [Int?](repeating: nil, count: 64)
  var coefficients: Coefficients

  init(_ header: FrameHeader.Component, of frame: FrameHeader) {
    across = frame.across / header.across
    down = frame.down / header.down
    width = (frame.width + across - 1) / across
    height = (frame.height + down - 1) / down
    columns = frame.columns(of: header)
    rows = frame.rows(of: header)
    stride = frame.units.across * header.across
    coefficients = Coefficients(blocks: stride * frame.units.down * header.down)
  }

  var hasBegun: Bool { low[0] != nil }

  /// Records a scan and the quantization table in effect.
  ///
  /// Throws an error if the scan is out of order.
  ///
  /// No bit is read twice, which limits the amount of work that a file can cause.
  mutating func begin(_ scan: ScanHeader, factors: [Int32]) throws(PictureError) {
    guard scan.band.lowerBound == 0 || hasBegun else {
      throw PictureError(.damaged, "scan out of order")
    }
    for position in scan.band {
      let isNext = scan.known == 0 ? low[position] == nil : low[position] == scan.known
      guard isNext else { throw PictureError(.damaged, "scan out of order") }
      low[position] = scan.low
    }
    if self.factors.isEmpty { self.factors = factors }
    guard !self.factors.isEmpty else { throw PictureError(.damaged, "no quantization table") }
  }
}

struct Coefficients {
  /// The coefficients: 64 for each block, in zigzag order.
  var values: [Int16]
  /// For each block, the zigzag index after which all coefficients are 0.
  var reach: [UInt8]

  init(blocks: Int) {
    values = [Int16](repeating: 0, count: blocks * 64)
    reach = [UInt8](repeating: 0, count: blocks)
  }

  @inline(__always)
  mutating func set(_ position: Int, of block: Int, to value: Int16) {
    values[block * 64 + position] = value
    reach[block] = max(reach[block], UInt8(truncatingIfNeeded: position))
  }
}
