/// A scan's header: the coefficients and components that the scan contains.
struct ScanHeader {
  let parts: [ScanPart]
  /// The range of coefficients, in zigzag order.
  let band: ClosedRange<Int>
  /// The lowest coefficient bit known before the scan; 0 if there is none.
  let known: Int
  /// The lowest coefficient bit known after the scan.
  let low: Int

  init(
    _ payload: consuming PayloadReader, _ frame: FrameHeader, _ tables: Tables
  ) throws(PictureError) {
    parts = try Self.parts(&payload, frame, tables)
    let (start, end) = (try payload.byte(), try payload.byte())
    let bits = try payload.byte()
    guard frame.isProgressive else {
      // Only one range is possible here, regardless of what the file states.
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
      // The indices of the component's Huffman tables.
      let (first, others) = try payload.byte().quotientAndRemainder(dividingBy: 16)
      guard let index = frame.components.firstIndex(where: { $0.identifier == identifier }),
        !parts.contains(where: { $0.component == index }), first < 4, others < 4
      else { throw PictureError(.damaged, "invalid component in a scan") }
      let (across, down) = (frame.components[index].across, frame.components[index].down)
      parts.append(
        ScanPart(
          component: index, across: across, down: down, first: tables.first[first],
          others: tables.others[others]))
      samples += across * down
    }
    guard count == 1 || 2...3 ~= count && samples <= 10 else {
      throw PictureError(.damaged, "scan with \(count) components")
    }
    return parts
  }
}

/// A component in a scan, with everything needed to read its blocks.
struct ScanPart {
  /// The component's index in the frame.
  let component: Int
  /// The number of the component's blocks in an MCU, horizontally and vertically.
  let across: Int
  let down: Int
  /// The Huffman codes for DC coefficients and for AC coefficients.
  let first: HuffmanTable
  let others: HuffmanTable
  /// The previous block's DC coefficient.
  var prediction: Int32 = 0
}
