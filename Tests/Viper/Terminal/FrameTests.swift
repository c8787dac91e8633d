import Testing
import Viper
import ViperTerminal

@testable import ViperTestSupport

/// Frames consist of lines of cells, and are painted with or without positions.
struct FrameTests {
  private func cells(_ text: StyledText, columns: Int = 80) -> [Frame.Cell] {
    Frame.Line(text, columns: columns).cells
  }

  @Test func `A cell has its character, style, and columns`() {
    let cells = cells(StyledText("a雨", .bold) + StyledText("e\u{301}") + StyledText("x  ", .dim))
    #expect(cells.map(\.character) == ["a", "雨", "e\u{301}", "x"])
    #expect(cells.map(\.style) == [.bold, .bold, .plain, .dim])
    #expect(cells.map(\.column) == [0, 1, 3, 4])
    #expect(cells.map(\.columns) == [1, 2, 1, 1])
    #expect(cells.allSatisfy { !$0.isPlaced })
  }

  @Test func `The cell after an ambiguous one is positioned by the widest width`() {
    let cells = cells("a❤️b🇪🇸👨‍👩‍👧‍👦c ")
    #expect(cells.map(\.column) == [0, 1, 3, 4, 8, 16])
    #expect(cells.map(\.isPlaced) == [false, false, true, false, true, true])
  }

  @Test func `A character without columns has no cell but stays in the text`() {
    let line = Frame.Line("a\u{200B}b\u{FEFF}", columns: 80)
    #expect(line.cells.map(\.character) == ["a", "b"])
    #expect(line.text == "a\u{200B}b\u{FEFF}")
  }

  @Test func `A line fits and has no control characters or trailing spaces`() {
    #expect(Frame.Line("a\u{1B}[2J\tb  ", columns: 80).text == "a[2J b")
    #expect(Frame.Line(StyledText("a ", .bold) + "  ", columns: 80).text == StyledText("a", .bold))
    #expect(Frame.Line("abcdef", columns: 4).text == "abc…")
    #expect(Frame.Line("ab🇪🇸", columns: 4).text == "ab…")
    #expect(Frame.Line("ab", columns: 0).text == "")
  }

  @Test func `A frame is drawn as text, with styles and positions`() {
    var scene = Scene(name: "x", title: "❤️b c")
    scene.lines = [Scene.Line(StyledText("🇪🇸🇫🇷", .dim) + "! ")]
    let frame = FrameRenderer(columns: 20, rows: 5).draw(scene)
    #expect(frame.text == ["❤️b c", "🇪🇸🇫🇷!"])
    let styler = ANSIStyler(isColored: true)
    #expect(
      frame.lines.map { styler.draw($0.text) }
        == ["\u{1B}[1m❤️b c\u{1B}[0m", "\u{1B}[2m🇪🇸🇫🇷\u{1B}[0m!"])
    #expect(
      frame.placed(by: styler) == [
        "\u{1B}[1m❤️\u{1B}[0m\u{1B}[3G\u{1B}[1mb c\u{1B}[0m",
        "\u{1B}[2m🇪🇸\u{1B}[0m\u{1B}[5G\u{1B}[2m🇫🇷\u{1B}[0m\u{1B}[9G!",
      ])
    #expect(
      frame.placed(by: ANSIStyler(isColored: false))
        == ["❤️\u{1B}[3Gb c", "🇪🇸\u{1B}[5G🇫🇷\u{1B}[9G!"])
  }

  @Test(arguments: [1, 2, 3, 5, 12, 20, 40, 80, 200], WidthReading.allCases)
  func `With any width table, no line wraps and every cell is in place`(
    _ columns: Int, _ reading: WidthReading
  ) {
    let renderer = FrameRenderer(columns: columns, rows: 10_000)
    let frame = renderer.draw(AlignedTableTests.scene)
    let painted = frame.placed(by: ANSIStyler(isColored: true))
    for (line, text) in zip(frame.lines, painted) {
      let terminal = StrictTerminal(columns: columns, reading: reading, showing: text)
      #expect(terminal.faults == [])
      let columns = Set(terminal.lines[0].map(\.column))
      #expect(columns.isSuperset(of: line.cells.map(\.column)), "\(line.text.text)")
    }
    let plain = StrictTerminal(
      columns: columns, reading: reading, showing: frame.text.joined(separator: "\n"))
    #expect(plain.faults == [])
  }
}
