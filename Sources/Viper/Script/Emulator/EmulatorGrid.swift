public import Viper
import ViperTerminal
import ViperText

struct EmulatorGrid: Hashable, Sendable {
  private(set) var cells: [[TerminalEmulator.Cell]]
  private let columns: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: Self.line(columns), count: rows)
  }

  private static func line(_ columns: Int) -> [TerminalEmulator.Cell] {
    Array(repeating: .blank, count: columns)
  }

  /// Returns the same cells in a grid of another size, dropping any cells that do not fit.
  func resized(columns: Int, rows: Int) -> EmulatorGrid {
    var grid = EmulatorGrid(columns: columns, rows: rows)
    for (row, line) in cells.prefix(rows).enumerated() {
      grid.cells[row].replaceSubrange(0..<min(columns, self.columns), with: line.prefix(columns))
      // Half of a wide character cannot be shown, so replace it with a blank.
      if grid.cells[row].last?.columns == 2 { grid.cells[row][columns - 1] = .blank }
    }
    return grid
  }

  mutating func put(_ cell: TerminalEmulator.Cell, row: Int, column: Int) {
    clear(row: row, column..<column + cell.columns)
    cells[row][column] = cell
    guard cell.columns == 2 else { return }
    cells[row][column + 1] = TerminalEmulator.Cell(text: "", columns: 0, rendition: cell.rendition)
  }

  /// Adds a zero-width mark to the character in a column.
  mutating func attach(_ mark: String, row: Int, column: Int) {
    let start = cells[row][column].columns == 0 ? column - 1 : column
    cells[row][start].text += mark
  }

  /// Clears some columns of a row.
  ///
  /// If a wide character is only partly in these columns, its other half is cleared as well.
  mutating func clear(row: Int, _ range: Range<Int>) {
    guard let first = range.first, let last = range.last else { return }
    let start = cells[row][first].columns == 0 ? first - 1 : first
    let end = cells[row][last].columns == 2 ? last + 1 : last
    for column in start...end { cells[row][column] = .blank }
  }

  /// Moves a region's rows up, or down if the number is negative, and clears the vacated rows.
  mutating func scroll(_ region: ClosedRange<Int>, by count: Int) {
    let moved = min(abs(count), region.count)
    let empty = Array(repeating: Self.line(columns), count: moved)
    let lines = cells[region]
    let kept = count > 0 ? Array(lines.dropFirst(moved)) : Array(lines.dropLast(moved))
    cells.replaceSubrange(region, with: count > 0 ? kept + empty : empty + kept)
  }
}

extension TerminalEmulator {
  /// The content of the screen at one row and column.
  public struct Cell: Hashable, Sendable {
    static let blank = Cell(text: " ", columns: 1)

    /// The character; empty in the second column of a wide character.
    public package(set) var text: String
    /// The character's width in columns; 0 in the second column of a wide character.
    public let columns: Int
    package var rendition: EmulatorRendition

    package init(text: String, columns: Int, rendition: EmulatorRendition = EmulatorRendition()) {
      self.text = text
      self.columns = columns
      self.rendition = rendition
    }

    /// The character's style, without any colors that `StyledText.Style` does not support.
    public var style: StyledText.Style {
      StyledText.Style(
        color: rendition.color, isBold: rendition.isBold, isDim: rendition.isDim,
        isReversed: rendition.isReversed)
    }
  }

  /// A sequence or character that a program must not write to a screen.
  public enum Diagnostic: Error, Hashable, Sendable {
    /// A control sequence that is unknown or that contains an unknown number.
    case unknownSequence(String)
    /// An unknown control character.
    case control(UInt32)
    /// Bytes that are not valid UTF-8.
    case notUTF8([UInt8])
    /// A character beyond the last column while line wrapping is off.
    case beyondLastColumn(String)
    /// A two-column character in the last column.
    case halfCharacter(String)
    /// A move to a position outside the screen; the sequence counts rows and columns from 1.
    case outside(row: Int, column: Int)
    /// A reset of a keyboard mode that was not set on this screen.
    case emptyKeyboardStack
  }
}

/// The appearance of characters, as set by the preceding SGR sequences.
package struct EmulatorRendition: Hashable, Sendable {
  package var isBold = false
  package var isDim = false
  package var isReversed = false
  /// The color's SGR numbers, such as `[32]` or `[38, 5, 208]`.
  package var foreground: [Int] = []
  package var background: [Int] = []

  var color: StyledText.Style.Color? {
    foreground.isEmpty ? nil : Self.colors[foreground]
  }

  /// Returns a color's red, green and blue values as one number; `nil` if the color is not RGB.
  static func rgb(_ numbers: [Int]) -> Int? {
    guard numbers.count == 5, numbers[1] == 2 else { return nil }
    return numbers[2] << 16 | numbers[3] << 8 | numbers[4]
  }

  /// The colors of all themes, by their SGR numbers.
  private static let colors: [[Int]: StyledText.Style.Color] = {
    let depths: [ColorDepth] = [.palette, .full]
    let themes =
      [.printed, .terminal]
      + depths.flatMap { depth in
        [HostPalette.Colors.dark, .light].map { $0.theme(depth) }
      }
    let tones: [StyledText.Style.Color] = [.red, .green, .yellow, .cyan]
    let codes = themes.flatMap { theme in
      tones.map { (theme.codes(of: $0).split(separator: ";").compactMap { Int($0) }, $0) }
    }
    return Dictionary(codes) { first, _ in first }
  }()

  /// Returns the rendition after an SGR sequence; `nil` if the sequence has an unknown number.
  func changed(by numbers: [Int]) -> Self? {
    var changed = self
    var rest = numbers[...]
    while let number = rest.first {
      switch number {
      case 0: changed = Self()
      case 1: changed.isBold = true
      case 2: changed.isDim = true
      case 7: changed.isReversed = true
      case 30...38, 90...97:
        guard let color = Self.color(&rest) else { return nil }
        changed.foreground = color
      case 40...48, 100...107:
        guard let color = Self.color(&rest) else { return nil }
        changed.background = color
      default: return nil
      }
      rest = rest.dropFirst()
    }
    return changed
  }

  /// Returns the numbers of the color at the start of `rest`; `nil` if they are invalid.
  ///
  /// All of the color's numbers except the last one are removed from `rest`.
  private static func color(_ rest: inout ArraySlice<Int>) -> [Int]? {
    guard let first = rest.first else { return nil }
    guard first % 10 == 8 else { return [first] }
    let count = rest.dropFirst().first == 2 ? 5 : rest.dropFirst().first == 5 ? 3 : 0
    let color = rest.prefix(count)
    guard count > 0, color.count == count, color.allSatisfy({ 0...255 ~= $0 }) else { return nil }
    rest = rest.dropFirst(count - 1)
    return Array(color)
  }
}
