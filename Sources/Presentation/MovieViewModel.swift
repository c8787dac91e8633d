public import MovieEntities
public import ViperLocalization

/// A row in a list of movies, with localized text and the user's marks.
///
/// Each state of a list may copy ten thousand rows, so a row takes at most 32 bytes and stores its
/// text by reference.
public struct MovieViewModel: Identifiable, Sendable {
  private struct Texts: Hashable, Sendable {
    let title: String
    let year: String
    var genres = ""
    var runtime: Int?
    var runtimeText = ""
    var length = ""
    var directors = ""
    var cast: [PersonRow] = []
    var rating: RatingViewModel?
    var ownRating: String
    var markSummary = ""
    var overview: String
    let address: String?
    var posterURL: String?
    var isShortened = false

    mutating func add(_ facts: MovieFacts, in localizer: Localizer) {
      runtime = facts.runtime
      runtimeText = facts.runtime.map(localizer.duration) ?? ""
      length = facts.runtime.map(localizer.shortDuration) ?? ""
      directors = facts.directors.joined(separator: ", ")
      cast = facts.cast.map { PersonRow(id: $0.id, name: $0.name, part: $0.character) }
      if !facts.genres.isEmpty { genres = localizer.genres(facts.genres) }
      if rating == nil {
        rating = facts.rating.map { RatingViewModel($0, decimal: localizer.decimal) }
      }
      if overview.isEmpty { overview = facts.overview }
      if posterURL == nil { posterURL = facts.posterURL }
    }
  }

  /// The row's identifier and text, which are immutable.
  private final class Content: Sendable {
    let id: MovieID
    let texts: Texts

    init(_ id: MovieID, _ texts: Texts) {
      (self.id, self.texts) = (id, texts)
      #if DEBUG
        MovieViewModel.tally?()
      #endif
    }
  }

  /// The ID of the movie.
  public var id: MovieID { content.id }
  /// The user's known marks for the movie.
  public private(set) var marks: Marks
  private var content: Content

  /// Creates a row with the given values.
  ///
  /// - Parameters:
  ///   - id: The movie's ID.
  ///   - title: The title.
  ///   - year: The release year; empty if unknown.
  ///   - genres: The names of the genres; empty if they are unknown.
  ///   - rating: The average rating; `nil` if there are no votes.
  ///   - ownRating: The user's own rating; empty if the user has not rated the movie.
  ///   - overview: A summary of the plot; may be empty.
  ///   - address: The URL of the movie's page; `nil` if the movie has no page.
  ///   - posterURL: The URL of the poster; `nil` if there is no poster.
  ///   - marks: The user's marks for the movie.
  public init(
    id: MovieID, title: String, year: String = "", genres: String = "",
    rating: RatingViewModel? = nil, ownRating: String = "", overview: String = "",
    address: String? = nil, posterURL: String? = nil, marks: Marks = .unknown
  ) {
    self.marks = marks
    content = Content(
      id,
      Texts(
        title: title, year: year, genres: genres, rating: rating, ownRating: ownRating,
        overview: overview, address: address, posterURL: posterURL))
  }

  /// Updates the user's marks, with the rating formatted in the localizer's language.
  public mutating func show(_ marks: Marks, in localizer: Localizer) {
    guard marks != self.marks else { return }
    // A rating that came with the movie stays until the rating is known.
    let isRatingKnown = self.marks.isKnown(.rating) || marks.isKnown(.rating)
    self.marks = marks
    let rating =
      isRatingKnown ? marks.rating.map { localizer.decimal($0.description) } ?? "" : ownRating
    let summary = localizer.summary(marks, ownRating: rating)
    // Most rows have no marks. Copying the other text takes longer than this comparison.
    guard rating != ownRating || summary != markSummary else { return }
    edit { ($0.ownRating, $0.markSummary) = (rating, summary) }
  }

  /// Adds facts that are missing from lists, formatted in the localizer's language.
  public mutating func show(_ facts: MovieFacts?, in localizer: Localizer) {
    guard let facts else { return }
    edit { $0.add(facts, in: localizer) }
  }

  private mutating func edit(_ change: (inout Texts) -> Void) {
    var texts = content.texts
    change(&texts)
    if texts != content.texts { content = Content(id, texts) }
  }

