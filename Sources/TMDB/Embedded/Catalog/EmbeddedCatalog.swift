import CMovieFixtures
package import MovieEntities
import Synchronization
import ViperEssentials
import ViperPlatform

/// The built-in movies, with the most popular movies first and invented movies last.
///
/// A list is an array of indices in this order. Responses contain the lines of the files, which are
/// in TMDB's format. No line is decoded to find or to sort movies, because decoding all of them
/// takes milliseconds.
package enum EmbeddedCatalog {
  /// The movies, as rows of a list.
  static let movies = lines(of: fixture_movies()).map(CatalogMovie.init)
  /// The words of each movie's title and original title, normalized for searching.
  static let words = movies.map { SearchText.words($0.title + " " + $0.originalTitle) }
  /// The parts of the movies' pages that rows do not have, in the order of the rows.
  private static let pages = lines(of: fixture_details())
  /// The known runtimes in minutes, in the order of the rows.
  static let runtimes: [Int?] = pages.map { $0.number("runtime") }

  private static let pageLength = 20

  /// The real movies by TMDB ID, by IMDb ID, and by title and year; a film with the title and year of
  /// another one has only IDs.
  package static let films: [MovieID: Film] = {
    var films: [MovieID: Film?] = [:]
    for (movie, page) in zip(movies, pages) {
      let film = Film(id: .tmdb(movie.id), title: movie.title, year: movie.year)
      if film.isInvented { continue }
      films[film.id] = film
      let imdb = page.string("imdb_id")
      if !imdb.isEmpty { films[.imdb(imdb)] = film }
      for title in Set([movie.title, movie.originalTitle]) {
        let key = MovieID.titled(TitleKey(title, year: movie.year))
        films[key] = .some(films[key] ?? film == film ? film : nil)
      }
    }
    return films.compactMapValues(\.self)
  }()

  /// Returns the facts about a movie, without decoding its page.
  static func facts(of index: Int) -> MovieFacts {
    let (movie, page) = (movies[index], pages[index])
    let directors = page.objects("crew").filter { $0.string("job") == "Director" }
    return MovieFacts(
      originalTitle: movie.originalTitle, releaseDate: ReleaseDate(movie.releaseDate),
      runtime: runtimes[index], genres: page.objects("genres").map { $0.string("name") },
      directors: directors.map { $0.string("name") },
      cast: page.objects("cast").prefix(5).map { member in
        CastMember(
          id: member.number("id") ?? 0, name: member.string("name"),
          character: member.string("character"))
      },
      rating: Rating(average: movie.voteAverage, votes: movie.voteCount),
      overview: movie.row.string("overview"))
  }

  /// The response of `/genre/movie/list`.
  static var genreList: Data { data(of: fixture_genres()) }

  /// Returns the index of a movie, or `nil` if the movie is not in the catalog.
  static func index(of id: Int) -> Int? {
    let start = #"{"id":\#(id),"#
    return pages.firstIndex { strncmp($0.json, start, start.utf8.count) == 0 }
  }

  /// Returns the index of the movie whose TMDB or IMDb ID appears in a request's path.
  static func index(ofPath id: String) -> Int? {
    // Accept a number only in its canonical spelling.
    if let number = Int(id) { return String(number) == id ? index(of: number) : nil }
    return id.isEmpty ? nil : pages.firstIndex { $0.string("imdb_id") == id }
  }

  /// Returns the credits of all movies whose page contains `text`, or of all movies if `text` is
  /// `nil`.
  static func credits(containing text: String? = nil) -> [CatalogCredit] {
    let decoder = JSONDecoder()
    return pages.filter { page in text.map { page.end(of: $0) != nil } ?? true }
      .flatMap { page in
        let details = try? decoder.decode(CatalogDetails.self, from: data(of: page.json))
        return details?.allCredits ?? []
      }
  }

  /// Returns one page of a list of movies in the format that the service uses.
  static func page(_ number: Int, of indices: [Int]) -> String {
    page(number, of: indices) { movies[$0].row.json }
  }

  /// Returns one page of arbitrary rows, encoding only the rows on that page.
  static func page<Row>(_ number: Int, of rows: [Row], as json: (Row) -> String) -> String {
    let start = min((number - 1) * pageLength, rows.count)
    let shown = rows[start..<min(start + pageLength, rows.count)].map(json).joined(separator: ",")
    let pages = max(1, (rows.count + pageLength - 1) / pageLength)
    return #"{"page":\#(number),"results":[\#(shown)],"total_pages":\#(pages),"#
      + #""total_results":\#(rows.count)}"#
  }

  /// The movie pages requested so far, at most 256.
  private static let requestedPages = Mutex<[(id: String, parts: String, json: String?)]>([])

  /// Returns a movie page with `credits`, `videos` and the requested parts, or `nil` if the movie
  /// is unknown.
  static func detail(_ id: String, with parts: String) -> String? {
    requestedPages.withLock { pages in
      if let page = pages.first(where: { $0.id == id && $0.parts == parts }) { return page.json }
      let page = index(ofPath: id).flatMap {
        moviePage($0, hasSimilar: parts.split(separator: ",").contains("similar"))
      }
      if pages.count == 256 { pages = [] }
      pages.append((id, parts, page))
      return page
    }
  }

  private static func moviePage(_ index: Int, hasSimilar: Bool) -> String? {
    // Merge two JSON objects by dropping the closing brace of the first, and the beginning of the
    // second, which has the movie's ID and the IDs of similar movies.
    guard let rest = pages[index].end(of: "],") else { return nil }
    let similar = hasSimilar ? #""similar":\#(page(1, of: similar(to: index))),"# : ""
    return "\(movies[index].row.json.dropLast()),\(similar)\(pages[index].json[rest...])"
  }

  /// Returns the movies that are similar to a movie.
  static func similar(to index: Int) -> [Int] {
    pages[index].numbers("similar").compactMap(Self.index(of:))
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
    case .popularity: return Array(movies.indices)
    case .rating:
      return sorted {
        ($0.voteAverage, $0.voteCount, $0.id)
      } by: {
        $0 > $1
      }
    case .release:
      return sorted {
        ($0.releaseDate, $0.id)
      } by: {
        $0 > $1
      }
    case .votes:
      return sorted {
        ($0.voteCount, $0.id)
      } by: {
        $0 > $1
      }
    case .title:
      return sorted {
        (SearchText.words($0.title).joined(separator: " "), $0.id)
      } by: {
        $0 < $1
      }
    }
  }

  /// Returns movies in the same order, but with all invented movies last.
  static func inventedLast(_ indices: [Int]) -> [Int] {
    let isInvented = { (index: Int) in movies[index].id > 900_000_000 }
    return indices.filter { !isInvented($0) } + indices.filter(isInvented)
  }

  /// Returns all movies sorted by a value that each one has, with invented movies last.
  private static func sorted<Value>(
    _ value: (CatalogMovie) -> Value, by isBefore: (Value, Value) -> Bool
  ) -> [Int] {
    let values = movies.map(value)
    return inventedLast(values.indices.sorted { isBefore(values[$0], values[$1]) })
  }

  // MARK: Files

  /// The codes of all countries, each followed by a tab and the country's English name.
  static var countries: [String] { text(of: fixture_countries()) }

  static func data(of file: FixtureBytes) -> Data {
    Data(bytes: file.start, count: file.count)
  }

  /// Returns a text's bytes, without the search for conformances by the initializer for sequences.
  static func data(of text: String) -> Data {
    text.utf8.withContiguousStorageIfAvailable { Data(buffer: $0) } ?? Data(text.utf8)
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
  private static func lines(of file: FixtureBytes) -> [CatalogLine] {
    text(of: file, dropping: ",").dropFirst().dropLast().map(CatalogLine.init)
  }

  /// Returns a file's lines without the given character at their ends.
  private static func text(of file: FixtureBytes, dropping mark: Unicode.Scalar? = nil) -> [String]
  {
    var lines: [String] = []
    var rest = UnsafeRawBufferPointer(start: file.start, count: file.count)
    while let start = rest.baseAddress, let end = memchr(start, 0x0A, rest.count) {
      var line = UnsafeRawBufferPointer(start: start, count: start.distance(to: end))
      if let mark, line.last == UInt8(ascii: mark) { line = .init(rebasing: line.dropLast()) }
      lines.append(String(decoding: line, as: UTF8.self))
      rest = .init(rebasing: rest[(start.distance(to: end) + 1)...])
    }
    return lines
  }
}

