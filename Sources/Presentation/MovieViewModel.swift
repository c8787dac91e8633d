public import MovieEntities
public import Viper
public import ViperLocalization

/// A movie as one row of a list or among similar movies: the texts that a screen shows, and the user's marks.
///
/// Ten thousand rows are copied with each state of a list, so a row takes at most 32 bytes: its texts are behind
/// one reference.
public struct MovieViewModel: Identifiable, Sendable {
  /// The texts, which never change.
  private final class Texts: Sendable {
    let title: String
    let year: String
    let rating: RatingViewModel?
    let ownRating: String
    let genres: String
    let overview: String
    let number: String
    let address: String?
    let posterURL: String?

    init(
      _ title: String, _ year: String, _ rating: RatingViewModel?, _ ownRating: String,
      _ genres: String, _ overview: String, _ number: String, _ address: String?,
      _ posterURL: String?
    ) {
      self.title = title
      self.year = year
      self.rating = rating
      self.ownRating = ownRating
      self.genres = genres
      self.overview = overview
      self.number = number
      self.address = address
      self.posterURL = posterURL
    }
  }

  /// The TMDB ID of the movie.
  public let id: Int
  /// The user's known marks of the movie.
  public private(set) var marks: Marks
  private var texts: Texts

  /// Creates a row from its values.
  ///
  /// - Parameters:
  ///   - id: TMDB's identifier of the movie.
  ///   - title: The title.
  ///   - year: The year of release; empty if it is unknown.
  ///   - rating: The rating by the voters; `nil` if there are no votes.
  ///   - ownRating: The user's own rating; empty if the user has not rated the movie.
  ///   - genres: The genres in one text; may be empty.
  ///   - overview: A summary of the plot; may be empty.
  ///   - address: The address of the movie's page; `nil` if it has none.
  ///   - posterURL: The URL of the poster; `nil` if there is no poster.
  ///   - marks: The user's marks of the movie.
  public init(
    id: Int, title: String, year: String = "", rating: RatingViewModel? = nil,
    ownRating: String = "", genres: String = "", overview: String = "", address: String? = nil,
    posterURL: String? = nil, marks: Marks = Marks()
  ) {
    self.id = id
    self.marks = marks
    texts = Texts(
      title, year, rating, ownRating, genres, overview, String(id), address, posterURL)
  }

  /// Shows the user's marks, of which the rating is a text in the user's language.
  public mutating func show(_ marks: Marks, in localizer: Localizer) {
    self.marks = marks
    guard marks.known.contains(MarkKinds(.rating)) else { return }
    let rating = marks.rating.map { localizer.decimal($0.description) } ?? ""
    guard rating != ownRating else { return }
    texts = Texts(
      title, year, self.rating, rating, genres, overview, number, address, posterURL)
  }

  /// The marks that are set, in the words of a script: `favorite`, `watchlist`, `rating 8.5`.
  public var markWords: [String] { marks.words }
  /// The title.
  public var title: String { texts.title }
  /// The year of release; empty if it is unknown.
  public var year: String { texts.year }
  /// The rating by the voters; `nil` if there are no votes.
  public var rating: RatingViewModel? { texts.rating }
  /// The user's own rating; empty if the user has not rated the movie.
  public var ownRating: String { texts.ownRating }
  /// The genres in one text, such as `Drama, Science Fiction`; may be empty.
  public var genres: String { texts.genres }
  /// A summary of the plot; may be empty.
  public var overview: String { texts.overview }
  /// The TMDB ID of the movie as text.
  public var number: String { texts.number }
  /// The address of TMDB's page of the movie; `nil` if it has none.
  public var address: String? { texts.address }
  /// The URL of the poster; `nil` if there is no poster.
  public var posterURL: String? { texts.posterURL }
}

