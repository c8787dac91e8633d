/// A picture as the tests' encoder has made it.
struct EncodedPicture {
  let width: Int
  let height: Int
  let components: [EncodedComponent]
  let options: EncoderOptions

  init(_ picture: SourcePicture, _ options: EncoderOptions) {
    (width, height) = (picture.width, picture.height)
    self.options = options
    let (across, down) = options.isGray ? (1, 1) : (options.across, options.down)
    let columns = (width + 8 * across - 1) / (8 * across)
    let rows = (height + 8 * down - 1) / (8 * down)
    components = (options.isGray ? [0] : [0, 1, 2]).map { place in
      let (cellWidth, cellHeight) = place == 0 ? (1, 1) : (across, down)
      var component = EncodedComponent(
        identifier: options.identifiers[place],
        across: across / cellWidth, down: down / cellHeight,
        width: (picture.width + cellWidth - 1) / cellWidth,
        height: (picture.height + cellHeight - 1) / cellHeight,
        columns: columns * across / cellWidth, rows: rows * down / cellHeight,
        factors: Self.factors(isColor: place > 0, options.step))
      component.encode { column, row in
        var sum = 0.0
        for y in 0..<cellHeight {
          for x in 0..<cellWidth {
            sum += picture.components(column * cellWidth + x, row * cellHeight + y)[place]
          }
        }
        return sum / Double(cellWidth * cellHeight)
      }
      return component
    }
  }

  /// Coarser for higher frequencies, and for color.
  private static func factors(isColor: Bool, _ step: Double) -> [Int] {
    EncodedComponent.zigzag.map { place in
      let factor = Double(3 + 2 * (place.row + place.column)) * (isColor ? 1.5 : 1) * step
      return min(max(Int(factor), 1), 255)
    }
  }
}
