import Testing
import Viper

@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

struct SixelTests {
  private static let area = PictureArea.screen(2, 5, columns: 12, rows: 6)

  private static func read(
    _ picture: Pixels, in area: PictureArea = area, cell: CellSize = .standard
  ) throws -> SixelReader {
    var screen = PaintedScreen()
    screen.show(
      MethodPainter(method: .sixel, cell: cell).draw(PictureData(picture), id: "a", in: area))
    #expect(screen.isKept)
    #expect(screen.isUntouched(outside: .screen(0, 0, columns: 0, rows: 0)))
    #expect(screen.model.strings.count == 1)
    return try SixelReader(#require(screen.model.strings.first))
  }

  /// The largest and the average difference of a color component.
  private static func difference(_ sixels: SixelReader, _ picture: Pixels) throws -> (Int, Double) {
    #expect(sixels.size == (picture.width, picture.height))
    let pixels = try sixels.pixels.joined().flatMap { try #require($0) }
    try #require(pixels.count == picture.rgb.count)
    let differences = zip(pixels, picture.rgb).map { abs(Int($0) - Int($1)) }
    return (
      differences.max() ?? 0, Double(differences.reduce(0, +)) / Double(differences.count)
    )
  }

  @Test func `A few colors are read back unchanged, up to rounding`() throws {
    // 80 by 120 pixels; 120 is a multiple of both the cell height and a row of sixels.
    let picture = try SamplePicture.flag().scaled(toWidth: 80, height: 120)
    // Few colors, far from each other.
    let rgb = picture.rgb.map { $0 / 64 * 64 + 20 }
    let flat = try #require(Pixels(width: 80, height: 120, rgb: rgb))
    let (most, _) = try Self.difference(Self.read(flat), flat)
    #expect(most <= 2)
  }

  @Test func `Many colors are read back as similar ones`() throws {
    let sky = try SamplePicture.sky(80, 120)
    let (most, usual) = try Self.difference(Self.read(sky), sky)
    #expect(most <= 24)
    #expect(usual < 5)
    let noise = try SamplePicture.noise(80, 24).scaled(toWidth: 80, height: 120)
    #expect(try Self.difference(Self.read(noise), noise).1 < 16)
  }

  @Test func `There are at most 256 colors, and all are used`() throws {
    #expect(try Self.read(SamplePicture.noise(80, 24)).colors.count == 256)
    #expect(try Self.read(SamplePicture.plain(80, 120, [9, 8, 7])).colors.count == 1)
  }

  @Test func `Equal pixels are run-length encoded`() throws {
    let bytes = try MethodPainter(method: .sixel).draw(
      PictureData(SamplePicture.plain(80, 120, [255, 0, 0])), id: "a", in: Self.area)
    let line = "#0!80~"
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text == "\u{1B}7\u{1B}[3;6H\u{1B}P0;1;0q\"1;1;80;120#0;2;100;0;0"
        + Array(repeating: line, count: 20).joined(separator: "-") + "\u{1B}\\\u{1B}8")
  }

  @Test(arguments: [4, 5, 6, 7, 12, 15, 18, 20, 23, 36])
  func `The height is a multiple of the cell and of sixel rows`(cellHeight: Int) throws {
    let cell = try #require(CellSize(width: 10, height: cellHeight))
    for rows in [1, 2, 6] {
      let area = PictureArea.screen(2, 5, columns: 12, rows: rows)
      let picture = try SamplePicture.plain(4, 6, [1, 2, 3])
      let height = try Self.read(picture, in: area, cell: cell).size.height
      #expect(height % 6 == 0)
      #expect(height <= max(rows * cellHeight, 6))
    }
  }

  @Test func `A picture that would end within a cell ends above it`() throws {
    // At 120 pixels wide it would be 75 high, which is three cells and a part of one.
    #expect(try Self.read(SamplePicture.plain(160, 100, [9, 9, 9])).size == (96, 60))
  }
}