  /// The movie that a mark of this row belongs to.
  public var summary: Film { Film(id: id, title: title, year: Int(year)) }
  /// The marks that are set, as in scripts: `favorite`, `watchlist`, `rating 8.5`, `seen`.
  public var markWords: [String] { marks.words }
  /// The title.
  public var title: String { content.texts.title }
  /// The release year; empty if unknown.
  public var year: String { content.texts.year }
  /// The names of the genres, such as `Comedy, War`; empty if they are unknown.
  public var genres: String { content.texts.genres }
  /// The running time in minutes; `nil` if unknown or not yet loaded.
  public var runtime: Int? { content.texts.runtime }
  /// The running time as text, such as `1 h 18 min`; empty if unknown.
  public var runtimeText: String { content.texts.runtimeText }
  /// The running time in the form for a column, such as `1 h 08`; empty if unknown.
  public var length: String { content.texts.length }
  /// The names of the directors; empty if they are unknown.
  public var directors: String { content.texts.directors }
  /// The first members of the cast, at most five; empty if they are unknown.
  public var cast: [PersonRow] { content.texts.cast }
  /// Whether the facts on the movie's page are unknown, but can be loaded.
  package var lacksFacts: Bool {
    id.tmdb != nil && runtime == nil && directors.isEmpty && cast.isEmpty
  }
  /// The average rating; `nil` if there are no votes.
  public var rating: RatingViewModel? { content.texts.rating }
  /// The user's own rating; empty if the user has not rated the movie.
  public var ownRating: String { content.texts.ownRating }
  /// The user's marks in words, such as `favorite · yours 8.5`; empty if there are none.
  public var markSummary: String { content.texts.markSummary }
  /// A summary of the plot; may be empty.
  public var overview: String { content.texts.overview }
  /// The movie's TMDB ID as text; empty if it has none.
  public var number: String { id.tmdb.map { String($0) } ?? "" }
  /// The row's identifier, which differs from the identifier of any person's row.
  public var rowID: String { id.description }
  /// The URL of the movie's TMDB page, if any.
  public var address: String? { content.texts.address }
  /// The URL of the poster, if any.
  public var posterURL: String? { content.texts.posterURL }
  /// Whether any text was truncated because it was too long for a list row.
  package var isShortened: Bool { content.texts.isShortened }
}

extension MovieViewModel {
  /// Creates a movie's row in the localizer's language, with facts that are missing from lists.
  public init(
    _ movie: any PopularMovie, facts: MovieFacts? = nil, in localizer: Localizer = .english
  ) {
    let ownRating = movie.ownRating.map { localizer.decimal($0.description) } ?? ""
    var texts = Texts(
      title: movie.title, year: movie.releaseYear.map(String.init) ?? "",
      genres: movie.genreIDs.map(localizer.genre).joined(separator: ", "),
      rating: movie.rating.map { RatingViewModel($0, decimal: localizer.decimal) },
      ownRating: ownRating,
      markSummary: ownRating.isEmpty ? "" : localizer.summary(.unknown, ownRating: ownRating),
      overview: movie.overview,
      address: movie.hasTMDBID ? PageAddress.movie(.tmdb(movie.id)).url : nil,
      posterURL: movie.posterURL, isShortened: movie.isShortened)
    if let facts { texts.add(facts, in: localizer) }
    marks = .unknown
    content = Content(movie.movieID, texts)
  }
}

extension MovieViewModel: Hashable {
  /// Returns whether two rows show the same content.
  public static func == (left: MovieViewModel, right: MovieViewModel) -> Bool {
    left.id == right.id && left.marks == right.marks
      && (left.content === right.content || left.content.texts == right.content.texts)
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

#if DEBUG
  extension MovieViewModel {
    /// Counts the rows whose text a task creates, for tests.
    @TaskLocal package static var tally: (@Sendable () -> Void)?
  }
#endif

/// An average rating in the form in which it is shown.
public struct RatingViewModel: Hashable, Sendable {
  /// The quality indicated by an average rating.
  public enum Tone: Hashable, Sendable, CaseIterable {
    /// 7.0 or higher.
    case good
    /// From 5.0 to 6.9.
    case middling
    /// Below 5.0.
    case bad
  }

  /// The unrounded average, used for sorting.
  public let average: Double
  /// The number of votes.
  public let votes: Int
  /// The average with one decimal, such as `8.4`.
  public let text: String
  /// The tone of the rounded average; for example, 6.96 is shown as 7.0, so its tone is `good`.
  public let tone: Tone

  /// Creates the view model of a rating.
  ///
  /// - Parameters:
  ///   - rating: The average rating.
  ///   - decimal: A closure that localizes a decimal number.
  public init(_ rating: Rating, decimal: (String) -> String = { $0 }) {
    (average, votes) = (rating.average, rating.votes)
    let tenths = Int(rating.average * 10 + 0.5)
    text = decimal("\(tenths / 10).\(tenths % 10)")
    tone = tenths >= 70 ? .good : tenths >= 50 ? .middling : .bad
  }
}

/// A row for a person whose page can be opened.
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

  /// The row's identifier, which differs from the identifier of any movie row.
  public var rowID: String { "person-\(id)" }
}
