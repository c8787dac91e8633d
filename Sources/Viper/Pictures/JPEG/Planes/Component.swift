/// A component of the picture, and the coefficients that have been read.
struct Component {
  /// The number of blocks in a row, with those that only fill the last unit of a scan.
  let stride: Int
  /// The numbers of samples in a row and in a column.
  let width: Int
  let height: Int
  /// The numbers of pixels that a sample covers, horizontally and vertically.
  let across: Int
  let down: Int
  /// The numbers of blocks that have a part of the picture, in a row and in a column.
  let columns: Int
  let rows: Int
  /// The quantization table at its first scan, in zigzag order.
  private(set) var factors: [Int32] = []
  /// For each coefficient the lowest bit that has been read, if any has.
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
  /// No bit is read twice, so the work for a file is bounded.
  mutating func begin(_ scan: ScanHeader, factors: [Int32]) throws(PictureError) {
    guard scan.band.lowerBound == 0 || hasBegun else {
      throw PictureError(.damaged, "scan out of order")
    }
    for place in scan.band {
      let isNext = scan.known == 0 ? low[place] == nil : low[place] == scan.known
      guard isNext else { throw PictureError(.damaged, "scan out of order") }
      low[place] = scan.low
    }
    if self.factors.isEmpty { self.factors = factors }
    guard !self.factors.isEmpty else { throw PictureError(.damaged, "no quantization table") }
  }
}

struct Coefficients {
  /// 64 for each block, in zigzag order.
  var values: [Int16]
  /// For each block the place, in zigzag order, behind which all coefficients are 0.
  var reach: [UInt8]

  init(blocks: Int) {
    values = [Int16](repeating: 0, count: blocks * 64)
    reach = [UInt8](repeating: 0, count: blocks)
  }

  @inline(__always)
  mutating func set(_ place: Int, of block: Int, to value: Int16) {
    values[block * 64 + place] = value
    reach[block] = max(reach[block], UInt8(truncatingIfNeeded: place))
  }
}
