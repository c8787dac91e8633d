/// A side of a shape, in parts of pixels.
struct CardEdge {
  /// The height of the upper end, from which on a line through the shape meets the edge.
  let top: Int
  /// The height of the lower end, from which on no line meets it.
  let bottom: Int
  private let x: Int
  private let run: Int

  /// Creates an edge between two points; `nil` for a level one, which no level line crosses.
  init?(from start: CardShape.Point, to end: CardShape.Point) {
    guard start.y != end.y else { return nil }
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    top = upper.y
    bottom = lower.y
    x = upper.x
    run = lower.x - upper.x
  }

  /// Returns the place in a height between the top and the bottom.
  func x(at y: Int) -> Int {
    x + run * (y - top) / (bottom - top)
  }
}
