import Testing
import Viper

@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

struct HalfBlocksTests {
  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
  }

  private static func bytes(
    _ picture: Pixels, _ area: PictureArea, _ depth: ColorDepth = .full,
    _ cell: CellSize = .standard
  ) throws -> [UInt8] {
    MethodPainter(method: .blocks(depth), cell: cell).draw(PictureData(picture), id: "a", in: area)
  }

  @Test(arguments: [8, 9])
  func `With all colors, the pixels are read back unchanged`(height: Int) throws {
    let picture = try SamplePicture.noise(6, height)
    let area = PictureArea.screen(2, 5, columns: 6, rows: 5)
    var screen = PaintedScreen()
    screen.show(try Self.bytes(picture, area))
    let rows = screen.cells(in: area).flatMap(HalfBlockReader.rows)
    #expect(rows.prefix(height).joined().flatMap { $0 ?? [] } == picture.rgb)
    #expect(rows.count == 10)
    if height == 9 { #expect(rows[9].allSatisfy { $0 == nil }) }
    #expect(screen.isKept)
  }

  @Test(arguments: [ColorDepth.palette, .sixteen])
  func `With fewer colors, the nearest ones are used`(depth: ColorDepth) throws {
    let colors =
      depth == .sixteen ? HalfBlockReader.sixteen : (16...255).map(HalfBlockReader.palette)
    let picture = try SamplePicture.noise(30, 20)
    for start in stride(from: 0, to: picture.rgb.count, by: 3) {
      let color = Array(picture.rgb[start..<start + 3])
      let index = depth.nearest(red: color[0], green: color[1], blue: color[2])
      let distance = { (other: [UInt8]) in
        zip(color, other).reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
      }
      let found = distance(HalfBlockReader.palette(index))
      #expect(found == colors.map(distance).min(), "\(color)")
    }
  }

  @Test func `With a palette, the nearest colors are read back`() throws {
    let picture = try SamplePicture.noise(20, 20)
    let area = PictureArea.screen(1, 5, columns: 20, rows: 10)
    var screen = PaintedScreen()
    screen.show(try Self.bytes(picture, area, .palette))
    let read = screen.cells(in: area).flatMap(HalfBlockReader.rows).joined().map { $0 ?? [] }
    let expected = stride(from: 0, to: picture.rgb.count, by: 3).map { start in
      HalfBlockReader.palette(
        ColorDepth.palette.nearest(
          red: picture.rgb[start], green: picture.rgb[start + 1], blue: picture.rgb[start + 2]))
    }
    #expect(Array(read) == expected)
  }

  @Test func `Of 16 colors, bright ones are never a background`() throws {
    let picture = try SamplePicture.noise(30, 20)
    let area = PictureArea.screen(1, 0, columns: 30, rows: 10)
    var screen = PaintedScreen()
    screen.show(try Self.bytes(picture, area, .sixteen))
    let cells = Array(screen.cells(in: area).joined())
    #expect(cells.allSatisfy { ($0.rendition.background.first ?? 40) < 48 })
    #expect(Set(cells.map(\.text)) == ["▀", "▄", "█"])
    // A bright color is replaced only where two of them meet.
    let read = screen.cells(in: area).flatMap(HalfBlockReader.rows)
    let exact = (0..<20).flatMap { row in (0..<30).map { (row, $0) } }.count { row, column in
      let offset = (row * 30 + column) * 3
      let index = ColorDepth.sixteen.nearest(
        red: picture.rgb[offset], green: picture.rgb[offset + 1], blue: picture.rgb[offset + 2])
      return read[row][column] == HalfBlockReader.sixteen[index]
    }
    #expect(exact > 450)
  }

  @Test func `Equal cells share their color selection`() throws {
    let area = PictureArea(origin: .cursor, columns: 12, rows: 2)
    let text = Self.text(try Self.bytes(SamplePicture.plain(6, 2, [1, 20, 255]), area))
    let line = "␛[48;2;1;20;255m            ␛[0m\n"
    #expect(text == "␛[0m" + line + line)
  }

  @Test func `Nothing outside the area changes, up to the last column`() throws {
    let area = PictureArea.screen(3, 30, columns: 10, rows: 7)
    for picture in [try SamplePicture.noise(90, 3), try SamplePicture.noise(3, 90)] {
      var screen = PaintedScreen()
      screen.show(try Self.bytes(picture, area))
      #expect(screen.isUntouched(outside: area))
      #expect(screen.isKept)
    }
  }

  @Test func `The first 16 colors are those of a text console`() {
    for color in PaletteColor.sixteen {
      let least = color.index < 8 ? 0 : 85
      let level = { (bit: Int) in least + (color.index & bit == 0 ? 0 : 170) }
      // Brown replaces dark yellow.
      let green = color.index == 3 ? 85 : level(2)
      #expect([color.red, color.green, color.blue] == [level(1), green, level(4)])
    }
    #expect(PaletteColor.sixteen.map(\.index) == Array(0..<16))
  }
}
