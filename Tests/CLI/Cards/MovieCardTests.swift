import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Testing
import Viper
import ViperLocalization

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

struct MovieCardTests {
  private func card(_ id: Int = 19, _ genres: String...) -> MovieCard {
    MovieCard(id: id, genres: genres)
  }

  /// The FNV-1a hash of a card's bytes.
  private func hash(_ card: MovieCard, width: Int = 40) -> UInt64 {
    card.pixels(width: width).rgb.reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
  }

  /// Movies for all patterns, with the hashes of their cards at 40 pixels.
  private static let kept: [(id: Int, genres: [String], hash: UInt64)] = [
    (19, ["Drama", "Science Fiction"], 0x9E09_95DF_5BDA_5EAE),
    (653, ["Fantasy", "Horror"], 0xF037_28D8_90A9_D17C),
    (8, ["Adventure"], 0xF4F8_9631_B9D7_DF0A),
    (900_000_003, ["Drama", "Fantasy"], 0x5FE1_E795_EA34_E7A7),
    (1, [], 0x576A_236A_61CB_F47B),
    (234, ["Horror", "Thriller"], 0x12D2_F63A_4B49_23A4),
  ]

  @Test(arguments: kept.indices)
  func `A movie has the same card on every system`(index: Int) {
    let kept = Self.kept[index]
    let card = MovieCard(id: kept.id, genres: kept.genres)
    #expect(hash(card) == kept.hash, "\(String(hash(card), radix: 16, uppercase: true))")
  }

  @Test(arguments: [
    (0, 2), (Int.min, 2), (1, 2), (3, 3), (41, 41), (342, 342), (.max, 342),
  ])
  func `A card of any width has a 2:3 aspect ratio`(width: Int, drawn: Int) {
    let pixels = card().pixels(width: width)
    #expect((pixels.width, pixels.height) == (drawn, drawn * 3 / 2))
    #expect(pixels.rgb.count == pixels.width * pixels.height * 3)
  }

  @Test func `A card has the same design at every size`() {
    for id in 1...3 {
      let card = card(id, "Adventure")
      let small = card.pixels(width: 40).rgb
      let scaled = card.pixels(width: 120).scaled(toWidth: 40, height: 60).rgb
      let distance = zip(small, scaled).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
      #expect(distance / small.count < 5, "\(id)")
    }
  }

  @Test func `Every genre has its own five colors, from dark to light`() {
    let genres = CardGenre.known + [.unknown]
    #expect(Set(genres.map(\.colors)).count == genres.count)
    #expect(genres.allSatisfy { $0.colors.count == 5 })
    for colors in genres.map(\.colors) {
      #expect(brightness(colors[0]) < 72)
      #expect(brightness(colors[4]) > 190)
    }
    #expect(Set(genres.map(\.id)) == Set(Genre.all.map(\.id) + [0]))
    #expect(genres.count == Genre.all.count + 1)
  }

  /// The perceived brightness, from 0 to 255 (ITU-R BT.601).
  private func brightness(_ color: Int) -> Int {
    ((color >> 16) * 299 + (color >> 8 & 255) * 587 + (color & 255) * 114) / 1_000
  }

  @Test(arguments: Effort.some(5, of: CardGenre.known.map(\.id)))
  func `A card uses the colors of its genre`(id: Int) {
    let rgb = card(7, String(id)).pixels(width: 92).rgb
    let edge = rgb.prefix(3).reduce(0) { $0 << 8 | Int($1) }
    #expect(edge == CardGenre([String(id)]).colors[0])
    #expect(CardGenre([String(id)]).id == id)
  }

  @Test func `A genre is recognized by its ID and its English and Spanish names`() {
    for names in [["Horror"], ["TERROR"], ["27"], ["Drama", "Horror"], ["Unknown", "horror"]] {
      #expect(CardGenre(names).id == 27)
    }
    #expect(CardGenre(["Ciencia ficción"]).id == 878)
    for genre in Genre.all {
      for localizer in Language.allCases.map(\.localizer) {
        #expect(CardGenre([localizer.translated(genre.name)]).id == genre.id)
      }
    }
    for names in [[], [""], ["Kammerspiel"], ["-1"], Array(repeating: "x", count: 100_000)] {
      #expect(CardGenre(names).colors == CardGenre.unknown.colors)
    }
  }

  @Test(arguments: [Int.max, .min, 0, -1])
  func `Any combination of values produces a card`(id: Int) {
    for genre in ["", "Drama", "\u{1B}[31m", String(repeating: "x", count: 100_000)] {
      #expect(Set(card(id, genre).pixels(width: 8).rgb).count > 1)
    }
  }

  @Test func `Every movie in the embedded catalog has a different card`() async throws {
    let catalog = ServiceCatalog(transport: EmbeddedTransport())
    var hashes: Set<UInt64> = []
    var count = 0
    for number in 1... {
      let page = try await catalog.movies(.kind(.popular), page: number)
      for row in page.movies {
        let movie = try await catalog.movie(.tmdb(row.id))
        hashes.insert(hash(MovieCard(id: movie.id, genres: movie.genres), width: 20))
        count += 1
      }
      if number >= page.totalPages { break }
    }
    #expect(count >= 70)
    #expect(hashes.count == count)
  }
}
