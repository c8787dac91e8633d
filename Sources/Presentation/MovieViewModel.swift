public import MovieEntities
public import Viper

/// A movie as one row of a list or among similar movies: the texts that a screen shows.
///
/// It is an object, so that a page can be added to ten thousand rows at the price of one reference
/// for each of them. Its texts are made when a view asks for them, which a script may never do.
public struct MovieViewModel: Identifiable, Sendable {
  /// The movie that the texts were made of, for the views of programs.
  public let movie: any PopularMovie
  /// TMDB's identifier of the movie.
  public let id: Int
  /// The user's marks, as far as they are known.
  public var marks = Marks()
  private let decimal: @Sendable (String) -> String

  /// Creates a row for a movie.
  ///
  /// - Parameters:
  ///   - movie: The movie.
  ///   - decimal: A closure that writes a number with a decimal point in the user's language.
  public init(
    _ movie: any PopularMovie, decimal: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.movie = movie
    self.decimal = decimal
    id = movie.id
  }

  /// The title.
  public var title: String { movie.title }
  /// The year of release; empty if it is unknown.
  public var year: String { movie.releaseDay.map { String($0.year) } ?? "" }
  /// The rating by the voters; `nil` if there are no votes.
  public var rating: RatingViewModel? {
    movie.rating.map { RatingViewModel($0, decimal: decimal) }
  }
  /// The user's own rating; empty unless the list is the user's rated movies.
  public var ownRating: String { movie.ownRating.map { decimal($0.description) } ?? "" }
  /// A summary of the plot; may be empty.
  public var overview: String { movie.overview }
  /// The path of the poster on the image server; `nil` if there is no poster.
  public var posterPath: String? { movie.posterPath }
  /// TMDB's identifier of the movie as text.
  public var number: String { String(id) }
  /// The address of TMDB's page of the movie; `nil` if it has none.
  public var address: String? { PageAddress.movie(.tmdb(id)).url }
}

extension MovieViewModel: Hashable {
  /// Returns a Boolean value that indicates whether two rows have the same texts.
  public static func == (left: MovieViewModel, right: MovieViewModel) -> Bool {
    left.id == right.id && left.marks == right.marks && left.title == right.title
      && left.year == right.year && left.rating == right.rating
      && left.ownRating == right.ownRating && left.overview == right.overview
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
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

    /// The color that shows the tone; only views use it.
    public var color: StyledText.Style.Color {
      switch self {
      case .good: .green
      case .middling: .yellow
      case .bad: .red
      }
    }
  }

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
    let tenths = Int(rating.average * 10 + 0.5)
    text = decimal("\(tenths / 10).\(tenths % 10)")
    tone = tenths >= 70 ? .good : tenths >= 50 ? .middling : .bad
  }
}

/// A row of a person who can be opened.
public struct PersonRow: Hashable, Sendable {
  /// TMDB's number of the person.
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
