package import ViperText

/// The colors of a program's text on dark and on light backgrounds.
///
/// ```swift
/// host.palette.dark.accent = TerminalColor(0xFFB86C)
/// ```
///
/// A host uses these colors if the terminal has more than 16 colors and either reports its background
/// or the user has chosen a theme. A test can compare `lowContrasts` with an empty list.
public struct HostPalette: Hashable, Sendable {
  /// The colors on backgrounds of one kind.
  public struct Colors: Hashable, Sendable {
    /// The color of marks, titles and whatever else draws attention (`cyan` in styles).
    public var accent: TerminalColor
    /// The color that means "good" (`green` in styles).
    public var good: TerminalColor
    /// The color that means "so-so" (`yellow` in styles).
    public var soSo: TerminalColor
    /// The color that means "bad" or "wrong" (`red` in styles).
    public var bad: TerminalColor
    /// The color of dim text; `nil` for one between the terminal's text and background colors.
    public var dim: TerminalColor?
    /// The color of the borders of panels; `nil` for the color of dim text.
    public var border: TerminalColor?

    /// Creates colors.
    public init(
      accent: TerminalColor, good: TerminalColor, soSo: TerminalColor, bad: TerminalColor,
      dim: TerminalColor? = nil, border: TerminalColor? = nil
    ) {
      (self.accent, self.good, self.soSo, self.bad) = (accent, good, soSo, bad)
      (self.dim, self.border) = (dim, border)
    }

    /// The default colors on a dark background.
    public static let dark = Colors(
      accent: TerminalColor(0x6CC7F0), good: TerminalColor(0x87D787), soSo: TerminalColor(0xE5C07B),
      bad: TerminalColor(0xFF7B72))
    /// The default colors on a light background.
    public static let light = Colors(
      accent: TerminalColor(0x0B5FAE), good: TerminalColor(0x1A6B1A), soSo: TerminalColor(0x7A5500),
      bad: TerminalColor(0xB3151F))

    /// Returns the colors for a number of colors; the terminal's own if it has only 16.
    package func theme(_ depth: ColorDepth) -> Theme {
      guard depth != .sixteen else { return .terminal }
      var theme = Theme(
        green: good.codes(depth), yellow: soSo.codes(depth), red: bad.codes(depth),
        cyan: accent.codes(depth))
      theme.dim = dim?.codes(depth)
      theme.border = border?.codes(depth)
      return theme
    }

    /// Returns a sentence for each color whose contrast on a background is too low.
    fileprivate func lowContrasts(on backgrounds: [Int]) -> [String] {
      let colors: [(name: String, color: TerminalColor?, minimum: Double)] = [
        ("accent", accent, 4.5), ("good", good, 4.5), ("soSo", soSo, 4.5), ("bad", bad, 4.5),
        ("dim", dim, 3), ("border", border, 3),
      ]
      return backgrounds.map { TerminalColor($0) }.flatMap { background in
        colors.compactMap { name, color, minimum in
          guard let color else { return nil }
          let ratios = [ColorDepth.full, .palette].map {
            color.nearest($0).contrast(with: background)
          }
          guard let ratio = ratios.min(), ratio < minimum else { return nil }
          let rounded = Double(Int(ratio * 10)) / 10
          return "The contrast of \(name) on \(background) is \(rounded), less than \(minimum)."
        }
      }
    }
  }

  /// The colors on a dark background.
  public var dark: Colors
  /// The colors on a light background.
  public var light: Colors

  /// Creates a palette, by default with colors that are easy to read.
  public init(dark: Colors = .dark, light: Colors = .light) {
    (self.dark, self.light) = (dark, light)
  }

  /// A sentence for each color that is hard to read on a common background, with all colors or with
  /// 256; empty if all are easy to read.
  ///
  /// The contrast ratio, as defined by WCAG, must be at least 4.5, and 3 for dim text and borders. The
  /// backgrounds are black and #16181D, and white and #FDF6E3.
  public var lowContrasts: [String] {
    dark.lowContrasts(on: [0x000000, 0x16181D]) + light.lowContrasts(on: [0xFFFFFF, 0xFDF6E3])
  }
}

extension TerminalColor: CustomStringConvertible {
  /// The color in hexadecimal digits, such as `#87D787`.
  public var description: String {
    let number = Int(red) << 16 | Int(green) << 8 | Int(blue)
    let digits = String(number, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
