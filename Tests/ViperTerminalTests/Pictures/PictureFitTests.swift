import Testing

@testable import ViperTerminal

@Suite("A picture in an area") struct PictureFitTests {
  struct Case: Sendable {
    let size: (Int, Int)
    let area: (Int, Int)
    let cell: (Int, Int)
    let pixels: (Int, Int)
    let cells: (Int, Int)
    let halfRows: Int
  }

  static let cases = [
    // A poster in an area of its proportions.
    Case(
      size: (342, 513), area: (24, 18), cell: (10, 20), pixels: (240, 360), cells: (24, 18),
      halfRows: 36),
    // One that is limited by the height, and one by the width.
    Case(
      size: (342, 513), area: (40, 10), cell: (10, 20), pixels: (133, 200), cells: (13, 10),
      halfRows: 20),
    Case(
      size: (342, 513), area: (10, 40), cell: (10, 20), pixels: (100, 150), cells: (10, 8),
      halfRows: 15),
    Case(
      size: (342, 513), area: (24, 18), cell: (9, 20), pixels: (216, 324), cells: (24, 16),
      halfRows: 32),
    // Smaller than a pixel in one direction.
    Case(
      size: (9_000, 1), area: (10, 3), cell: (10, 20), pixels: (100, 1), cells: (10, 1),
      halfRows: 1),
    Case(
      size: (1, 9_000), area: (10, 3), cell: (10, 20), pixels: (1, 60), cells: (1, 3), halfRows: 6),
    Case(
      size: (6, 9), area: (6, 5), cell: (10, 20), pixels: (60, 90), cells: (6, 5), halfRows: 9),
    // No area at all is a cell.
    Case(
      size: (100, 100), area: (0, -1), cell: (10, 20), pixels: (10, 10), cells: (1, 1),
      halfRows: 1),
  ]

  @Test("It keeps its proportions, and fills the area in one direction", arguments: cases)
  func fits(_ one: Case) throws {
    let cell = try #require(CellSize(width: one.cell.0, height: one.cell.1))
    let area = PictureArea(origin: .cursor, columns: one.area.0, rows: one.area.1)
    let fit = PictureFit(of: (one.size.0, one.size.1), in: area, cell)
    #expect((fit.width, fit.height) == one.pixels)
    #expect((fit.columns, fit.rows) == one.cells)
    #expect(fit.halfRows == one.halfRows)
  }

  @Test("The largest numbers do not overflow")
  func large() throws {
    let cell = try #require(CellSize(width: 200, height: 400))
    let area = PictureArea(origin: .cursor, columns: .max, rows: .max)
    let fit = PictureFit(of: (1, 1_000_000_000), in: area, cell)
    #expect((fit.columns, fit.rows) == (1, 1_000))
  }

  @Test("A size that no cell has is none")
  func cells() {
    #expect(CellSize(width: 1, height: 20) == nil)
    #expect(CellSize(width: 10, height: 3) == nil)
    #expect(CellSize(width: 0, height: 0) == nil)
    #expect(CellSize(width: 201, height: 20) == nil)
    #expect(CellSize(width: 20, height: 401) == nil)
    #expect(CellSize(width: 2, height: 4) != nil)
  }
}
