/// The header of a scan: the coefficients and the components that the scan contains.
struct ScanHeader {
  let parts: [ScanPart]
  /// The coefficients, in zigzag order.
  let band: ClosedRange<Int>
  /// The lowest bit of the coefficients that is known already; 0 if none is.
  let known: Int
  /// The lowest bit that is known after the scan.
  let low: Int

  init(
    _ payload: consuming PayloadReader, _ frame: FrameHeader, _ tables: Tables
  ) throws(PictureError) {
    parts = try Self.parts(&payload, frame, tables)
    let (start, end) = (try payload.byte(), try payload.byte())
    let bits = try payload.byte()
    guard frame.isProgressive else {
      // There is but one possibility, whatever is written.
      (band, known, low) = (0...63, 0, 0)
      return
    }
    guard start <= end, end <= 63, (start == 0) == (end == 0), start == 0 || parts.count == 1 else {
      throw PictureError(.damaged, "invalid coefficient range")
    }
    (band, known, low) = (start...end, bits >> 4, bits & 15)
    guard low <= 13, known == 0 || known == low + 1 else {
      throw PictureError(.damaged, "invalid bit position")
    }
  }

  private static func parts(
    _ payload: inout PayloadReader, _ frame: FrameHeader, _ tables: Tables
  ) throws(PictureError) -> [ScanPart] {
    let count = try payload.byte()
    var parts: [ScanPart] = []
    var samples = 0
    for _ in 0..<count {
      let identifier = try payload.byte()
      // The places of the component's Huffman tables.
      let (first, others) = try payload.byte().quotientAndRemainder(dividingBy: 16)
      guard let place = frame.components.firstIndex(where: { $0.identifier == identifier }),
        !parts.contains(where: { $0.component == place }), first < 4, others < 4
      else { throw PictureError(.damaged, "invalid component in a scan") }
      let (across, down) = (frame.components[place].across, frame.components[place].down)
      parts.append(
        ScanPart(
          component: place, across: across, down: down, first: tables.first[first],
          others: tables.others[others]))
      samples += across * down
    }
    guard count == 1 || 2...3 ~= count && samples <= 10 else {
      throw PictureError(.damaged, "scan with \(count) components")
    }
    return parts
  }
}

/// A component in a scan, with what is needed to read its blocks.
struct ScanPart {
  /// The place of the component in the frame.
  let component: Int
  /// The numbers of its blocks in a unit of the scan.
  let across: Int
  let down: Int
  /// The code of the first coefficient, and that of the others.
  let first: HuffmanTable
  let others: HuffmanTable
  /// The first coefficient of the block before.
  var prediction: Int32 = 0
}
