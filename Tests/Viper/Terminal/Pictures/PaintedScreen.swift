import Testing
import Viper

@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

/// A screen filled with text, on which pictures are drawn.
struct PaintedScreen {
  static let text = "x"
  private(set) var model: TerminalEmulator
  private var painted: [[TerminalEmulator.Cell]] = []

  init(columns: Int = 40, rows: Int = 12, isFilled: Bool = true) {
    model = TerminalEmulator(columns: columns, rows: rows, reading: .clusters)
    model.write("\u{1B}[?1049h\u{1B}[?7l".utf8)
    if isFilled {
      for row in 0..<rows {
        let line = String(repeating: Self.text, count: columns)
        model.write("\u{1B}[\(row + 1);1H\(line)".utf8)
      }
    }
    model.write("\u{1B}[3;4H\u{1B}[1m".utf8)
  }

  mutating func show(_ bytes: [UInt8]) {
    model.write(bytes)
  }

  /// Returns the cells in an area, row by row.
  func cells(in area: PictureArea) -> [[TerminalEmulator.Cell]] {
    guard case .screen(let row, let column) = area.origin else { return [] }
    return model.cells[row..<row + area.rows].map { Array($0[column..<column + area.columns]) }
  }

  /// Returns whether an area is blank, in the default style.
  func isBlank(_ area: PictureArea) -> Bool {
    cells(in: area).joined().allSatisfy { $0 == .blank }
  }

  /// Returns whether everything outside an area still shows the initial text.
  func isUntouched(outside area: PictureArea) -> Bool {
    guard case .screen(let top, let left) = area.origin else { return false }
    return model.cells.enumerated().allSatisfy { row, cells in
      cells.enumerated().allSatisfy { column, cell in
        let isInside =
          top..<top + area.rows ~= row && left..<left + area.columns ~= column
        return isInside || cell == TerminalEmulator.Cell(text: Self.text, columns: 1)
      }
    }
  }

  /// Whether the cursor and the style are unchanged, and no sequence was invalid.
  var isKept: Bool {
    model.cursor == .init(row: 2, column: 3) && model.rendition == .init(isBold: true)
      && !model.isUnfinished && model.faults == []
  }
}

extension PictureArea {
  static func screen(_ row: Int, _ column: Int, columns: Int, rows: Int) -> PictureArea {
    PictureArea(origin: .screen(row: row, column: column), columns: columns, rows: rows)
  }
}

extension PicturePainter {
  /// Returns the bytes with which the window removes a picture.
  func erase(id: String, in area: PictureArea) -> [UInt8] { delete(id: id) + blanks(in: area) }
}
