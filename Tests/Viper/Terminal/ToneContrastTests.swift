import Testing
import Viper

@testable import ViperTerminal

/// Text colors are readable on black and on white backgrounds.
struct ToneContrastTests {
  /// A terminal with its default 16 colors.
  struct Palette: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let colors: [Int]
    /// Whether bold text uses the brighter of two colors.
    var brightensBold = false
    /// Whether colors from 16 on are approximated by the first 16 (`rgb_foreground` in `vt.c`).
    var approximates = false
  }

  private static let palettes = [
    Palette(
      testDescription: "xterm",
      colors: [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
      ], brightensBold: true),
    Palette(
      testDescription: "VTE",
      colors: [
        0x171421, 0xC01C28, 0x26A269, 0xA2734C, 0x12488B, 0xA347BA, 0x2AA1B3, 0xD0CFCC,
        0x5E5C64, 0xF66151, 0x33DA7A, 0xE9AD0C, 0x2A7BDE, 0xC061CB, 0x33C7DE, 0xFFFFFF,
      ]),
    Palette(
      testDescription: "kitty",
      colors: [
        0x000000, 0xCC0403, 0x19CB00, 0xCECB00, 0x0D73CC, 0xCB1ED1, 0x0DCDCD, 0xDDDDDD,
        0x767676, 0xF2201F, 0x23FD00, 0xFFFD00, 0x1A8FFF, 0xFD28FF, 0x14FFFF, 0xFFFFFF,
      ]),
    Palette(
      testDescription: "Windows Terminal",
      colors: [
        0x0C0C0C, 0xC50F1F, 0x13A10E, 0xC19C00, 0x0037DA, 0x881798, 0x3A96DD, 0xCCCCCC,
        0x767676, 0xE74856, 0x16C60C, 0xF9F1A5, 0x3B78FF, 0xB4009E, 0x61D6D6, 0xF2F2F2,
      ], brightensBold: true),
    Palette(
      testDescription: "Linux console",
      colors: [
        0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
        0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
      ], brightensBold: true, approximates: true),
  ]

  @Test(arguments: palettes, [StyledText.Style.Color.red, .green, .yellow, .cyan])
  func `A tone has a contrast of at least 3 on black and on white`(
    _ palette: Palette, _ tone: StyledText.Style.Color
  ) {
    for isBold in [false, true] {
      let drawn = ANSIStyler(isColored: true).draw(
        StyledText("x", .init(color: tone, isBold: isBold)))
      let codes = drawn.dropFirst(2).prefix { $0 != "m" }.split(separator: ";").compactMap {
        Int($0)
      }
      let color = palette.color(codes)
      let contrasts = [0x000000, 0xFFFFFF].map { Self.contrast(color, $0) }
      let hex = String(color, radix: 16)
      #expect(contrasts.allSatisfy { $0 >= 3 }, "\(isBold ? "bold " : "")#\(hex): \(contrasts)")
    }
  }

  @Test(
    arguments: [ColorDepth.palette, .full], [StyledText.Style.Color.red, .green, .yellow, .cyan])
  func `A theme's tone has a contrast of at least 4.5 on its backgrounds`(
    _ depth: ColorDepth, _ tone: StyledText.Style.Color
  ) {
    let themes = [
      (HostPalette.Colors.dark.theme(depth), [0x000000, 0x16181D]),
      (HostPalette.Colors.light.theme(depth), [0xFFFFFF, 0xFDF6E3]),
    ]
    for (theme, backgrounds) in themes {
      let codes = theme.codes(of: tone).split(separator: ";").compactMap { Int($0) }
      #expect(codes.count == (depth == .full ? 5 : 3))
      let color = Self.palettes[0].color(codes)
      let contrasts = backgrounds.map { Self.contrast(color, $0) }
      #expect(contrasts.allSatisfy { $0 >= 4.5 }, "#\(String(color, radix: 16)): \(contrasts)")
    }
  }

  /// A terminal's text and background colors, and the resulting dim color with all colors and with
  /// 256.
  struct Scheme: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let foreground: Int
    let background: Int
    let dim: [ColorDepth: Int]
  }

  private static let schemes = [
    Scheme(
      testDescription: "black", foreground: 0xFFFFFF, background: 0x000000,
      dim: [.full: 0x7F7F7F, .palette: 0x808080]),
    Scheme(
      testDescription: "white", foreground: 0x000000, background: 0xFFFFFF,
      dim: [.full: 0x7F7F7F, .palette: 0x808080]),
    Scheme(
      testDescription: "Solarized Light", foreground: 0x657B83, background: 0xFDF6E3,
      dim: [.full: 0x819295, .palette: 0x8A8A8A]),
    Scheme(
      testDescription: "Solarized Dark", foreground: 0x839496, background: 0x002B36,
      dim: [.full: 0x62797E, .palette: 0x5F8787]),
    Scheme(
      testDescription: "Gruvbox Light", foreground: 0x3C3836, background: 0xFBF1C7,
      dim: [.full: 0x8F8875, .palette: 0x878787]),
    Scheme(
      testDescription: "Gruvbox Dark", foreground: 0xEBDBB2, background: 0x282828,
      dim: [.full: 0x89816D, .palette: 0x87875F]),
  ]

  @Test(arguments: schemes, [ColorDepth.full, .palette])
  func `Dim text is weaker than other text, with a contrast of at least 3`(
    _ scheme: Scheme, _ depth: ColorDepth
  ) throws {
    let theme = HostTheme(
      foreground: TerminalColor(scheme.foreground), background: TerminalColor(scheme.background),
      depth: depth
    ).theme
    let codes = try #require(theme.dim).split(separator: ";").compactMap { Int($0) }
    #expect(codes.count == (depth == .full ? 5 : 3))
    let color = Self.palettes[0].color(codes)
    #expect(color == scheme.dim[depth])
    let normal = Self.contrast(scheme.foreground, scheme.background)
    #expect((3..<normal).contains(Self.contrast(color, scheme.background)))
  }

  @Test func `A palette finds its colors that are hard to read`() {
    #expect(HostPalette().lowContrasts == [])
    var palette = HostPalette()
    palette.dark.good = TerminalColor(0x303030)
    palette.light.border = TerminalColor(0x949494)
    #expect(
      palette.lowContrasts == [
        "The contrast of good on #000000 is 1.5, less than 4.5.",
        "The contrast of good on #16181D is 1.3, less than 4.5.",
        "The contrast of border on #FDF6E3 is 2.8, less than 3.0.",
      ])
  }

  @Test func `The contrast is the one WCAG defines`() {
    #expect(Self.contrast(0x000000, 0xFFFFFF) == 21)
    #expect((4.54...4.55).contains(Self.contrast(0x767676, 0xFFFFFF)))
    #expect((1.07...1.08).contains(Self.contrast(0xFFFF00, 0xFFFFFF)))
  }

  private static func contrast(_ one: Int, _ other: Int) -> Double {
    TerminalColor(one).contrast(with: TerminalColor(other))
  }
}

