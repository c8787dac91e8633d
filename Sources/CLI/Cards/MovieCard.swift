import Pictures

/// A card for a movie that has no poster: a picture that is drawn from the movie's own facts.
///
/// The decade and the genre give the colors and the motifs to choose from; the identifier chooses
/// one and places its parts. The same movie has the same card on every system, in every size. A
/// card is not the movie's poster, so a view that shows one must say that the program drew it.
struct MovieCard {
  /// The number of pixels in a row at most.
  static let mostPixels = 1_024

  private let id: Int
  private let year: Int?
  private let genre: CardGenre?

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - id: The movie's identifier.
  ///   - year: The year of its release, if it is known.
  ///   - genres: The genres' names in a language of the program, or TMDB's numbers; others are
  ///     passed over.
  init(id: Int, year: Int?, genres: [String]) {
    self.id = id
    self.year = year
    genre = CardGenre(genres)
  }

  /// Draws the card.
  ///
  /// - Parameter width: The number of pixels in a row; less than 2 counts as 2, more than
  ///   `mostPixels` as that.
  /// - Returns: The card, which is half as high again as it is wide.
  func pixels(width: Int) -> Pixels {
    let width = min(max(width, 2), Self.mostPixels)
    var seed = CardSeed(id)
    let palette = CardPalette(genre, year: year)
    let motifs = CardMotif.choice(genre, year: year)
    let motif = motifs[seed.next(0...motifs.count - 1)]
    var canvas = CardCanvas(width: width, height: width * 3 / 2)
    motif.draw(on: &canvas, palette, &seed)
    canvas.frame(palette)
    return canvas.pixels
  }
}
