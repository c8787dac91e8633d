/// The bits of a component's coefficients that have been read.
///
/// No bit is read twice, so the work for a file is bounded.
struct ScanProgress {
  /// For each coefficient the lowest bit that is known, if any is.
  private var low = [Int?](repeating: nil, count: 64)

  /// Whether the component has been in any scan.
  var hasBegun: Bool { low[0] != nil }

  /// Records a scan, and throws if it is out of order.
  mutating func take(_ scan: ScanHeader) throws(PictureError) {
    guard scan.band.lowerBound == 0 || hasBegun else {
      throw PictureError(.damaged, "a scan is out of order")
    }
    for place in scan.band {
      let isNext = scan.known == 0 ? low[place] == nil : low[place] == scan.known
      guard isNext else { throw PictureError(.damaged, "a scan is out of order") }
      low[place] = scan.low
    }
  }
}
