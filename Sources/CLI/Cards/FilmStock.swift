/// What a decade's film makes of colors: from toned black and white to Technicolor and later.
struct FilmStock: Hashable {
  /// What black becomes.
  private let shadow: CardColor
  /// What white becomes.
  private let highlight: CardColor
  /// How much of the color is left, from 0, which is none, over 256, which is all of it, to more.
  private let color: Int

  /// Creates the stock of a year.
  ///
  /// - Parameter year: The year; `nil` or any number that no film is from for one without a time.
  init(year: Int?) {
    switch year ?? 0 {
    case 1870..<1920: self.init((36, 24, 14), (242, 222, 180), 56)
    case 1920..<1930: self.init((26, 22, 20), (238, 228, 206), 84)
    case 1930..<1940: self.init((16, 18, 24), (234, 236, 238), 112)
    case 1940..<1950: self.init((12, 14, 20), (228, 226, 220), 132)
    case 1950..<1960: self.init((10, 8, 14), (255, 250, 236), 312)
    case 1960..<1970: self.init((18, 10, 18), (255, 246, 228), 290)
    case 1970..<1980: self.init((44, 26, 14), (250, 228, 180), 196)
    case 1980..<1990: self.init((18, 4, 48), (255, 216, 248), 232)
    case 1990..<2000: self.init((10, 24, 28), (234, 242, 228), 216)
    case 2000..<2010: self.init((8, 16, 34), (228, 240, 250), 214)
    case 2010..<2020: self.init((6, 22, 34), (255, 238, 214), 236)
    case 2020..<2100: self.init((24, 12, 40), (255, 242, 234), 256)
    default: self.init((22, 24, 30), (240, 240, 236), 200)
    }
  }

  private init(_ shadow: (Int, Int, Int), _ highlight: (Int, Int, Int), _ color: Int) {
    self.shadow = CardColor(shadow.0, shadow.1, shadow.2)
    self.highlight = CardColor(highlight.0, highlight.1, highlight.2)
    self.color = color
  }

  /// Returns how a color looks on this film: as bright as it was, with some of its color.
  func developing(_ light: CardColor) -> CardColor {
    let gray = light.brightness
    let tone = shadow.mixed(with: highlight, gray * 256 / 255)
    return CardColor(
      tone.red + (light.red - gray) * color / 256, tone.green + (light.green - gray) * color / 256,
      tone.blue + (light.blue - gray) * color / 256)
  }
}
