import Testing
import Viper

@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

struct KittyTests {
  private static let area = PictureArea.screen(2, 5, columns: 6, rows: 5)
  private static let painters: [any PicturePainter] = [
    MethodPainter(method: .placeholders), MethodPainter(method: .placement),
  ]

  /// Returns a screen on which a picture was shown, and the commands for it.
  private static func shown(
    _ picture: Pixels, _ painter: any PicturePainter, in area: PictureArea = area
  ) throws -> (screen: PaintedScreen, kitty: KittyReader) {
    var screen = PaintedScreen()
    screen.show(painter.draw(PictureData(picture), id: "a", in: area))
    return (screen, try KittyReader(screen.model.strings))
  }

  @Test(arguments: [0, 1])
  func `A picture is read back as its pixels`(index: Int) throws {
    let picture = try SamplePicture.noise(60, 90)
    let (screen, kitty) = try Self.shown(picture, Self.painters[index])
    let command = try #require(kitty.commands.last)
    #expect(command.keys["a"] == "T")
    #expect((command.number("c"), command.number("r")) == (6, 5))
    #expect(try KittyReader.picture(of: command) == picture)
    #expect(kitty.pieces == [4_096, 4_096, 4_096, 4_096, 4_096, 1_120])
    #expect(screen.isKept)
  }

  @Test func `A small picture is sent unchanged, a large one in the pixels it fills`() throws {
    let small = try #require(
      Self.shown(SamplePicture.flag(), MethodPainter(method: .placeholders)).kitty.commands.first)
    #expect(try KittyReader.picture(of: small) == SamplePicture.flag())
    #expect((small.number("c"), small.number("r")) == (6, 5))
    let large = try SamplePicture.sky(342, 513)
    let sent = try #require(
      Self.shown(large, MethodPainter(method: .placeholders)).kitty.commands.first)
    #expect(try KittyReader.picture(of: sent) == large.scaled(toWidth: 60, height: 90))
  }

  @Test func `Placeholders have a picture's number as color, and its rows and columns`()
    throws
  {
    let (screen, kitty) = try Self.shown(
      SamplePicture.noise(60, 90), MethodPainter(method: .placeholders))
    let command = try #require(kitty.commands.first)
    #expect(command.keys["U"] == "1")
    let number = try #require(command.number("i"))
    let color = [38, 2, number >> 16, number >> 8 & 0xFF, number & 0xFF]
    for (row, cells) in screen.cells(in: Self.area).enumerated() {
      for (column, cell) in cells.enumerated() {
        let scalars = Array(cell.text.unicodeScalars)
        let marks = KittyImage.marks
        #expect(scalars == ["\u{10EEEE}", marks[row], marks[column]])
        #expect(cell.rendition.foreground == color)
      }
    }
    #expect(screen.isUntouched(outside: Self.area))
  }

  @Test
  func `The diacritics are Unicode 6.0 marks above, except those that may combine`() {
    let joining: Set<UInt32> = [
      0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x309, 0x30A, 0x30B, 0x30C, 0x30F,
      0x311, 0x313, 0x314, 0x342, 0x653, 0x654,
    ]
    let marks = (0x300...0x6EC).compactMap { Unicode.Scalar(UInt32($0)) }.filter { scalar in
      let age = scalar.properties.age ?? (99, 0)
      // Characters that Unicode canonically replaces.
      let isReplaced = [0x340, 0x341, 0x343, 0x344].contains(scalar.value)
      return scalar.properties.canonicalCombiningClass == .above && !isReplaced
        && (age.major, age.minor) <= (6, 0) && !joining.contains(scalar.value)
    }
    #expect(KittyImage.marks == marks)
    #expect(KittyImage.marks.count == 85)
  }

  @Test func `A picture has at most as many placeholders as there are diacritics`() throws {
    let area = PictureArea(origin: .cursor, columns: 300, rows: 300)
    let bytes = try MethodPainter(method: .placeholders).draw(
      PictureData(SamplePicture.plain(9, 18, [1, 2, 3])), id: "a", in: area)
    let count = String(decoding: bytes, as: UTF8.self).unicodeScalars.count { $0 == "\u{10EEEE}" }
    #expect(count == 85 * 85)
  }

  @Test func `Placing a picture deletes it first and does not move the cursor`()
    throws
  {
    let (screen, kitty) = try Self.shown(SamplePicture.flag(), MethodPainter(method: .placement))
    try #require(kitty.commands.count == 2)
    #expect(kitty.commands[0].keys["d"] == "I")
    #expect(kitty.commands[0].keys["i"] == kitty.commands[1].keys["i"])
    #expect(kitty.commands[1].keys["C"] == "1" && kitty.commands[1].keys["p"] == "1")
    #expect(kitty.commands[1].keys["U"] == nil)
    #expect(screen.isUntouched(outside: .screen(0, 0, columns: 0, rows: 0)))
    let bytes = try MethodPainter(method: .placement).draw(
      PictureData(SamplePicture.flag()), id: "a", in: Self.area)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[3;6H\u{1B}_Ga=T"))
  }

  @Test(arguments: [0, 1])
  func `Erasing deletes a picture with its data and clears its area`(index: Int) throws {
    let painter = Self.painters[index]
    var (screen, _) = try Self.shown(SamplePicture.flag(), painter)
    let sent = try #require(KittyReader(screen.model.strings).commands.last?.number("i"))
    screen.show(painter.erase(id: "a", in: Self.area))
    let last = try #require(KittyReader(screen.model.strings).commands.last)
    #expect(last.keys["a"] == "d" && last.keys["d"] == "I")
    #expect(last.number("i") == sent)
    #expect(screen.isBlank(Self.area))
    #expect(screen.isUntouched(outside: Self.area))
    #expect(screen.isKept)
  }

  @Test func `A picture keeps its number, which fits in a color and is unique`() {
    let numbers = (0..<2_000).map { KittyImage(id: "/poster\($0).jpg").number }
    #expect(numbers.allSatisfy { 1...0xFF_FFFF ~= $0 })
    #expect(Set(numbers).count == 2_000)
    #expect(KittyImage(id: "a").number == KittyImage(id: "a").number)
    #expect(KittyImage(id: "").number == 0x1C_9D44)
  }
}
