import Entities
import Pictures
import TMDB
import TMDBEmbedded
import Testing

@testable import CLI
@testable import ViperTestSupport

struct MovieCardTests {
  private func card(_ id: Int = 19, _ year: Int? = 1927, _ genres: String...) -> MovieCard {
    MovieCard(id: id, year: year, genres: genres)
  }

  /// The FNV-1a hash of a card's bytes.
  private func hash(_ card: MovieCard, width: Int = 40) -> UInt64 {
    card.pixels(width: width).rgb.reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
  }

  /// How much color a picture has, from 0 to 255: the mean distance of its strongest from its weakest part.
  private func colorfulness(_ pixels: Pixels) -> Int {
    var sum = 0
    for place in stride(from: 0, to: pixels.rgb.count, by: 3) {
      let parts = pixels.rgb[place..<(place + 3)]
      sum += Int(parts.max() ?? 0) - Int(parts.min() ?? 0)
    }
    return sum / (pixels.width * pixels.height)
  }

  /// A movie for each motif, with the hash of its card of 40 pixels.
  private static let kept: [(id: Int, year: Int?, genres: [String], hash: UInt64)] = [
    (19, 1927, ["Drama", "Science Fiction"], 0x401B_85A8_7EDD_5EAA),
    (653, 1922, ["Fantasy", "Horror"], 0x4861_AE53_6F38_C5E9),
    (10_331, 1968, ["Horror"], 0x1C6E_827E_02A9_29C4),
    (10_098, 1921, ["Comedy", "Drama"], 0x4CFC_08A5_4CE8_3E0E),
    (4_808, 1963, ["Comedy", "Mystery", "Romance", "Thriller"], 0xA3BA_DF33_4B37_39D3),
    (962, 1925, ["Adventure", "Comedy", "Romance"], 0x188A_218D_97D0_F14C),
    (900_000_003, 2001, ["Drama", "Fantasy"], 0xD788_1559_4C10_4623),
    (900_000_004, 1998, ["Drama", "Romance"], 0x05B1_3371_A796_23F3),
    (775, 1902, ["Action", "Adventure", "Fantasy", "Science Fiction"], 0x2D48_DD72_9589_E399),
    (16_093, 1962, ["Horror", "Thriller"], 0x0972_0F09_F019_543B),
    (26_317, 1929, ["Documentary"], 0xD3D7_A405_0473_D19C),
    (25_768, 1928, ["Comedy", "Romance"], 0x4CF5_5B93_3B57_823B),
    (20_246, 1946, ["Drama", "Thriller"], 0x409E_BFDF_92AB_EBD6),
    (2_760, 1927, ["Crime", "Drama", "Thriller"], 0x9ADC_EC21_BDAA_065C),
    (15_263, 1963, ["Western", "Comedy"], 0x5ECB_68D2_D012_FA70),
    (1, 1995, ["Action"], 0x7C99_8AD1_FE24_DCFB),
    (1, 1985, ["Science Fiction"], 0x9751_90CB_2C70_21EF),
    (6, 1985, ["Science Fiction"], 0xED3E_8DE7_F4A4_B520),
  ]

  @Test(arguments: kept.indices)
  func `The same movie has the same card on every system`(index: Int) {
    let kept = Self.kept[index]
    let card = MovieCard(id: kept.id, year: kept.year, genres: kept.genres)
    #expect(hash(card) == kept.hash, "\(String(hash(card), radix: 16, uppercase: true))")
  }

  @Test(arguments: [1, 2, 3, 20, 41, 92, 185, 342])
  func `A card is half as high again as it is wide`(width: Int) {
    let pixels = card().pixels(width: width)
    #expect(pixels.width == max(width, 2))
    #expect(pixels.height == max(width, 2) * 3 / 2)
    #expect(pixels.rgb.count == pixels.width * pixels.height * 3)
  }

  @Test(
    arguments: Effort.some(
      4, of: [(0, 2), (Int.min, 2), (-1, 2), (.max, 1_024), (1_000_000, 1_024)]))
  func `Any width gives a card`(width: Int, drawn: Int) {
    #expect(card().pixels(width: width).width == drawn)
  }

