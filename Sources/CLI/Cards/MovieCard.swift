import Viper

/// A card for a movie without a poster: a picture that is drawn from the movie's data.
///
/// The genre determines the colors, and the id the pattern. All measures are integers, so a movie
/// has the same card on every system and in every size. A view that shows a card must state that
/// the program drew it.
struct MovieCard {
  /// The largest width, in pixels.
  static let maxWidth = 342
  /// The largest number of sampled points in a row, whose colors are averaged.
  private static let maxSamples = 600

  private let pattern: CardPattern
  private let colors: [(red: UInt8, green: UInt8, blue: UInt8)]

  /// Creates a card from the genres' names in a language of the program, or TMDB's numbers.
  init(id: Int, genres: [String]) {
    var seed = CardSeed(id)
    pattern = CardPattern(&seed)
    colors = CardGenre(genres).colors.map { color in
      (UInt8(color >> 16), UInt8(color >> 8 & 255), UInt8(color & 255))
    }
  }

  /// Draws the card, 2 to `maxWidth` pixels wide and half as high again.
  func pixels(width: Int) -> Pixels {
    let width = min(max(width, 2), Self.maxWidth)
    // More samples than pixels make edges smooth.
    let columns = min(width * 6, Self.maxSamples)
    let rows = columns * 3 / 2
    var rgb: [UInt8] = []
    rgb.reserveCapacity(columns * rows * 3)
    for row in 0..<rows {
      let y = (row * 2 + 1) * CardPattern.height / (rows * 2)
      for column in 0..<columns {
        let x = (column * 2 + 1) * CardPattern.width / (columns * 2)
        let color = colors[pattern.color(x, y)]
        rgb.append(color.red)
        rgb.append(color.green)
        rgb.append(color.blue)
      }
    }
    return Pixels(checked: columns, rows, rgb).scaled(toWidth: width, height: width * 3 / 2)
  }
}

/// A deterministic random number generator (SplitMix64, public domain).
struct CardSeed {
  private var state: UInt64

  init(_ number: Int) {
    state = UInt64(bitPattern: Int64(number))
  }

  /// Returns the next number of a range, which must not be empty.
  mutating func next(_ range: ClosedRange<Int>) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return range.lowerBound + Int(mixed >> 33) % (range.upperBound - range.lowerBound + 1)
  }
}
