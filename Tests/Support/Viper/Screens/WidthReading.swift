/// How a terminal measures characters, with tables that are independent of the program's.
enum WidthReading: CaseIterable, Sendable {
  /// Each scalar is measured separately; half a flag has one column.
  case scalars
  /// Each scalar is measured separately; half a flag and a text-style emoji have two columns.
  case wideScalars
  /// Each grapheme cluster is measured as a whole, as wide as its widest scalar.
  case clusters

  /// Splits a text into the pieces that are measured separately.
  func pieces(of text: String) -> [(text: String, width: Int)] {
    switch self {
    case .scalars, .wideScalars: text.unicodeScalars.map { (String($0), width($0.value)) }
    case .clusters: text.map { (String($0), width($0)) }
    }
  }

  private func width(_ character: Character) -> Int {
    let scalars = character.unicodeScalars.map(\.value)
    let isPicture = scalars.contains { 0x20E3 == $0 || 0xFE0F == $0 || 0x1F3FB...0x1F3FF ~= $0 }
    let isFlag = scalars.count > 1 && Self.flags.contains(scalars[0])
    return isPicture || isFlag ? 2 : scalars.map(width).max() ?? 0
  }

  private func width(_ scalar: UInt32) -> Int {
    if scalar < 0x300, scalar != 0xAD { return 1 }
    if Self.marks.contains(where: { $0.contains(scalar) }) { return 0 }
    if Self.spacingMarks.contains(where: { $0.contains(scalar) }) {
      return self == .clusters ? 0 : 1
    }
    if Self.wide.contains(where: { $0.contains(scalar) }) { return 2 }
    let isEither = Self.flags.contains(scalar) || Self.either.contains { $0.contains(scalar) }
    return isEither && self == .wideScalars ? 2 : 1
  }

  private static let flags: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
  private static let marks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF...0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5,
    0x610...0x61A, 0x64B...0x65F, 0x670...0x670, 0x900...0x902, 0x93A...0x93A, 0x93C...0x93C,
    0x941...0x948, 0x94D...0x94D, 0x951...0x957, 0xE31...0xE31, 0xE34...0xE3A, 0xE47...0xE4E,
    0x1160...0x11FF, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F, 0x2060...0x2064,
    0x20D0...0x20F0, 0x302A...0x302D, 0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
    0xFEFF...0xFEFF, 0xE0001...0xE007F, 0xE0100...0xE01EF,
  ]
  private static let spacingMarks: [ClosedRange<UInt32>] = [
    0x903...0x903, 0x93B...0x93B, 0x93E...0x940, 0x949...0x94C, 0x94E...0x94F, 0xAD...0xAD,
  ]
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x26A1...0x26A1, 0x2705...0x2705,
    0x2728...0x2728, 0x274C...0x274C, 0x2B50...0x2B50, 0x2E80...0x303E, 0x3041...0x33FF,
    0x3400...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C,
    0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4,
    0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F5FB...0x1F64F,
    0x1F680...0x1F6C5, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x20000...0x3FFFD,
  ]
  private static let either: [ClosedRange<UInt32>] = [0x1F300...0x1FAFF]
}