  @Test func `A card looks the same in every size`() {
    for id in 1...6 {
      let card = card(id, 1955, "Adventure")
      let small = card.pixels(width: 40).rgb
      let scaled = card.pixels(width: 160).scaled(toWidth: 40, height: 60).rgb
      let distance = zip(small, scaled).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
      #expect(distance / small.count < 3, "\(id)")
    }
  }

  @Test func `Two movies have two cards`() {
    let hashes = (1...60).map { hash(card($0, 1955, "Drama"), width: 20) }
    #expect(Set(hashes).count == 60)
  }

  @Test func `A silent film has less color than one in Technicolor`() {
    for id in 1...12 {
      let (old, new) = (card(id, 1915, "Comedy"), card(id, 1955, "Comedy"))
      #expect(
        colorfulness(old.pixels(width: 20)) < colorfulness(new.pixels(width: 20)), "\(id)")
    }
  }

  @Test func `Every decade and every genre has its own colors`() {
    let decades = stride(from: 1915, through: 2025, by: 10).map { Optional($0) } + [nil]
    #expect(Set(decades.map { CardPalette(.drama, year: $0) }).count == decades.count)
    let genres = CardGenre.allCases.map { Optional($0) } + [nil]
    #expect(Set(genres.map { CardPalette($0, year: 1955) }).count == genres.count)
  }

  @Test(arguments: CardGenre.allCases)
  func `A genre's colors are on its cards`(genre: CardGenre) {
    let palette = CardPalette(genre, year: 1955)
    let rgb = card(7, 1955, String(genre.rawValue)).pixels(width: 92).rgb
    let edge = rgb.prefix(3).map { Int($0) }
    #expect(edge == [palette.night.red, palette.night.green, palette.night.blue])
  }

  @Test func `The colors go from dark to light`() {
    for genre in CardGenre.allCases {
      for year in stride(from: 1905, through: 2025, by: 10) {
        let palette = CardPalette(genre, year: year)
        #expect(palette.night.brightness < 72)
        #expect(palette.light.brightness > 190)
      }
    }
  }

  @Test func `A genre is known by its name in both languages and by its number`() {
    for names in [["Horror"], ["TERROR"], ["27"], ["Drama", "Horror"], ["Unknown", "horror"]] {
      #expect(CardGenre(names) == .horror)
    }
    #expect(CardGenre(["Ciencia ficción"]) == .scienceFiction)
    for names in [[], [""], ["Kammerspiel"], ["-1"], Array(repeating: "x", count: 100_000)] {
      #expect(CardGenre(names) == nil)
    }
  }

  @Test(arguments: [
    (Int.max, Int?.some(99_999)), (.min, -5), (0, nil), (-1, .max), (1, .min), (2, 0),
  ])
  func `Any facts give a card`(id: Int, year: Int?) {
    for genre in ["", "27", "Drama", "\u{1B}[31m", String(repeating: "x", count: 100_000)] {
      #expect(colorfulness(card(id, year, genre).pixels(width: 20)) > 0)
    }
  }

  @Test func `Every motif can be drawn with any seed, and every one is chosen`() {
    for motif in CardMotif.allCases {
      for number in 0..<8 {
        var seed = CardSeed(number)
        var canvas = CardCanvas(width: 12, height: 18)
        motif.draw(on: &canvas, CardPalette(nil, year: nil), &seed)
        #expect(Set(canvas.pixels.rgb).count > 1, "\(motif)")
      }
    }
    let years = stride(from: 1895, through: 2025, by: 10).map { Optional($0) } + [nil]
    let chosen = (CardGenre.allCases.map { Optional($0) } + [nil]).flatMap { genre in
      years.flatMap { CardMotif.choice(genre, year: $0) }
    }
    #expect(Set(chosen) == Set(CardMotif.allCases))
  }

  @Test func `Every movie of the embedded catalogue has a card of its own`() async throws {
    let catalogue = ServiceCatalogue(transport: EmbeddedTransport())
    var hashes: Set<UInt64> = []
    var count = 0
    for number in 1... {
      let page = try await catalogue.movies(.kind(.popular), page: number)
      for row in page.movies {
        let movie = try await catalogue.movie(.tmdb(row.id))
        let card = MovieCard(
          id: movie.id, year: movie.releaseDay?.year, genres: movie.genres)
        hashes.insert(hash(card, width: 20))
        count += 1
      }
      if number >= page.totalPages { break }
    }
    #expect(count >= 70)
    #expect(hashes.count == count)
  }
}