extension ToneContrastTests.Palette {
  /// Returns the text color after the given SGR codes.
  func color(_ codes: [Int]) -> Int {
    if codes.starts(with: [38, 2]) { return codes[2...].reduce(0) { $0 << 8 | $1 } }
    if let index = codes.firstIndex(of: 38), codes[index + 1] == 5 {
      return indexed(codes[index + 2])
    }
    let number = codes.first { 30...37 ~= $0 } ?? 37
    return colors[number - 30 + (brightensBold && codes.contains(1) ? 8 : 0)]
  }

  /// Returns a color below 256; those from 16 to 231 form a cube, followed by grays.
  private func indexed(_ number: Int) -> Int {
    if number > 231 { return (8 + 10 * (number - 232)) * 0x010101 }
    guard number > 15 else { return colors[number] }
    let parts = [36, 6, 1].map { [0, 95, 135, 175, 215, 255][(number - 16) / $0 % 6] }
    guard approximates else { return parts.reduce(0) { $0 << 8 | $1 } }
    let most = parts.max() ?? 0
    // Bit 0 of a color's number is red.
    let hue = parts.enumerated().reduce(0) { $0 | ($1.element > most / 2 ? 1 << $1.offset : 0) }
    return colors[hue + (most > 0xAA ? 8 : 0)]
  }
}
