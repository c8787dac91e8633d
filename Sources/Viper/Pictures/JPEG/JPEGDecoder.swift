public import Viper

/// Decodes a file by reading its segments in order and building the image after the last segment.
struct JPEGDecoder {
  private let limit: PictureLimit
  private var segments: SegmentReader
  private var tables = Tables()
  /// Whether a JFIF segment states that the three components are brightness and two color
  /// differences.
  private var hasJFIF = false
  /// The transform in Adobe's segment, if any; 0 means red, green and blue.
  private var transform: Int?
  private var frame: FrameHeader?
  private var components: [Component] = []
  private var scans = 0

  init(_ bytes: [UInt8], _ limit: PictureLimit) throws(PictureError) {
    self.limit = limit
    segments = try SegmentReader(bytes)
  }

  mutating func decode() throws(PictureError) -> Pixels {
    while true {
      switch try segments.marker() {
      case 0xC0, 0xC1: try begin(FrameHeader(segments.payload(), isProgressive: false))
      case 0xC2: try begin(FrameHeader(segments.payload(), isProgressive: true))
      case 0xC3: throw PictureError(.unsupported, "lossless")
      case 0xC4: try tables.setCodes(segments.payload())
      case 0xC5...0xC8, 0xDE, 0xDF: throw PictureError(.unsupported, "hierarchical")
      case 0xC9...0xCF: throw PictureError(.unsupported, "arithmetic coding")
      // Markers without a payload.
      case 0x01, 0xD0...0xD7: break
      case 0xD9: return try picture()
      case 0xDA: try readScan()
      case 0xDB: try tables.setFactors(segments.payload())
      case 0xDC: throw PictureError(.unsupported, "height defined after the first scan")
      case 0xDD: try tables.setInterval(segments.payload())
      case 0xE0: if try segments.payload().starts(with: "JFIF\0") { hasJFIF = true }
      case 0xEE: takeAdobe(try segments.payload())
      // Application data and comments.
      case 0xE1...0xEF, 0xFE: _ = try segments.payload()
      default: throw PictureError(.damaged, "unknown marker")
      }
    }
  }

  private mutating func takeAdobe(_ payload: consuming PayloadReader) {
    guard payload.starts(with: "Adobe"), (try? payload.bytes(11)) != nil else { return }
    transform = try? payload.byte()
  }

  private mutating func begin(_ frame: FrameHeader) throws(PictureError) {
    guard self.frame == nil else { throw PictureError(.damaged, "more than one frame") }
    guard max(frame.width, frame.height) <= limit.side else {
      throw PictureError(.tooLarge, "\(frame.width) x \(frame.height) pixels")
    }
    // Each block takes at least one bit, so no memory is allocated for an image that is too large
    // for its file.
    guard frame.blocks <= (segments.bytes.count - segments.position) * 8 else {
      throw PictureError(.truncated)
    }
    self.frame = frame
    for header in frame.components { components.append(Component(header, of: frame)) }
  }

  private mutating func readScan() throws(PictureError) {
    guard let frame else { throw PictureError(.damaged, "scan before the frame") }
    scans += 1
    guard scans <= limit.scans else { throw PictureError(.tooLarge, "too many scans") }
    let scan = try ScanHeader(segments.payload(), frame, tables)
    for part in scan.parts {
      let table = tables.factors[frame.components[part.component].table]
      try components[part.component].begin(scan, factors: table)
    }
    let blocks = BlockReader(scan, of: frame, BitReader(segments.bytes, at: segments.position))
    var decoder = ScanDecoder(blocks, scan.parts, interval: tables.interval, of: frame)
    segments.position = try decoder.decode(into: &components)
  }

  private func picture() throws(PictureError) -> Pixels {
    guard let frame, components.allSatisfy(\.hasBegun) else {
      throw PictureError(.damaged, "missing component")
    }
    let planes = components.map(Plane.init)
    let isGray = planes.count == 1
    return Pixels(
      isGray ? [planes[0], planes[0], planes[0]] : planes, isRGB: isGray || isRGB(frame),
      width: frame.width, height: frame.height)
  }

  /// Returns whether three components are red, green and blue.
  private func isRGB(_ frame: FrameHeader) -> Bool {
    if hasJFIF { return false }
    if let transform { return transform == 0 }
    return frame.components.map(\.identifier) == "RGB".utf8.map(Int.init)
  }
}

/// Decodes baseline and progressive JPEG files with 8 bits per sample, in grayscale or color.
public enum JPEG {
  /// Decodes the image in a file.
  ///
  /// The file must be complete, because no part of a truncated image is returned.
  ///
  /// - Throws: `PictureError` if the data is not a supported file, or if the image exceeds the
  /// limit.
  public static func decode(_ bytes: [UInt8], limit: PictureLimit = .standard)
    throws(PictureError) -> Pixels
  {
    guard bytes.count <= limit.bytes else {
      throw PictureError(.tooLarge, "\(bytes.count) bytes")
    }
    var decoder = try JPEGDecoder(bytes, limit)
    return try decoder.decode()
  }
}
