/// A color of a card.
struct CardColor: Hashable {
  let red: Int
  let green: Int
  let blue: Int

  /// Creates a color; parts below 0 and above 255 are limited to these.
  init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = min(max(red, 0), 255)
    self.green = min(max(green, 0), 255)
    self.blue = min(max(blue, 0), 255)
  }

  /// The brightness as the eye sees it, from 0 to 255 (ITU-R BT.601).
  var brightness: Int { (red * 299 + green * 587 + blue * 114) / 1_000 }

  /// Returns a color between this one and another.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - share: The share of the other color, from 0 to 256.
  /// - Returns: The mixture.
  func mixed(with other: CardColor, _ share: Int) -> CardColor {
    CardColor(
      red + (other.red - red) * share / 256, green + (other.green - green) * share / 256,
      blue + (other.blue - blue) * share / 256)
  }
}
