import Testing

@testable import ViperTerminal

struct PictureFitTests {
  typealias Size = (Int, Int)

  /// A picture, an area, and a cell; the resulting pixels, cells, and half rows.
  static let cases: [(Size, Size, Size, (pixels: Size, cells: Size, halfRows: Int))] = [
    // A poster in an area with its proportions, and posters limited by height or width.
    ((342, 513), (24, 18), (10, 20), ((240, 360), (24, 18), 36)),
    ((342, 513), (40, 10), (10, 20), ((133, 200), (13, 10), 20)),
    ((342, 513), (10, 40), (10, 20), ((100, 150), (10, 8), 15)),
    ((342, 513), (24, 18), (9, 20), ((216, 324), (24, 16), 32)),
    // Smaller than a pixel in one direction.
    ((9_000, 1), (10, 3), (10, 20), ((100, 1), (10, 1), 1)),
    ((1, 9_000), (10, 3), (10, 20), ((1, 60), (1, 3), 6)),
    ((6, 9), (6, 5), (10, 20), ((60, 90), (6, 5), 9)),
    // An empty area counts as one cell.
    ((100, 100), (0, -1), (10, 20), ((10, 10), (1, 1), 1)),
  ]

  @Test(arguments: cases.indices)
  func `A picture keeps its proportions and fills the area in one direction`(index: Int) throws {
    let (size, area, cellSize, expected) = Self.cases[index]
    let cell = try #require(CellSize(width: cellSize.0, height: cellSize.1))
    let fit = PictureFit(
      of: size, in: PictureArea(origin: .cursor, columns: area.0, rows: area.1), cell)
    #expect((fit.width, fit.height) == expected.pixels)
    #expect((fit.columns, fit.rows) == expected.cells)
    #expect(fit.halfRows == expected.halfRows)
  }

  @Test func `The largest numbers do not overflow`() throws {
    let cell = try #require(CellSize(width: 200, height: 400))
    let area = PictureArea(origin: .cursor, columns: .max, rows: .max)
    let fit = PictureFit(of: (1, 1_000_000_000), in: area, cell)
    #expect((fit.columns, fit.rows) == (1, 1_000))
  }

  @Test func `An impossible cell size is rejected`() {
    #expect(CellSize(width: 1, height: 20) == nil)
    #expect(CellSize(width: 10, height: 3) == nil)
    #expect(CellSize(width: 0, height: 0) == nil)
    #expect(CellSize(width: 201, height: 20) == nil)
    #expect(CellSize(width: 20, height: 401) == nil)
    #expect(CellSize(width: 2, height: 4) != nil)
  }
}
