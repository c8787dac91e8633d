import Testing
import Viper

@testable import ViperTerminal

struct TerminalLinkTests {
  private func drawn(_ link: String, colored: Bool = false, linked: Bool = true) -> String {
    ANSIStyler(isColored: colored, hasLinks: linked)
      .draw(StyledText("550", .init(isDim: true, link: link)))
  }

  @Test func `A text with a URL is enclosed in OSC 8`() {
    #expect(
      drawn("https://films.example/550")
        == "\u{1B}]8;;https://films.example/550\u{1B}\\550\u{1B}]8;;\u{1B}\\")
    #expect(
      drawn("https://films.example/550", colored: true)
        == "\u{1B}]8;;https://films.example/550\u{1B}\\\u{1B}[2m550\u{1B}[0m\u{1B}]8;;\u{1B}\\")
  }

  @Test func `Without links, only the text is written`() {
    #expect(drawn("https://films.example/550", linked: false) == "550")
  }

  @Test(arguments: [
    "", "550", "file:///etc/passwd", "javascript:alert(1)", "HTTPS://films.example/",
  ])
  func `Only web URLs become links`(link: String) {
    #expect(drawn(link) == "550")
  }

  @Test func `A URL that is too long is not a link`() {
    #expect(drawn("https://films.example/" + String(repeating: "a", count: 3_000)) == "550")
    #expect(drawn("https://films.example/" + String(repeating: "ä", count: 500)) == "550")
  }

  @Test func `Nothing in a URL can end the sequence`() {
    let drawn = drawn("https://films.example/\u{1B}\\\u{7}\n\u{9C} ä")
    #expect(drawn.contains("https://films.example/%1B\\%07%0A%C2%9C%20%C3%A4\u{1B}\\"))
    #expect(drawn.unicodeScalars.count { $0.value == 0x1B } == 4)
  }

  @Test func `A line in the stream is as wide with links as without`() {
    var scene = Scene(name: "list", title: "List")
    scene.sections = [
      Scene.Section(
        columns: [
          Scene.Column("ID", .fixed),
          Scene.Column("TITLE", .truncatable(minWidth: 8, dropPriority: 0)),
        ],
        rows: [
          Scene.Row(
            id: "1",
            cells: [StyledText("1", .init(link: "https://films.example/1")), "Nosferatu"])
        ])
    ]
    var plain = StreamRenderer(columns: 40, isColored: false)
    var linked = StreamRenderer(columns: 40, isColored: false, hasLinks: true)
    let text = linked.draw(scene).replacing(/\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/, with: "")
    #expect(text == plain.draw(scene))
  }

  @Test func `Adjacent texts with different links are written separately`() {
    let line = Frame.Line(
      StyledText("a", .init(link: "https://films.example/a"))
        + StyledText("b", .init(link: "https://films.example/b")) + "c", columns: 10)
    #expect(
      ANSIStyler(isColored: false, hasLinks: true).draw(line.cells)
        == "\u{1B}]8;;https://films.example/a\u{1B}\\a\u{1B}]8;;\u{1B}\\"
        + "\u{1B}]8;;https://films.example/b\u{1B}\\b\u{1B}]8;;\u{1B}\\c")
  }
}
