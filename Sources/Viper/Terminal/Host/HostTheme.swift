import ViperPlatform
package import ViperText

/// The user's choice of text colors.
public enum ThemeMode: String, CaseIterable, Sendable {
  /// The theme for the terminal's background. If the background is unknown, colors that can be read
  /// on both black and white.
  case auto
  /// Colors for a dark background.
  case dark
  /// Colors for a light background.
  case light
  /// The terminal's own 16 colors.
  case terminal

  /// Whether the theme is for a dark background; `nil` if it is for any background.
  fileprivate var isDark: Bool? {
    switch self {
    case .auto, .terminal: nil
    case .dark: true
    case .light: false
    }
  }

  /// Returns the theme for a number of colors and, if known, a background color.
  package func theme(
    on background: TerminalColor?, _ depth: ColorDepth, _ palette: HostPalette = HostPalette()
  ) -> Theme {
    switch self {
    case .terminal: .terminal
    case .dark: palette.dark.theme(depth)
    case .light: palette.light.theme(depth)
    case .auto:
      background.map { ($0.isDark ? palette.dark : palette.light).theme(depth) }
        ?? (depth == .sixteen ? .terminal : .printed)
    }
  }
}

/// A host's theme, based on the user's choice and the terminal.
struct HostTheme {
  var mode = ThemeMode.auto
  var palette = HostPalette()
  /// The terminal's text color; `nil` until the terminal has reported it.
  var foreground: TerminalColor?
  /// The terminal's background color; `nil` until the terminal has reported it.
  var background: TerminalColor?
  var depth = ColorDepth.sixteen

  var theme: Theme {
    var theme = mode.theme(on: background, depth, palette)
    theme.dim = theme.dim ?? dim?.codes(depth)
    return theme
  }

  /// The color of dim text: halfway between the background and the text color, or closer to the
  /// text color for a contrast ratio of at least 3.
  ///
  /// The value is `nil` if a color is unknown, if the theme is for another background, or if no
  /// color between the two has that contrast.
  private var dim: TerminalColor? {
    guard depth != .sixteen, let foreground, let background,
      (mode.isDark ?? background.isDark) == background.isDark
    else { return nil }
    let limit = foreground.contrast(with: background)
    return (8..<16).lazy.map { foreground.mixed($0, with: background).nearest(depth) }
      .first { 3..<max(limit, 3) ~= $0.contrast(with: background) }
  }
}

/// A color that a terminal reports or shows.
public struct TerminalColor: Hashable, Sendable {
  /// The red component.
  public let red: UInt8
  /// The green component.
  public let green: UInt8
  /// The blue component.
  public let blue: UInt8

  /// Creates a color from its red, green and blue values as one number, such as `0x87D787`.
  public init(_ color: Int) {
    (red, green, blue) = (
      UInt8(truncatingIfNeeded: color >> 16), UInt8(truncatingIfNeeded: color >> 8),
      UInt8(truncatingIfNeeded: color)
    )
  }

  /// Parses `rgb:R/G/B` or `rgba:R/G/B/A`, with one to four hexadecimal digits per component.
  ///
  /// Alpha is ignored.
  init?(_ text: some Collection<UInt8>) {
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let count = parts[0].elementsEqual("rgb".utf8) ? 3 : 4
    guard count == 3 || parts[0].elementsEqual("rgba".utf8) else { return nil }
    let levels = parts[1].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .compactMap { Self.level(Array($0)) }
    let separators = parts[1].count { $0 == UInt8(ascii: "/") }
    guard levels.count == count, separators == count - 1 else { return nil }
    (red, green, blue) = (levels[0], levels[1], levels[2])
  }

  /// Returns a component scaled to the range 0 to 255, regardless of its number of digits.
  private static func level(_ digits: [UInt8]) -> UInt8? {
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard 1...4 ~= digits.count, values.count == digits.count else { return nil }
    let value = values.reduce(0) { $0 << 4 | $1 }
    return UInt8(value * 255 / (1 << (4 * digits.count) - 1))
  }

  /// Whether light text is easier to read on the color than dark text, based on YIQ brightness.
  package var isDark: Bool {
    299 * Int(red) + 587 * Int(green) + 114 * Int(blue) < 128_000
  }
  /// Returns the contrast ratio of two colors as defined by WCAG, from 1 to 21.
  public func contrast(with other: TerminalColor) -> Double {
    let (one, other) = (luminance, other.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The relative luminance in sRGB.
  private var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns a mixture of two colors, with a number of sixteenths of this color.
  fileprivate func mixed(_ sixteenths: Int, with other: TerminalColor) -> TerminalColor {
    func mixed(_ part: UInt8, _ other: UInt8) -> Int {
      (Int(part) * sixteenths + Int(other) * (16 - sixteenths)) / 16
    }
    return TerminalColor(
      mixed(red, other.red) << 16 | mixed(green, other.green) << 8 | mixed(blue, other.blue))
  }

  /// Returns the nearest color that terminals with a number of colors can show.
  func nearest(_ depth: ColorDepth) -> TerminalColor {
    guard depth == .palette else { return self }
    let color = PaletteColor.nearest(Int(red), Int(green), Int(blue))
    return TerminalColor(color.red << 16 | color.green << 8 | color.blue)
  }

  /// Returns the SGR parameters for text in this color or, with 256 colors, the nearest one.
  func codes(_ depth: ColorDepth) -> String {
    depth == .full
      ? "38;2;\(red);\(green);\(blue)"
      : "38;5;\(depth.nearest(red: red, green: green, blue: blue))"
  }
}
