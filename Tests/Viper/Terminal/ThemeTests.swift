import Testing
import Viper
import ViperText

@testable import ViperTerminal

struct ThemeTests {
  private static let tones: [StyledText.Style.Color] = [.green, .yellow, .red, .cyan]

  private func codes(_ theme: Theme) -> [String] { Self.tones.map(theme.codes(of:)) }

  private func color(_ text: String) throws -> TerminalColor {
    try #require(TerminalColor(Array("rgb:\(text)".utf8)))
  }

  @Test(arguments: ThemeMode.allCases)
  func `With 16 colors, every theme is the terminal's own`(_ mode: ThemeMode) throws {
    for background in [nil, try color("0/0/0"), try color("f/f/f")] {
      #expect(codes(mode.theme(on: background, .sixteen)) == ["32", "33", "31", "36"])
    }
  }

  @Test func `A theme uses the most precise colors available`() {
    #expect(
      codes(HostPalette.Colors.dark.theme(.palette)) == [
        "38;5;114", "38;5;180", "38;5;209", "38;5;81",
      ])
    #expect(
      codes(HostPalette.Colors.light.theme(.palette)) == [
        "38;5;22", "38;5;94", "38;5;124", "38;5;25",
      ])
    #expect(HostPalette.Colors.dark.theme(.full).codes(of: .green) == "38;2;135;215;135")
    #expect(HostPalette.Colors.light.theme(.full).codes(of: .cyan) == "38;2;11;95;174")
  }

  @Test func `A tone has its own color in every theme`() {
    for depth in [ColorDepth.palette, .full] {
      for theme in [
        HostPalette.Colors.dark.theme(depth), HostPalette.Colors.light.theme(depth), .terminal,
        .printed,
      ] {
        #expect(Set(codes(theme)).count == Self.tones.count)
      }
    }
  }

  @Test(arguments: [
    ("0000/0000/0000", true), ("16/18/1d", true), ("00/2b/36", true), ("0/0/f", true),
    ("ffff/ffff/ffff", false), ("fd/f6/e3", false), ("f/f/0", false), ("fff/f00/eee", false),
  ])
  func `The automatic theme follows the background`(_ text: String, isDark: Bool) throws {
    let background = try color(text)
    #expect(background.isDark == isDark)
    let theme = ThemeMode.auto.theme(on: background, .full)
    let colors = isDark ? HostPalette.Colors.dark : .light
    #expect(theme == colors.theme(.full))
  }

  @Test(arguments: [ColorDepth.palette, .full])
  func `On an unknown background, the automatic theme is that of printed text`(_ depth: ColorDepth)
  {
    #expect(ThemeMode.auto.theme(on: nil, depth) == .printed)
  }

  @Test(arguments: ThemeMode.allCases)
  func `A chosen theme ignores the background`(_ mode: ThemeMode) throws {
    guard mode != .auto else { return }
    let themes = [nil, try color("0/0/0"), try color("f/f/f")].map { mode.theme(on: $0, .full) }
    #expect(Set(themes).count == 1)
  }

  private static let (black, white) = (TerminalColor(0x000000), TerminalColor(0xFFFFFF))

  @Test(arguments: [
    HostTheme(depth: .full), HostTheme(background: white, depth: .full),
    HostTheme(foreground: black, depth: .full),
    HostTheme(foreground: black, background: white),
    // The chosen theme is for another background.
    HostTheme(mode: .dark, foreground: black, background: white, depth: .full),
    HostTheme(mode: .light, foreground: white, background: black, depth: .full),
    // No weaker color can be read.
    HostTheme(foreground: TerminalColor(0x999999), background: white, depth: .full),
    HostTheme(foreground: white, background: white, depth: .full),
  ])
  func `Dim text has no color of its own unless the terminal's colors allow one`(
    _ colors: HostTheme
  ) {
    #expect(colors.theme.dim == nil)
  }

  @Test(arguments: [
    (ThemeMode.auto, white), (.auto, black), (.terminal, white), (.light, white), (.dark, black),
  ])
  func `Dim text has its own color in every theme for the background`(
    _ mode: ThemeMode, _ background: TerminalColor
  ) {
    let foreground = background == Self.white ? Self.black : Self.white
    let colors = HostTheme(
      mode: mode, foreground: foreground, background: background, depth: .full)
    #expect(colors.theme.dim == "38;2;127;127;127")
  }

  @Test(arguments: [
    ("rgb:f/f/f", 255), ("rgb:ff/0/00", 255), ("rgb:fff/000/0", 255), ("rgb:FFFF/0000/0", 255),
    ("rgb:0/f/f", 0), ("rgb:8/0/0", 136), ("rgb:80/0/0", 128), ("rgb:8080/0/0", 128),
    ("rgba:80/0/0/ffff", 128),
  ])
  func `A color has one to four digits in each part`(_ text: String, _ red: UInt8) throws {
    #expect(TerminalColor(Array(text.utf8))?.red == red)
  }

  @Test(arguments: [
    "", "rgb", "rgb:", "rgb:///", "rgb:f/f", "rgb:f/f/", "rgb:f//f", "rgb:f/f/f/", "rgb:f/f/f/f",
    "rgb:fffff/0/0", "rgb:g/0/0", "rgb:-1/0/0", "rgb:+1/0/0", "rgb: f/0/0", "rgb:f/f/f:",
    "RGB:f/f/f", "rgba:f/f/f", "rgba:f/f/f/f/f", "cmyk:f/f/f/f", "#ffffff", "?", "rgb:ｆ/0/0",
  ])
  func `Other texts are not colors`(_ text: String) {
    #expect(TerminalColor(Array(text.utf8)) == nil)
  }
}
