/// An area on a card, between closed lines.
///
/// A card is 4,096 units wide and 6,144 high, and begins at its upper left corner. A point that
/// several lines enclose belongs to the area if their number is odd, so a ring is two circles.
struct CardShape {
  static let width = 4_096
  static let height = 6_144

  struct Point {
    let x: Int
    let y: Int

    init(_ x: Int, _ y: Int) {
      self.x = x
      self.y = y
    }
  }

  let lines: [[Point]]

  private init(lines: [[Point]]) {
    self.lines = lines
  }

  init(_ points: [Point]) {
    lines = [points]
  }

  static func box(_ x: ClosedRange<Int>, _ y: ClosedRange<Int>) -> CardShape {
    CardShape([
      Point(x.lowerBound, y.lowerBound), Point(x.upperBound, y.lowerBound),
      Point(x.upperBound, y.upperBound), Point(x.lowerBound, y.upperBound),
    ])
  }

  /// Returns an ellipse, which is a circle unless told otherwise.
  static func circle(_ x: Int, _ y: Int, _ radius: Int, high: Int? = nil) -> CardShape {
    let corners = 64
    return CardShape(
      (0..<corners).map { corner in
        let turn = corner * CardAngle.turn / corners
        return Point(
          x + CardAngle.cosine(turn, times: radius), y + CardAngle.sine(turn, times: high ?? radius)
        )
      })
  }

  static func ring(_ x: Int, _ y: Int, _ outer: Int, _ inner: Int) -> CardShape {
    circle(x, y, outer).without(circle(x, y, inner))
  }

  /// Returns what is seen from a point between two directions, as far as a distance.
  static func wedge(_ x: Int, _ y: Int, from start: Int, to end: Int, _ distance: Int) -> CardShape
  {
    CardShape([
      Point(x, y),
      Point(
        x + CardAngle.cosine(start, times: distance), y + CardAngle.sine(start, times: distance)),
      Point(x + CardAngle.cosine(end, times: distance), y + CardAngle.sine(end, times: distance)),
    ])
  }

  /// Returns everything below a line, whose height is told for a place from 0 to 32.
  static func below(_ height: (Int) -> Int) -> CardShape {
    let top = (0...32).map { Point($0 * width / 32, height($0)) }
    return CardShape(top + [Point(width, Self.height), Point(0, Self.height)])
  }

  /// Returns the area without another one that lies within it.
  func without(_ hole: CardShape) -> CardShape {
    CardShape(lines: lines + hole.lines)
  }
}
