import Testing
import Viper

@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

struct ScrollingPictureTests {
  static let kinds: [PictureMethod] = [
    .placeholders, .placement, .sixel, .blocks(.full), .blocks(.sixteen),
  ]

  /// The bytes that reach a terminal after the system's newline translation.
  private static func sent(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { $0 == UInt8(ascii: "\n") ? Array("\r\n".utf8) : [$0] }
  }

  @Test(arguments: kinds, [0, 3, 9])
  func `The cursor ends in the first column below the area`(_ kind: PictureMethod, row: Int) throws
  {
    let painter = MethodPainter(method: kind)
    for picture in [try SamplePicture.flag(), try SamplePicture.noise(90, 4)] {
      var screen = TerminalEmulator(columns: 20, rows: 10, reading: .clusters)
      screen.write("\u{1B}[\(row + 1);1Habc".utf8)
      let area = PictureArea(origin: .cursor, columns: 6, rows: 4)
      screen.write(Self.sent(painter.draw(PictureData(picture), id: "a", in: area)))
      #expect(screen.cursor == .init(row: min(row + 4, 9), column: 0))
      #expect(screen.rendition == .init())
      screen.write("below".utf8)
      let scrolled = row + 4 - min(row + 4, 9)
      #expect(screen.text[min(row + 4, 9)] == "below")
      #expect(screen.text.firstIndex { $0.contains("abc") } ?? row - scrolled == row - scrolled)
    }
  }

  @Test func `Rows of characters stay where they were written`() throws {
    var screen = TerminalEmulator(columns: 20, rows: 10, reading: .clusters)
    screen.write("\u{1B}[9;1Habove\r\n".utf8)
    let area = PictureArea(origin: .cursor, columns: 6, rows: 5)
    let picture = try SamplePicture.noise(6, 10)
    screen.write(
      Self.sent(MethodPainter(method: .blocks(.full)).draw(PictureData(picture), id: "a", in: area))
    )
    #expect(screen.text[3] == "above")
    let rows = screen.cells[4..<9].flatMap { HalfBlockReader.rows(of: Array($0.prefix(6))) }
    #expect(rows.joined().flatMap { $0 ?? [] } == picture.rgb)
  }

  @Test func `Room is made before drawing, so that the terminal does not scroll`() throws {
    let area = PictureArea(origin: .cursor, columns: 6, rows: 3)
    let bytes = try MethodPainter(method: .sixel).draw(
      PictureData(SamplePicture.flag()), id: "a", in: area)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("\r\n\n\n\u{1B}[3A\u{1B}7\u{1B}P"))
    #expect(text.hasSuffix("\u{1B}\\\u{1B}8\u{1B}[3B\r"))
  }

  @Test func `Scrolled pictures are freed and not erased`() {
    let area = PictureArea(origin: .cursor, columns: 6, rows: 3)
    for kind in Self.kinds {
      let text = String(
        decoding: MethodPainter(method: kind).erase(id: "a", in: area), as: UTF8.self)
      let isKitty = kind == .placeholders || kind == .placement
      #expect(text.hasPrefix("\u{1B}_Ga=d") == isKitty)
      #expect(text.isEmpty != isKitty)
    }
  }

  @Test(arguments: kinds)
  func `Erasing on a screen clears the area and changes nothing else`(_ kind: PictureMethod)
    throws
  {
    let area = PictureArea.screen(3, 30, columns: 10, rows: 7)
    let painter = MethodPainter(method: kind)
    var screen = PaintedScreen()
    screen.show(try painter.draw(PictureData(SamplePicture.flag()), id: "a", in: area))
    screen.show(painter.erase(id: "a", in: area))
    #expect(screen.isBlank(area))
    #expect(screen.isUntouched(outside: area))
    #expect(screen.isKept)
  }

  @Test(arguments: kinds)
  func `A column has a cell's pixels, or one in half-blocks`(_ kind: PictureMethod) {
    let isMadeOfCharacters = kind == .blocks(.full) || kind == .blocks(.sixteen)
    #expect(MethodPainter(method: kind).pixels(across: 24) == (isMadeOfCharacters ? 24 : 240))
  }
}