/// A line of a file of the catalog: an object in TMDB's format, in which no text has an escape.
///
/// Fields are found by their bytes.
struct CatalogLine: Sendable {
  let json: String

  /// Returns a text; empty if there is no such text.
  func string(_ name: String) -> String { value(of: "\"\(name)\":\"", to: "\"") }

  /// Returns a number; `nil` if there is no such number.
  func number<Number: LosslessStringConvertible>(_ name: String) -> Number? {
    Number(value(of: "\"\(name)\":", to: ",}"))
  }

  /// Returns an array of numbers; empty if there is no such array.
  func numbers(_ name: String) -> [Int] {
    value(of: "\"\(name)\":[", to: "]").split(separator: ",").compactMap { Int($0) }
  }

  /// Returns the objects in an array; empty if there is no such array.
  ///
  /// Neither the objects nor their texts contain braces or brackets.
  func objects(_ name: String) -> [CatalogLine] {
    value(of: "\"\(name)\":[", to: "]").split(separator: "},").map { CatalogLine(json: $0 + "}") }
  }

  /// Returns the text from the end of a field's name to the first of some ASCII characters.
  private func value(of name: String, to ends: String) -> String {
    guard let start = end(of: name) else { return "" }
    return String(Substring(json.utf8[start...].prefix { !ends.utf8.contains($0) }))
  }

  /// Returns the index at which the first occurrence of a text ends, comparing bytes; `nil` if there
  /// is none.
  func end(of text: String) -> String.Index? {
    // A loop over the bytes is slow in debug builds, and thus in tests.
    let end = json.withCString { start in
      strstr(start, text).map { start.distance(to: $0) + text.utf8.count }
    }
    return end.map { json.utf8.index(json.startIndex, offsetBy: $0) }
  }
}

/// A movie of the catalog, which reads its fields from its row on demand.
struct CatalogMovie: Sendable {
  let row: CatalogLine

  var id: Int { row.number("id") ?? 0 }
  var title: String { row.string("title") }
  var originalTitle: String { row.string("original_title") }
  /// The release date as `yyyy-MM-dd` or, if only the year is known, `yyyy`; empty if unknown.
  var releaseDate: String { row.string("release_date") }
  var genreIDs: [Int] { row.numbers("genre_ids") }
  var originalLanguage: String { row.string("original_language") }
  /// The average vote; 0 if there are no votes.
  var voteAverage: Double { row.number("vote_average") ?? 0 }
  var voteCount: Int { row.number("vote_count") ?? 0 }
  var year: Int? { Int(releaseDate.prefix(4)) }
}
