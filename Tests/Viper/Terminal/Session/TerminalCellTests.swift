import Foundation
import Testing

@testable import ViperTerminal
@testable import ViperTestSupport

@MainActor
@Suite(.places(1)) struct TerminalCellTests {
  private static func cell(pixels width: UInt16, _ height: UInt16) throws -> CellSize? {
    let pair = try PseudoTerminal(columns: 80)
    let slave = try OpenFile(open(pair.path, O_RDWR | O_NOCTTY | O_CLOEXEC))
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: width, ws_ypixel: height)
    try #require(ioctl(slave.number, UInt(TIOCSWINSZ), &size) == 0)
    return TerminalOutput(slave.number).cell
  }

  @Test func `The cell size ignores a margin of the screen size`() throws {
    #expect(try Self.cell(pixels: 720, 432) == CellSize(width: 9, height: 18))
    #expect(try Self.cell(pixels: 725, 440) == CellSize(width: 9, height: 18))
  }

  @Test(arguments: [(0, 0), (80, 24), (720, 0), (159, 432), (65_535, 432)] as [(UInt16, UInt16)])
  func `A cell size out of range is nil`(width: UInt16, height: UInt16) throws {
    #expect(try Self.cell(pixels: width, height) == nil)
  }

  @Test func `A file that is not a terminal has no cells`() throws {
    #expect(TerminalOutput(try OpenFile.pipe().read.number).cell == nil)
  }
}
