import MovieEntities

/// The conditions that an entry must meet to be found in the diary.
///
/// ```swift
/// var filter = DiaryFilter()
/// filter.title = "dune 2021"
/// filter.minRating = 8
/// let entries = library.diary.filter(filter.matches)
/// ```
public struct DiaryFilter: Sendable {
  /// Words that the title and year of the movie must contain, in any order; empty for all movies.
  ///
  /// Case, accents and punctuation are ignored.
  public var title = "" {
    didSet { words = SearchText.words(title) }
  }
  /// The year and month of the viewing; `nil` for any, including an unknown day.
  public var year, month: Int?
  /// The lowest and the highest rating; `nil` for no limit.
  ///
  /// With a limit, entries without a rating don't match.
  public var minRating, maxRating: Double?
  /// The tags that an entry must have, ignoring case.
  public var tags: [String] = []
  private var words: [String] = []

  /// Creates a filter that every entry matches.
  public init() {}

  /// Returns whether an entry meets all conditions.
  public func matches(_ entry: DiaryEntry) -> Bool {
    let viewing = entry.viewing
    if let year, viewing.day?.year != year { return false }
    if let month, viewing.day?.month != month { return false }
    if minRating != nil || maxRating != nil {
      guard let rating = viewing.rating?.value, rating >= minRating ?? rating,
        rating <= maxRating ?? rating
      else { return false }
    }
    return tags.allSatisfy { tag in
      viewing.tags.contains { $0.lowercased() == tag.lowercased() }
    } && (words.isEmpty || Self.text(of: viewing.movie).contains(words))
  }

  /// Returns the title and year of a movie, as compared with typed words.
  static func text(of movie: Film) -> String {
    SearchText.folded(movie.title + (movie.year.map { " \($0)" } ?? ""))
  }
}

extension String {
  /// Returns whether the text contains every word.
  func contains(_ words: [String]) -> Bool { words.allSatisfy { contains($0) } }
}

/// Finds entries of the diary by the words in their titles, tags and notes.
///
/// The text of all entries is prepared once, so that a search for each typed character is fast.
public struct DiarySearch: Sendable {
  private let texts: [(id: DiaryEntry.ID, text: String)]

  /// Prepares the text of entries.
  public init(_ entries: [DiaryEntry]) {
    texts = entries.map { entry in
      let viewing = entry.viewing
      let words = DiaryFilter.text(of: viewing.movie)
      let own = SearchText.folded((viewing.tags + [viewing.note]).joined(separator: " "))
      return (entry.id, words + " " + own)
    }
  }

  /// Returns the IDs of the entries that contain every word in a text, in any order; `nil` if the
  /// text has no words, so that all entries match.
  ///
  /// Case, accents and punctuation are ignored.
  public func ids(matching text: String) -> Set<DiaryEntry.ID>? {
    let words = SearchText.words(text)
    guard !words.isEmpty else { return nil }
    return Set(texts.lazy.filter { $0.text.contains(words) }.map(\.id))
  }
}
