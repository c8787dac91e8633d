/// The pattern of a card, which assigns each point a color from 0 (darkest) to 4 (lightest).
///
/// A card is 4,096 units wide and 6,144 units high. The origin is the upper-left corner.
enum CardPattern {
  /// Broad stripes around a lower corner, with a sun on the opposite side.
  case arcs(isLeft: Bool, y: Int, stripe: Int, sun: Int)
  /// The rays of a sun setting behind stripes of land.
  case rays(x: Int, y: Int, radius: Int, count: Int)
  /// Nested squares, each slightly off-center within the next larger square.
  case squares(columns: Int, right: Int, down: Int, first: Int)

  static let width = 4_096
  static let height = 6_144
  private static let frame = 230
  /// The length of a square's side, in local units.
  private static let side = 1_024

  private static let stripes = [0, 1, 3, 2, 4, 1, 0]
  private static let squareColors = [1, 3, 0, 2, 4]

  init(_ seed: inout CardSeed) {
    switch seed.next(0...2) {
    case 0:
      self = .arcs(
        isLeft: seed.next(0...1) == 1, y: seed.next(4_600...6_144), stripe: seed.next(420...560),
        sun: seed.next(420...620))
    case 1:
      self = .rays(
        x: seed.next(1_300...2_800), y: seed.next(3_700...4_500), radius: seed.next(900...1_250),
        count: seed.next(5...9))
    default:
      self = .squares(
        columns: seed.next(1...2) * 2, right: seed.next(-50...50), down: seed.next(-20...60),
        first: seed.next(0...4))
    }
  }

  /// Returns the color of a point on the card.
  func color(_ x: Int, _ y: Int) -> Int {
    let edge = min(x, y, Self.width - x, Self.height - y)
    if edge < Self.frame { return edge < Self.frame - 60 ? 0 : 4 }
    switch self {
    case .arcs(let isLeft, let middle, let stripe, let sun):
      if Self.squaredDistance(x - (isLeft ? 3_000 : 1_096), y - 1_250) < sun * sun { return 3 }
      let distance = Self.squaredDistance(isLeft ? x : Self.width - x, y - middle)
      var radius = 500
      for color in Self.stripes {
        if distance < radius * radius { return color }
        radius += stripe
      }
      return 4
    case .rays(let middle, let horizon, let radius, let count):
      return y < horizon
        ? Self.sky(x - middle, horizon - y, radius, count) : Self.land(y - horizon)
    case .squares(let columns, let right, let down, let first):
      // Whole squares fill the area inside the frame.
      let x = (x - Self.frame) * columns * Self.side / (Self.width - 2 * Self.frame)
      let y = (y - Self.frame) * columns * Self.side * 3 / (Self.height - 2 * Self.frame) / 2
      let (column, row) = (x / Self.side, y / Self.side)
      let (across, below) = (x % Self.side - Self.side / 2, y % Self.side - Self.side / 2)
      var color = first + column * 2 + row * 3
      for step in 1...3 {
        let reach = Self.side * (4 - step) / 8
        if abs(across - right * step) >= reach || abs(below - down * step) >= reach { break }
        color += 2
      }
      return Self.squareColors[color % 5]
    }
  }

  /// Returns the color of a point above the horizon, relative to the center of the sun.
  private static func sky(_ right: Int, _ up: Int, _ radius: Int, _ count: Int) -> Int {
    let distance = squaredDistance(right, up)
    if distance < radius * radius { return 3 }
    if distance < (radius + 220) * (radius + 220) { return 4 }
    if distance < (radius + 340) * (radius + 340) { return 0 }
    // Compute a value that grows with the angle, from 0 on the right to 2,048 on the left, without
    // using trigonometry.
    let turn = 1_024 * up / (abs(right) + up)
    return (right > 0 ? turn : 2_048 - turn) * count / 1_024 % 2 + 1
  }

  /// Returns the color of a point at the given depth below the horizon.
  private static func land(_ depth: Int) -> Int {
    let stripe = (depth - 260) / 420
    let isStripe = depth >= 260 && stripe < 3 && (depth - 260) % 420 < 150 - stripe * 40
    return isStripe ? 3 - stripe : 0
  }

  private static func squaredDistance(_ right: Int, _ down: Int) -> Int {
    right * right + down * down
  }
}
