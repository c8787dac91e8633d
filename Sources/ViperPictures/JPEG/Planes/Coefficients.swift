/// The coefficients of a component, block by block.
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
