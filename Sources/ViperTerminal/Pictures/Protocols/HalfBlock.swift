/// A character that shows two pixels, one above the other.
struct HalfBlock {
  /// The colors that a terminal writes with; `nil` is the usual one, or one that does not matter.
  struct Style {
    var foreground: Int?
    var background: Int?

    /// Writes what changes the style to another one, and becomes that.
    mutating func change(to new: Self, _ depth: ColorDepth, _ output: inout PictureOutput) {
      let foreground = new.foreground == self.foreground ? nil : new.foreground
      let background = new.background == self.background ? nil : new.background
      guard foreground != nil || background != nil else { return }
      output.write("\u{1B}[")
      if let foreground {
        depth.write(foreground, isBackground: false, &output)
        self.foreground = foreground
      }
      if let background {
        if foreground != nil { output.write(";") }
        depth.write(background, isBackground: true, &output)
        self.background = background
      }
      output.write("m")
    }
  }

  let character: String
  let style: Style

  /// Creates the character for two colors; the lower one is `nil` if the picture has none there.
  init(top: Int, bottom: Int?, _ depth: ColorDepth) {
    switch (depth, bottom) {
    // The text console of Linux has no bright backgrounds.
    case (.sixteen, top?): (character, style) = ("█", Style(foreground: top))
    case (.sixteen, let bottom?) where bottom > 7 && top < 8:
      (character, style) = ("▄", Style(foreground: bottom, background: top))
    case (.sixteen, let bottom?):
      (character, style) = ("▀", Style(foreground: top, background: bottom & 7))
    // Blocks of some fonts leave gaps, a background leaves none.
    case (_, top?): (character, style) = (" ", Style(background: top))
    default: (character, style) = ("▀", Style(foreground: top, background: bottom))
    }
  }
}
