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
  var factors: [Int32] = []
  var progress = ScanProgress()
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
}
