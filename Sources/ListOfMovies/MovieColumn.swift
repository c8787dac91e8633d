public import MoviePresentation
import ViperLocalization

/// A column of the list: its heading, and its text for each movie.
public struct MovieColumn: Sendable {
  /// The meaning of a column, which a view turns into looks and widths.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// TMDB's identifier, whose row has the address of TMDB's page.
    case identifier
    case title
    /// A short fact, such as a year.
    case fact
    /// The user's own rating.
    case ownRating
    /// The rating by the voters, whose tone is the row's.
    case rating
    /// A text of any length.
    case prose
  }

  /// The heading, in the user's language.
  public let heading: String
  /// The meaning of the column.
  public let role: Role
  /// Returns the text of a movie, which may be empty.
  public let text: @Sendable (MovieViewModel) -> String

  /// Creates a column.
  public init(_ heading: String, _ role: Role, text: @escaping @Sendable (MovieViewModel) -> String)
  {
    self.heading = heading
    self.role = role
    self.text = text
  }
}

extension MovieMapper {
  /// Returns the columns of a list, in their order.
  func columns(of heading: MovieListHeading) -> [MovieColumn] {
    // The user's own rating comes before the rating of all voters.
    let own = MovieColumn(localizer("YOURS"), .ownRating) { $0.ownRating }
    return [
      MovieColumn(localizer("ID"), .identifier) { $0.number },
      MovieColumn(localizer("TITLE"), .title) { $0.title },
      MovieColumn(localizer("YEAR"), .fact) { $0.year },
    ] + (heading.hasOwnRatings ? [own] : []) + [
      MovieColumn(localizer("RATING"), .rating) { $0.rating?.text ?? "" },
      MovieColumn(localizer("OVERVIEW"), .prose) { $0.overview },
    ]
  }
}
