/// Shapes of the motifs.
extension CardShape {
  static func diamond(_ x: Int, _ y: Int, _ wide: Int, _ high: Int) -> CardShape {
    CardShape([
      Point(x - wide, y), Point(x, y - high), Point(x + wide, y), Point(x, y + high),
    ])
  }

  /// Returns the upper half of a circle.
  static func dome(_ x: Int, _ y: Int, _ radius: Int) -> CardShape {
    CardShape(
      (0...32).map { corner in
        let turn = CardAngle.turn / 2 + corner * 16
        return Point(
          x + CardAngle.cosine(turn, times: radius), y + CardAngle.sine(turn, times: radius))
      })
  }

  /// Returns an arrowhead that points up and reaches beyond both sides of the card.
  static func chevron(_ x: Int, _ y: Int, slope: Int, _ thick: Int) -> CardShape {
    let reach = 4_096
    let fall = slope * reach / 2_048
    return CardShape([
      Point(x, y - slope), Point(x + reach, y - slope + fall),
      Point(x + reach, y - slope + fall + thick), Point(x, y - slope + thick),
      Point(x - reach, y - slope + fall + thick), Point(x - reach, y - slope + fall),
    ])
  }

  /// Returns a part of a flat ring that is tilted.
  static func hoop(
    _ x: Int, _ y: Int, _ radius: Int, tilt: Int, from start: Int, to end: Int
  ) -> CardShape {
    let corners = (0...24).map { start + (end - start) * $0 / 24 }
    let outer = corners.map { flat(x, y, radius, at: $0, tilt: tilt) }
    let inner = corners.reversed().map { flat(x, y, radius * 3 / 4, at: $0, tilt: tilt) }
    return CardShape(outer + inner)
  }

  /// Returns a point of an ellipse that is a quarter as high as wide, and tilted.
  private static func flat(_ x: Int, _ y: Int, _ radius: Int, at turn: Int, tilt: Int) -> Point {
    let across = CardAngle.cosine(turn, times: radius)
    let down = CardAngle.sine(turn, times: radius / 4)
    return Point(
      x + CardAngle.cosine(tilt, times: across) - CardAngle.sine(tilt, times: down),
      y + CardAngle.sine(tilt, times: across) + CardAngle.cosine(tilt, times: down))
  }

  /// Returns the shape between two arcs that meet in points at its left and its right.
  static func lens(_ x: Int, _ y: Int, _ wide: Int, high: Int) -> CardShape {
    CardShape(
      (0..<64).map { corner in
        let turn = corner * 16
        return Point(
          x - CardAngle.triangle(turn, times: wide), y - CardAngle.sine(turn, times: high))
      })
  }

  /// Returns a leaf that begins at a point and grows in a direction.
  static func leaf(_ x: Int, _ y: Int, _ length: Int, _ turn: Int) -> CardShape {
    CardShape(
      (0..<32).map { corner in
        let part = corner * 32
        let along = (length + CardAngle.triangle(part, times: length)) / 2
        let aside = CardAngle.sine(part, times: length / 5)
        return Point(
          x + CardAngle.cosine(turn, times: along) - CardAngle.sine(turn, times: aside),
          y + CardAngle.sine(turn, times: along) + CardAngle.cosine(turn, times: aside))
      })
  }

  /// Returns the outline of a balloon: round above, narrower below.
  static func balloon(_ x: Int, _ y: Int, _ wide: Int, high: Int) -> CardShape {
    CardShape(
      (0..<64).map { corner in
        let turn = corner * 16
        let down = CardAngle.sine(turn, times: high)
        let isBelow = down > 0
        let side = CardAngle.cosine(turn, times: wide)
        return Point(
          x + (isBelow ? side - side * down / (high * 5) : side),
          y + (isBelow ? down * 5 / 4 : down))
      })
  }
}
