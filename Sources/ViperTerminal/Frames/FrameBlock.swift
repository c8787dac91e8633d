import Viper

/// A part of the lines of a frame that scroll.
enum FrameBlock {
  /// Lines that are laid out already.
  case text([StyledText])
  /// A table, whose rows are drawn when they are seen.
  case table(FrameTable)

  var count: Int {
    switch self {
    case .text(let lines): lines.count
    case .table(let table): table.count
    }
  }

  func lines(_ range: Range<Int>) -> [StyledText] {
    switch self {
    case .text(let lines): Array(lines[range])
    case .table(let table): table.lines(range)
    }
  }
}
