/// Which bits of a component's coefficients have been read.
///
/// No bit comes twice. So the work that a file can ask for has an end.
struct ScanProgress {
  /// For each coefficient the lowest bit that is known, if any is.
  private var low = [Int?](repeating: nil, count: 64)

  /// If the component has been in any scan.
  var hasBegun: Bool { low[0] != nil }

  /// Takes note of a scan, and throws if its turn is another.
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
