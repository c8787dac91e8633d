/// The kind of segment that a marker begins, by the marker's second byte.
enum Marker {
  static let startCode: UInt8 = 0xD8

  case frame(isProgressive: Bool)
  case huffmanTables, quantizationTables, restartInterval, scan, end
  /// JFIF's segment: the components are brightness and two of color.
  case jfif
  /// Adobe's segment, which tells what the components are.
  case adobe
  /// Application data and comments.
  case other
  /// A marker without a payload.
  case bare
  case unsupported(String)
  case unknown

  init(_ code: UInt8) {
    switch code {
    case 0xC0, 0xC1: self = .frame(isProgressive: false)
    case 0xC2: self = .frame(isProgressive: true)
    case 0xC3: self = .unsupported("lossless")
    case 0xC4: self = .huffmanTables
    case 0xC9...0xCF: self = .unsupported("arithmetic coding")
    case 0xC5...0xC8: self = .unsupported("hierarchical")
    case 0x01, 0xD0...0xD7: self = .bare
    case 0xD9: self = .end
    case 0xDA: self = .scan
    case 0xDB: self = .quantizationTables
    case 0xDC: self = .unsupported("a height after the first scan")
    case 0xDD: self = .restartInterval
    case 0xDE, 0xDF: self = .unsupported("hierarchical")
    case 0xE0: self = .jfif
    case 0xEE: self = .adobe
    case 0xE1...0xEF, 0xFE: self = .other
    default: self = .unknown
    }
  }
}
