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

  /// Creates a film that no service has identified.
  public init(title: String, year: Int?) {
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

  /// Whether the film exists only in the embedded catalog; if so, it is never uploaded or exported.
  public var isInvented: Bool {
    if case .tmdb = id { PageAddress.movie(id).url == nil } else { false }
  }

  /// The title and year, by which films from different sources are compared.
  public var key: TitleKey { TitleKey(title, year: year) }
}
