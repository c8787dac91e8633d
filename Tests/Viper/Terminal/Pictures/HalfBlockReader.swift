@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

/// Reads the pixels shown by half blocks.
struct HalfBlockReader {
  /// Returns the colors of the upper and lower pixels in a row of cells; `nil` is the terminal's
  /// background.
  static func rows(of cells: [TerminalEmulator.Cell]) -> [[[UInt8]?]] {
    let colors = cells.map { cell in
      (color(cell.rendition.foreground), color(cell.rendition.background))
    }
    let pairs = zip(cells, colors).map { cell, colors in
      switch cell.text {
      case "▀": (colors.0, colors.1)
      case "▄": (colors.1, colors.0)
      case "█": (colors.0, colors.0)
      default: (colors.1, colors.1)
      }
    }
    return [pairs.map(\.0), pairs.map(\.1)]
  }

  private static func color(_ numbers: [Int]) -> [UInt8]? {
    switch numbers.count {
    case 0: return nil
    case 1: return Self.sixteen[numbers[0] % 10 + (numbers[0] >= 90 ? 8 : 0)]
    case 3: return palette(numbers[2])
    default: return numbers.suffix(3).map { UInt8($0) }
    }
  }

  /// Returns a color of xterm's 256-color palette.
  static func palette(_ index: Int) -> [UInt8] {
    guard index >= 16 else { return sixteen[index] }
    guard index < 232 else { return Array(repeating: UInt8(8 + (index - 232) * 10), count: 3) }
    let cube = index - 16
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    return [levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6]]
  }

  /// The 16 colors of the VGA text console, with brown instead of dark yellow.
  static let sixteen: [[UInt8]] = (0..<16).map { index in
    let base: UInt8 = index > 7 ? 85 : 0
    let color = [1, 2, 4].map { (bit: Int) -> UInt8 in index & bit != 0 ? base + 170 : base }
    return index == 3 ? [170, 85, 0] : color
  }
}
