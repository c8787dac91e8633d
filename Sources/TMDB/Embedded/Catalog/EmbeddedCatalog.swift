import CMovieFixtures
import MovieEntities
import Synchronization
import ViperEssentials

/// The built-in movies, with the most popular movies first and invented movies last.
///
/// A list is an array of indices in this order. Responses contain the rows in TMDB's format; the
/// data for searches, filters and movie pages is decoded once, on first use.
enum EmbeddedCatalog {
  /// The rows of the movies, as JSON.
  static let rows = rows(of: fixture_movies())
  /// The movies, in the order of the rows.
  static let movies = decoded(CatalogFile<CatalogMovie>.self, fixture_movies())?.results ?? []
  /// The words of each movie's title and original title, normalized for searching.
  static let words = movies.map { SearchText.words($0.title + " " + $0.originalTitle) }
  /// The JSON fragments that appear only on movie pages, in the order of the rows.
  private static let pages = rows(of: fixture_details())
  /// The known runtimes in minutes, by movie ID.
  static let runtimes: [Int: Int] = {
    struct Runtime: Decodable {
      let id: Int
      let runtime: Int?
    }
    let decoder = JSONDecoder()
    let known = pages.compactMap { try? decoder.decode(Runtime.self, from: Data($0.utf8)) }
    return Dictionary(known.map { ($0.id, $0.runtime) }, uniquingKeysWith: { first, _ in first })
      .compactMapValues(\.self)
  }()
  private static let indices = Dictionary(
    movies.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  private static let genres =
    decoded([String: [CatalogGenre]].self, fixture_genres())?["genres"] ?? []

  /// The maximum number of similar movies on a movie page.
  private static let maxSimilar = 8
  private static let pageLength = 20

  /// The response of `/genre/movie/list`.
  static var genreList: Data { data(of: fixture_genres()) }

  /// Returns the index of a movie, or `nil` if the movie is not in the catalog.
  static func index(of id: Int) -> Int? { indices[id] }

  /// Returns the index of the movie whose TMDB or IMDb ID appears in a request's path.
  static func index(ofPath id: String) -> Int? {
    // Accept a number only in its canonical spelling.
    if let number = Int(id) { return String(number) == id ? index(of: number) : nil }
    guard id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
    return pages.firstIndex { Self.page($0, contains: #""imdb_id":"\#(id)""#) }
  }

  /// Returns the credits of all movies whose page contains `text`, or of all movies if `text` is
  /// `nil`.
  ///
  /// Pages are filtered before decoding, because decoding all of them takes milliseconds.
  static func credits(containing text: String? = nil) -> [CatalogCredit] {
    let decoder = JSONDecoder()
    return pages.filter { page in text.map { Self.page(page, contains: $0) } ?? true }
      .flatMap { (try? decoder.decode(CatalogDetails.self, from: Data($0.utf8)))?.allCredits ?? [] }
  }

  /// Returns whether a page contains `text`, comparing bytes because `String.contains` is as slow
  /// as decoding the page.
  private static func page(_ page: String, contains text: String) -> Bool {
    let (bytes, text) = (Array(page.utf8), Array(text.utf8))
    return bytes.indices.contains { bytes[$0] == text[0] && bytes[$0...].starts(with: text) }
  }

  /// Returns one page of a list of movies in the format that the service uses.
  static func page(_ number: Int, of indices: [Int]) -> String {
    page(number, of: indices) { rows[$0] }
  }

  /// Returns one page of arbitrary rows, encoding only the rows on that page.
  static func page<Row>(_ number: Int, of rows: [Row], as json: (Row) -> String) -> String {
    let start = min((number - 1) * pageLength, rows.count)
    let shown = rows[start..<min(start + pageLength, rows.count)].map(json).joined(separator: ",")
    let pages = max(1, (rows.count + pageLength - 1) / pageLength)
    return #"{"page":\#(number),"results":[\#(shown)],"total_pages":\#(pages),"#
      + #""total_results":\#(rows.count)}"#
  }

  /// A movie page with or without similar movies.
  private struct PageKey: Hashable {
    let index: Int
    let hasSimilar: Bool
  }

  /// The movie pages requested so far, at most two per movie.
  private static let requestedPages = Mutex<[PageKey: String]>([:])

  /// Returns a movie page with `credits`, `videos` and the requested parts, or `nil` if the movie
  /// is unknown.
  static func detail(_ id: String, with parts: String) -> String? {
    guard let index = index(ofPath: id) else { return nil }
    let hasSimilar = parts.split(separator: ",").contains("similar")
    let key = PageKey(index: index, hasSimilar: hasSimilar)
    if let page = requestedPages.withLock({ $0[key] }) { return page }
    let page = moviePage(index, hasSimilar: hasSimilar)
    requestedPages.withLock { $0[key] = page }
    return page
  }

  private static func moviePage(_ index: Int, hasSimilar: Bool) -> String? {
    guard pages.indices.contains(index), let comma = pages[index].firstIndex(of: ",")
    else { return nil }
    let movie = movies[index]
    let named = movie.genreIDs.compactMap { id in genres.first { $0.id == id } }
    // Merge two JSON objects by dropping the closing brace of the first, and the opening brace and
    // `id` of the second.
    var body = String(rows[index].dropLast())
    body += pages[index][comma...].dropLast()
    body += #","genres":\#(json(of: named))"#
    if hasSimilar { body += #","similar":\#(page(1, of: similar(to: index)))"# }
    return body + "}"
  }

  /// Returns the movies that share the most genres with a movie; ties are ordered by closest
  /// release year.
  static func similar(to index: Int) -> [Int] {
    let movie = movies[index]
    let ranked: [(shared: Int, years: Int, index: Int)] = movies.indices.compactMap { candidate in
      let other = movies[candidate]
      let shared = other.genreIDs.count { movie.genreIDs.contains($0) }
      guard shared > 0, candidate != index else { return nil }
      return (shared, abs((other.year ?? 0) - (movie.year ?? 0)), candidate)
    }
    .sorted {
      ($1.shared, $0.years, movies[$0.index].id) < ($0.shared, $1.years, movies[$1.index].id)
    }
    return Array(inventedLast(ranked.map(\.index)).prefix(maxSimilar))
  }

  /// Returns the top-rated movies that share a genre with a movie.
  static func recommended(for index: Int) -> [Int] {
    let genres = movies[index].genreIDs
    let others = order(by: .rating).filter { other in
      other != index && movies[other].genreIDs.contains(where: genres.contains)
    }
    return Array(others.prefix(pageLength))
  }

  /// A sort order for all movies.
  enum Order { case popularity, rating, release, title, votes }

  /// Returns all movies in the given order, with the highest value, the latest release or the title
  /// closest to A first.
  ///
  /// Invented movies always come last.
  static func order(by order: Order) -> [Int] {
    switch order {
    case .popularity: return Array(rows.indices)
    case .rating:
      return sorted {
        ($0.voteAverage, $0.voteCount, $0.id) > ($1.voteAverage, $1.voteCount, $1.id)
      }
    case .release:
      return sorted { ($0.releaseDate, $0.id) > ($1.releaseDate, $1.id) }
    case .votes: return sorted { ($0.voteCount, $0.id) > ($1.voteCount, $1.id) }
    case .title:
      let titles = movies.map { SearchText.words($0.title).joined(separator: " ") }
      return inventedLast(
        movies.indices.sorted { (titles[$0], movies[$0].id) < (titles[$1], movies[$1].id) })
    }
  }

  /// Returns movies in the same order, but with all invented movies last.
  static func inventedLast(_ indices: [Int]) -> [Int] {
    let isInvented = { (index: Int) in movies[index].id > 900_000_000 }
    return indices.filter { !isInvented($0) } + indices.filter(isInvented)
  }

  private static func sorted(by isBefore: (CatalogMovie, CatalogMovie) -> Bool) -> [Int] {
    inventedLast(movies.indices.sorted { isBefore(movies[$0], movies[$1]) })
  }

  // MARK: Files

  /// The codes of all countries, each followed by a tab and the country's English name.
  static var countries: [String] {
    lines(of: fixture_countries()).map { String(decoding: $0, as: UTF8.self) }
  }

  static func data(of file: FixtureBytes) -> Data {
    Data(bytes: file.start, count: file.count)
  }

  static func decoded<Value: Decodable>(_ type: Value.Type, _ file: FixtureBytes) -> Value? {
    try? JSONDecoder().decode(type, from: data(of: file))
  }

  static func json(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// The rows of a file: every line except the first and last, without the trailing comma.
  private static func rows(of file: FixtureBytes) -> [String] {
    lines(of: file).dropFirst().dropLast().map { line in
      let isFollowed = line.last == UInt8(ascii: ",")
      return String(decoding: isFollowed ? line.dropLast() : line, as: UTF8.self)
    }
  }

  private static func lines(of file: FixtureBytes) -> [Slice<UnsafeBufferPointer<UInt8>>] {
    UnsafeBufferPointer(start: file.start, count: file.count).split(separator: UInt8(ascii: "\n"))
  }
}

/// A file of the catalog.
struct CatalogFile<Row: Decodable>: Decodable {
  let results: [Row]
}

/// The fields of a movie that are used by searches and filters.
struct CatalogMovie: Decodable {
  let id: Int
  let title: String
  let originalTitle: String
  /// The release date as `yyyy-MM-dd` or, if only the year is known, `yyyy`; empty if unknown.
  let releaseDate: String
  let genreIDs: [Int]
  let originalLanguage: String
  /// The average vote; 0 if there are no votes.
  let voteAverage: Double
  let voteCount: Int

  var year: Int? { Int(releaseDate.prefix(4)) }

  private enum CodingKeys: String, CodingKey {
    case id, title
    case originalTitle = "original_title"
    case releaseDate = "release_date"
    case genreIDs = "genre_ids"
    case originalLanguage = "original_language"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    title = try values.decode(String.self, forKey: .title)
    originalTitle = try values.decode(String.self, forKey: .originalTitle)
    releaseDate = try values.decodeIfPresent(String.self, forKey: .releaseDate) ?? ""
    genreIDs = try values.decode([Int].self, forKey: .genreIDs)
    originalLanguage = try values.decode(String.self, forKey: .originalLanguage)
    voteAverage = try values.decode(Double.self, forKey: .voteAverage)
    voteCount = try values.decode(Int.self, forKey: .voteCount)
  }
}

/// A genre on a movie page.
struct CatalogGenre: Codable {
  let id: Int
  let name: String
}
