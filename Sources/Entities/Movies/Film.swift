/// A film that a user marks or logs.
///
/// The title and the year are stored with every mark and diary entry, so that both can be shown
/// without a service.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct Film: Hashable, Sendable, Identifiable {
  /// The years that a film can be from; the first one is the year of the first film.
  package static let years = 1_888...2_099

  public let id: MovieID
  public let title: String
  /// The year of release; `nil` if unknown.
  public let year: Int?

  /// Creates a film from its values.
  public init(id: MovieID, title: String, year: Int? = nil) {
    self.id = id
    self.title = title
    self.year = year
  }

  /// Creates a film from a row or page of a catalog.
  public init(_ movie: any PopularMovie) {
    self.init(id: movie.movieID, title: movie.title, year: movie.releaseYear)
  }

  /// Creates a film that no service has identified, with its title as one line of text.
  public init(title: String, year: Int?) {
    let title = Self.cleanTitle(title)
    self.init(id: .titled(TitleKey(title, year: year)), title: title, year: year)
  }

  /// Creates a film from an ID or from a title with its year in parentheses; `nil` if the text is
  /// neither.
  package init?(describedBy text: String) {
    guard let id = MovieID.described(by: text) else { return nil }
    let title = text[..<(text.lastIndex(of: "(") ?? text.endIndex)].trimmed
    if case .titled(let key) = id {
      self.init(title: String(title), year: key.year)
    } else {
      self.init(id: id, title: text)
    }
  }

  /// Returns the title and the year in typed text, which may have a year of release at its end.
  ///
  /// A year after the next one is a part of the title, as in `Blade Runner 2049`, unless it is in
  /// parentheses.
  package static func typed(_ text: String, today: Day) -> (title: String, year: Int?) {
    let text = cleanTitle(text)
    guard case .search(let title, let year?) = MovieQuery.search(typed: text),
      year <= today.year + 1 || text.hasSuffix(")")
    else { return (text, nil) }
    return (title, year)
  }

  /// Returns a typed title without control characters, and with single spaces.
  package static func cleanTitle(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter { scalar in
      let properties = scalar.properties
      return properties.isWhitespace
        || properties.generalCategory != .control && !properties.isBidiControl
    }
    return String(String.UnicodeScalarView(scalars)).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// Whether the film exists only in the embedded catalog; if so, it is never uploaded or exported.
  public var isInvented: Bool {
    if case .tmdb = id { PageAddress.movie(id).url == nil } else { false }
  }

  /// The title and year, by which films from different sources are compared.
  public var key: TitleKey { TitleKey(title, year: year) }
}
