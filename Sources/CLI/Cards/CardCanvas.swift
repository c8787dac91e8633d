import Pictures

/// A card while it is drawn: shapes are filled one over the other, with smooth edges.
struct CardCanvas {
  /// The number of lines in which a row of pixels is measured.
  private static let samples = 4
  /// The parts into which the width and the height of a pixel are divided.
  private static let parts = 256

  private let width: Int
  private let height: Int
  private var rgb: [UInt8]
  /// How much of each pixel of a row a shape covers, in 1/1,024.
  private var covered: [Int]
  /// Where a line through a row meets edges, kept so that its memory is not asked for each time.
  private var crossings: [Int] = []

  /// Creates a black canvas.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row, at least 1.
  ///   - height: The number of rows, at least 1.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    covered = Array(repeating: 0, count: width)
    rgb = Array(repeating: 0, count: width * height * 3)
  }

  /// The finished card.
  var pixels: Pixels { Pixels(checked: width, height, rgb) }

  /// Paints all of it in colors that run from one at the top to another one at the bottom.
  mutating func shade(_ top: CardColor, _ bottom: CardColor) {
    var place = 0
    for row in 0..<height {
      let color = top.mixed(with: bottom, row * 256 / max(1, height - 1))
      let (red, green, blue) = (UInt8(color.red), UInt8(color.green), UInt8(color.blue))
      for _ in 0..<width {
        rgb[place] = red
        rgb[place + 1] = green
        rgb[place + 2] = blue
        place += 3
      }
    }
  }

  /// Fills a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape, which can reach beyond the card.
  ///   - color: The color.
  ///   - opacity: How much the color hides what is there, from 0 to 256.
  mutating func fill(_ shape: CardShape, _ color: CardColor, opacity: Int = 256) {
    let edges = edges(of: shape)
    guard let top = edges.first?.top, let bottom = edges.map(\.bottom).max() else { return }
    let first = max(0, top / Self.parts)
    // The edges that reach the row, which are few of all.
    var near: [CardEdge] = []
    var next = 0
    for row in first..<max(first, min(height, bottom / Self.parts + 1)) {
      let rowTop = row * Self.parts
      near.removeAll { $0.bottom <= rowTop }
      while next < edges.count, edges[next].top < rowTop + Self.parts {
        if edges[next].bottom > rowTop { near.append(edges[next]) }
        next += 1
      }
      guard let columns = cover(below: rowTop, near) else { continue }
      blend(color, opacity, row: row, columns: columns)
    }
  }

  /// Measures what the shape between some edges covers of a row.
  ///
  /// - Returns: The columns in which it covers anything, if any.
  private mutating func cover(below rowTop: Int, _ edges: [CardEdge]) -> ClosedRange<Int>? {
    var touched = (first: width, last: -1)
    for sample in 0..<Self.samples {
      let y = rowTop + (2 * sample + 1) * Self.parts / (2 * Self.samples)
      crossings.removeAll(keepingCapacity: true)
      for edge in edges where edge.top <= y && y < edge.bottom { crossings.append(edge.x(at: y)) }
      crossings.sort()
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        cover(from: crossings[pair], to: crossings[pair + 1], &touched)
      }
    }
    return touched.first <= touched.last ? touched.first...touched.last : nil
  }

  /// Returns the edges of a shape, the upper ones first.
  private func edges(of shape: CardShape) -> [CardEdge] {
    var edges: [CardEdge] = []
    for line in shape.lines {
      guard var last = line.last.map(place) else { continue }
      for point in line {
        let next = place(point)
        if let edge = CardEdge(from: last, to: next) { edges.append(edge) }
        last = next
      }
    }
    return edges.sorted { $0.top < $1.top }
  }

  /// Returns a point in parts of pixels.
  private func place(_ point: CardShape.Point) -> CardShape.Point {
    CardShape.Point(
      point.x * width * Self.parts / CardShape.width,
      point.y * height * Self.parts / CardShape.height)
  }

  /// Adds what a shape covers of one line through a row.
  private mutating func cover(
    from start: Int, to end: Int, _ touched: inout (first: Int, last: Int)
  ) {
    let start = max(0, start)
    let end = min(width * Self.parts, end)
    guard start < end else { return }
    let first = start / Self.parts
    let last = (end - 1) / Self.parts
    touched = (min(touched.first, first), max(touched.last, last))
    if first == last {
      covered[first] += end - start
      return
    }
    covered[first] += (first + 1) * Self.parts - start
    for column in (first + 1)..<last { covered[column] += Self.parts }
    covered[last] += end - last * Self.parts
  }

  /// Mixes the color into the pixels of a row as far as they are covered, and forgets how far.
  private mutating func blend(
    _ color: CardColor, _ opacity: Int, row: Int, columns: ClosedRange<Int>
  ) {
    var place = (row * width + columns.lowerBound) * 3
    for column in columns {
      let share = covered[column] * opacity
      covered[column] = 0
      rgb[place] = Self.mix(rgb[place], color.red, share)
      rgb[place + 1] = Self.mix(rgb[place + 1], color.green, share)
      rgb[place + 2] = Self.mix(rgb[place + 2], color.blue, share)
      place += 3
    }
  }

  /// The share that hides all that is there.
  private static let whole = samples * parts * 256

  private static func mix(_ old: UInt8, _ new: Int, _ share: Int) -> UInt8 {
    // A negative sum is rounded towards zero, so the old and the new part are added instead.
    UInt8(clamping: (Int(old) * (whole - share) + new * share + whole / 2) / whole)
  }
}