extension MovieViewModel {
  /// Maps a movie to the row that shows it in the user's language.
  public init(_ movie: any PopularMovie, in localizer: Localizer = .english) {
    self.init(
      id: movie.id, title: movie.title, year: movie.releaseDay.map { String($0.year) } ?? "",
      rating: movie.rating.map { RatingViewModel($0, decimal: localizer.decimal) },
      ownRating: movie.ownRating.map { localizer.decimal($0.description) } ?? "",
      genres: movie.genreIDs.map(localizer.genre).joined(separator: ", "),
      overview: movie.overview, address: PageAddress.movie(.tmdb(movie.id)).url,
      posterURL: movie.posterURL)
  }
}

extension MovieViewModel: Hashable {
  /// Returns a Boolean value that indicates whether two rows show the same.
  public static func == (left: MovieViewModel, right: MovieViewModel) -> Bool {
    left.id == right.id && left.marks == right.marks
      && (left.texts === right.texts || left.hasTexts(of: right))
  }

  private func hasTexts(of other: MovieViewModel) -> Bool {
    title == other.title && year == other.year && rating == other.rating
      && ownRating == other.ownRating && genres == other.genres && overview == other.overview
      && address == other.address
      && posterURL == other.posterURL
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension MovieViewModel {
  /// Returns the row as a card, without a language of its own.
  ///
  /// - Parameters:
  ///   - label: The label of the user's own rating, such as `mine`.
  ///   - noPoster: The text in place of a missing poster.
  ///   - isDimmed: Whether all text is dimmed.
  /// - Returns: The card.
  package func card(
    ownRating label: String, noPoster: String, isDimmed: Bool = false
  ) -> Scene.Card {
    func text(_ text: String, _ style: StyledText.Style = .plain) -> StyledText {
      StyledText(text, isDimmed ? .dim : style)
    }
    return Scene.Card(
      heading: text(year.isEmpty ? title : "\(title) (\(year))", .bold),
      value: rating.map { text($0.text, .init(color: $0.tone.color)) } ?? "",
      note: ownRating.isEmpty ? "" : text("\(label) \(ownRating)", .init(color: .cyan)),
      facts: text(genres, .dim), text: text(overview),
      picture: Scene.Picture(id: "row-\(number)", address: posterURL, text: noPoster))
  }
}

/// A rating by the voters as a screen shows it.
public struct RatingViewModel: Hashable, Sendable {
  /// The meaning of an average for a user who chooses a movie.
  public enum Tone: Hashable, Sendable, CaseIterable {
    /// 7 and above.
    case good
    /// From 5 to below 7.
    case middling
    /// Below 5.
    case bad

    /// The color that shows the tone.
    ///
    /// Only views, and commands that print as views do, use it. It is here because they import nothing else in
    /// common that knows a tone.
    public var color: StyledText.Style.Color {
      switch self {
      case .good: .green
      case .middling: .yellow
      case .bad: .red
      }
    }
  }

  /// The average, which rows are sorted by.
  public let average: Double
  /// The average with one decimal, such as `8.4`.
  public let text: String
  /// The meaning of the shown average: 6.96 is shown as 7.0 and is good.
  public let tone: Tone

  /// Creates the view model of a rating.
  ///
  /// - Parameters:
  ///   - rating: The rating by the voters.
  ///   - decimal: A closure that writes a number with a decimal point in the user's language.
  public init(_ rating: Rating, decimal: (String) -> String = { $0 }) {
    average = rating.average
    let tenths = Int(rating.average * 10 + 0.5)
    text = decimal("\(tenths / 10).\(tenths % 10)")
    tone = tenths >= 70 ? .good : tenths >= 50 ? .middling : .bad
  }
}

/// A row of a person who can be opened.
public struct PersonRow: Hashable, Sendable {
  /// The TMDB ID of the person.
  public let id: Int
  /// The person's name.
  public let name: String
  /// The character that the person plays, or the titles that the person is known for; may be empty.
  public let part: String

  /// Creates a row.
  public init(id: Int, name: String, part: String = "") {
    self.id = id
    self.name = name
    self.part = part
  }

  /// The identifier of the row, which differs from that of every movie.
  public var rowID: String { "person-\(id)" }
}
