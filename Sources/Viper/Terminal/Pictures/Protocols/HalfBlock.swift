import Viper

/// A character that shows two pixels, one above the other.
///
/// It works in every terminal with colors.
struct HalfBlock {
  /// The colors of a character; `nil` for a default or irrelevant color.
  struct Style {
    var foreground: Int?
    var background: Int?

    /// Switches to another style by writing the escape sequence for the difference.
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

  /// Creates the character for two colors.
  ///
  /// The bottom color is `nil` below the picture.
  init(top: Int, bottom: Int?, _ depth: ColorDepth) {
    switch (depth, bottom) {
    // The Linux console has no bright backgrounds.
    case (.sixteen, top?): (character, style) = ("█", Style(foreground: top))
    case (.sixteen, let bottom?) where bottom > 7 && top < 8:
      (character, style) = ("▄", Style(foreground: bottom, background: top))
    case (.sixteen, let bottom?):
      (character, style) = ("▀", Style(foreground: top, background: bottom & 7))
    // In some fonts, the block character leaves gaps, but a background color leaves none.
    case (_, top?): (character, style) = (" ", Style(background: top))
    default: (character, style) = ("▀", Style(foreground: top, background: bottom))
    }
  }

  static func write(
    _ pixels: Pixels, _ fit: PictureFit, _ depth: ColorDepth, in area: PictureArea,
    _ output: inout PictureOutput
  ) {
    let small = pixels.scaled(toWidth: fit.columns, height: fit.halfRows)
    func color(_ column: Int, _ row: Int) -> Int {
      let index = (row * small.width + column) * 3
      return depth.nearest(
        red: small.rgb[index], green: small.rgb[index + 1], blue: small.rgb[index + 2])
    }
    output.writeRows((small.height + 1) / 2, in: area) { row, output in
      var style = Style()
      let hasBottom = row * 2 + 1 < small.height
      for column in 0..<small.width {
        let bottom = hasBottom ? color(column, row * 2 + 1) : nil
        let block = HalfBlock(top: color(column, row * 2), bottom: bottom, depth)
        style.change(to: block.style, depth, &output)
        output.write(block.character.utf8)
      }
    }
  }
}
