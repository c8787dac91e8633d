import Testing
import Viper

@testable import ViperText

/// Styles as terminal escape codes.
struct ANSIStylerTests {
  static let styles: [(style: StyledText.Style, codes: String)] = [
    (.init(color: .red), "38;5;160"), (.init(color: .green), "38;5;28"),
    (.init(color: .yellow), "38;5;100"),
    (.init(color: .cyan), "38;5;27"), (.bold, "1"), (.dim, "2"),
    (.init(color: .green, isBold: true), "1;38;5;28"),
    (.init(color: .red, isBold: true, isDim: true), "1;2;38;5;160"),
  ]

  @Test(arguments: styles)
  func `A style starts and ends around its text`(_ style: StyledText.Style, _ codes: String) {
    let drawn = ANSIStyler(isColored: true).draw(StyledText("x", style))
    #expect(drawn == "\u{1B}[\(codes)mx\u{1B}[0m")
  }

  @Test(arguments: styles)
  func `Without color, only the text is left`(_ style: StyledText.Style, _ codes: String) {
    #expect(ANSIStyler(isColored: false).draw(StyledText("x", style)) == "x")
  }

  @Test(
    arguments: [
      (.init(color: .red), ""), (.bold, "1"), (.dim, "2"), (.init(isReversed: true), "7"),
      (.init(color: .green, isBold: true, isReversed: true), "1;7"),
    ] as [(StyledText.Style, String)])
  func `On a full screen without a theme, only colors are missing`(
    _ style: StyledText.Style, _ codes: String
  ) {
    #expect(ANSIStyler(theme: nil).codes(style) == codes)
  }

  @Test(arguments: styles)
  func `On a full screen, the theme has the colors`(_ style: StyledText.Style, _ codes: String) {
    let styler = ANSIStyler(theme: Theme(green: "G", yellow: "Y", red: "R", cyan: "C"))
    let expected = [("28", "G"), ("100", "Y"), ("160", "R"), ("27", "C")].reduce(codes) {
      $0.replacing("38;5;\($1.0)", with: $1.1)
    }
    #expect(styler.codes(style) == expected)
  }

  @Test(
    arguments: [
      (.dim, "D"), (.init(isBold: true, isDim: true), "1;D"),
      (.init(isDim: true, isReversed: true), "7;D"), (.init(color: .red, isDim: true), "D"),
      (.init(color: .red), "R"),
    ] as [(StyledText.Style, String)])
  func `A theme's dim color replaces the dim attribute and other colors`(
    _ style: StyledText.Style, _ codes: String
  ) {
    var theme = Theme(green: "G", yellow: "Y", red: "R", cyan: "C")
    theme.dim = "D"
    #expect(ANSIStyler(theme: theme).codes(style) == codes)
  }

  @Test func `Plain text has no codes`() {
    #expect(ANSIStyler(isColored: true).draw("x") == "x")
  }

  @Test func `Each piece has its own style`() {
    let text = StyledText("a", .bold) + "b" + StyledText("c", .dim)
    #expect(
      ANSIStyler(isColored: true).draw(text) == "\u{1B}[1ma\u{1B}[0mb\u{1B}[2mc\u{1B}[0m")
  }
}
