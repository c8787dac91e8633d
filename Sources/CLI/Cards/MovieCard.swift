import MovieEntities
import Viper
import ViperLocalization

/// A placeholder image for a movie without a poster, generated from the movie's data.
///
/// The genre determines the colors, and the ID determines the pattern. All coordinates are
/// integers, so a movie's card looks the same on every system and at every size. A view that shows
/// a card must also tell the user that the card is not the movie's poster.
struct MovieCard {
  /// The maximum width, in pixels.
  static let maxWidth = 342
  /// The maximum number of points sampled per row, before colors are averaged.
  private static let maxSamples = 600

  private let pattern: CardPattern
  private let colors: [(red: UInt8, green: UInt8, blue: UInt8)]

  /// Creates a card for a movie whose genres are given as names in any supported language or as
  /// TMDB IDs.
  init(id: Int, genres: [String]) {
    var seed = CardSeed(id)
    pattern = CardPattern(&seed)
    colors = CardGenre(genres).colors.map { color in
      (UInt8(color >> 16), UInt8(color >> 8 & 255), UInt8(color & 255))
    }
  }

  /// Draws the card with a width from 2 to `maxWidth` pixels and a height of 1.5 times the width.
  func pixels(width: Int) -> Pixels {
    let width = min(max(width, 2), Self.maxWidth)
    // Oversample to smooth edges.
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

  /// Returns the next random number in a range.
  mutating func next(_ range: ClosedRange<Int>) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return range.lowerBound + Int(mixed >> 33) % (range.upperBound - range.lowerBound + 1)
  }
}

/// The colors that a card uses for a genre.
struct CardGenre {
  /// The genre's TMDB ID (see `/genre/movie/list`).
  let id: Int
  /// Five colors, from darkest to lightest, as 24-bit RGB values.
  let colors: [Int]

  private init(_ name: String, _ colors: [Int]) {
    id = Genre.named(name)?.id ?? 0
    self.colors = colors
  }

  /// Selects the most distinctive of several genres.
  ///
  /// Each genre is either a name, in any supported language, or a TMDB ID.
  init(_ names: [String]) {
    let ids = Set(names.prefix(32).map { Self.ids[$0.lowercased()] ?? Int($0) ?? 0 })
    self = Self.known.first { ids.contains($0.id) } ?? .unknown
  }

  private static let ids = Dictionary(
    Language.allCases.map(\.localizer).flatMap { localizer in
      Genre.all.map { (localizer.translated($0.name).lowercased(), $0.id) }
    }
  ) { first, _ in first }

  static let unknown = CardGenre("", [0x181C26, 0x485C78, 0x8C96A0, 0xE0AA64, 0xEEEEE8])

  /// The known genres, with the most distinctive genres first; for example, western comes before
  /// drama, because a western is usually also a drama.
  static let known = [
    CardGenre("Western", [0x341A10, 0xBE6830, 0xE0A456, 0xA83420, 0xFAE6BE]),
    CardGenre("Horror", [0x0A1411, 0x1E4A3A, 0x7A1820, 0xD22C2C, 0xDCE4C0]),
    CardGenre("Science Fiction", [0x0A0C2A, 0x3A2F96, 0x1E96BE, 0x5AE8E8, 0xE8F0FF]),
    CardGenre("Animation", [0x1C2454, 0x3494DC, 0xFAC438, 0xEE545C, 0xFFF6E0]),
    CardGenre("War", [0x1A1C14, 0x5A6440, 0x8E7044, 0xC84A2A, 0xEAE2C8]),
    CardGenre("Music", [0x280C30, 0xA82474, 0xEC5C54, 0xFCC448, 0xFFECE2]),
    CardGenre("Fantasy", [0x1A1238, 0x583CA0, 0x289682, 0xF0BC5C, 0xECE4FA]),
    CardGenre("Mystery", [0x0E1028, 0x2E346E, 0x60427A, 0xE2AA54, 0xE2E0EC]),
    CardGenre("Crime", [0x0E121E, 0x2C3E62, 0x962C30, 0xF0B040, 0xE8E2D4]),
    CardGenre("Thriller", [0x0C1014, 0x28404C, 0x60706E, 0xD84028, 0xE4E6DE]),
    CardGenre("Romance", [0x3E1228, 0xCE4868, 0xF08E8C, 0xFCC896, 0xFFEEE6]),
    CardGenre("Comedy", [0x402214, 0xE8A42C, 0xEC703C, 0x2E8C8C, 0xFFF4D6]),
    CardGenre("Adventure", [0x10242C, 0x16787C, 0xE2963C, 0xF46030, 0xFAECCC]),
    CardGenre("Action", [0x181216, 0xB03024, 0xE87A2C, 0xFFC446, 0xFAE8D0]),
    CardGenre("History", [0x281214, 0x80282C, 0xAA7C3C, 0xDEB862, 0xF4E6CA]),
    CardGenre("Family", [0x1E344A, 0x4AA0B4, 0xF6BC50, 0xE8625E, 0xFFF6E2]),
    CardGenre("Documentary", [0x1C2220, 0x56706C, 0xA0966E, 0xD6783C, 0xEEECDE]),
    CardGenre("Drama", [0x1C162C, 0x563E78, 0xBA5254, 0xF0A062, 0xF6E4D4]),
    CardGenre("TV Movie", [0x182832, 0x327882, 0xC8A04A, 0xE87850, 0xF2F0E4]),
  ]
}
