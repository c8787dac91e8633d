import MovieEntities
import MovieTMDB
import ViperEssentials

/// Responds to requests that read or change an account's marks.
struct EmbeddedMarks {
  let request: Request
  let store: any AccountMarksStore

  /// Returns the response, or `nil` if the request does not concern marks.
  func response(_ components: [String]) async throws(MovieError) -> Response? {
    if request.method == .get, components.count == 4, components[0] == "guest_session",
      components[2...] == ["rated", "movies"]
    {
      guard let guest = EmbeddedAccounts.number(ofGuest: components[1]) else { return .noSession }
      return page(of: .rated, try await store.marks(of: guest))
    }
    guard components.count >= 3, let number = Self.number(components[1]) else { return nil }
    let list = AccountList(rawValue: components[2])
    let account = EmbeddedAccounts.number(of: request)
    // A session gives access only to its own account's marks.
    let owner = account == number ? account : nil
    switch (request.method, components[0], components.dropFirst(2).joined(separator: "/")) {
    case (.get, "account", "favorite/movies"), (.get, "account", "watchlist/movies"),
      (.get, "account", "rated/movies"):
      guard let list, let owner else { return .noSession }
      return page(of: list, try await store.marks(of: owner))
    case (.post, "account", "favorite"), (.post, "account", "watchlist"):
      guard let list, let owner else { return .noSession }
      return try await mark(list, owner)
    case (.get, "movie", "account_states"):
      guard let account else { return .noSession }
      return states(of: number, try await store.marks(of: account))
    case (.post, "movie", "rating"):
      guard let account else { return .noSession }
      return try await rate(number, account)
    case (.delete, "movie", "rating"):
      guard let account else { return .noSession }
      guard try await isThere(number, in: .rated, of: account) else { return .notFound }
      try await store.change(account) { $0.rate(number, nil) }
      return .deleted
    default: return nil
    }
  }

  /// Returns whether the mark can be removed.
  ///
  /// Marks on unknown movies can also be removed, because earlier versions allowed users to set
  /// such marks.
  private func isThere(
    _ movie: Int, in list: AccountList, of account: Int
  ) async throws(MovieError) -> Bool {
    if Self.isMovie(movie) { return true }
    return list.rows(try await store.marks(of: account)).contains { $0.id == movie }
  }

  private static func isMovie(_ id: Int) -> Bool {
    EmbeddedCatalog.index(of: id) != nil
  }

  private func page(of list: AccountList, _ marks: AccountMarks) -> Response {
    var rows = list.rows(marks)
    if request.parameter("sort_by") == "created_at.desc" { rows.reverse() }
    return .page(of: request) { [rows] in EmbeddedCatalog.page($0, of: rows, as: \.json) }
  }

  private func states(of movie: Int, _ marks: AccountMarks) -> Response {
    guard Self.isMovie(movie) else { return .notFound }
    let rating = marks.rating(of: movie).flatMap { OwnRating($0) }.map { "{\"value\":\($0)}" }
    let body =
      "{\"id\":\(movie),\"favorite\":\(marks.favorites.contains(movie)),"
      + "\"rated\":\(rating ?? "false"),\"watchlist\":\(marks.watchlist.contains(movie))}"
    return .found(body)
  }

  private func mark(_ list: AccountList, _ account: Int) async throws(MovieError) -> Response {
    guard let body = body(MarkBody.self), body.mediaType == "movie",
      let isSet = list == .favorite ? body.favorite : body.watchlist
    else { return .badInput }
    let movie = body.mediaID
    let isKnown = isSet ? Self.isMovie(movie) : try await isThere(movie, in: list, of: account)
    guard isKnown else { return .notFound }
    let wasThere = try await store.change(account) { marks in
      let wasThere = list.rows(marks).contains { $0.id == movie }
      if list == .favorite {
        marks.setFavorite(movie, isSet)
      } else {
        marks.setWatchlist(movie, isSet)
      }
      return wasThere
    }
    return isSet ? (wasThere ? .updated : .added) : .deleted
  }

  private func rate(_ movie: Int, _ account: Int) async throws(MovieError) -> Response {
    guard let value = body([String: Double].self)?["value"] else { return .badInput }
    guard Self.isMovie(movie) else { return .notFound }
    guard OwnRating(value) != nil else { return .badValue }
    let wasThere = try await store.change(account) { marks in
      let wasThere = marks.rating(of: movie) != nil
      marks.rate(movie, value)
      return wasThere
    }
    return wasThere ? .updated : .added
  }

  private func body<Body: Decodable>(_ type: Body.Type) -> Body? {
    request.body.flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// Returns a path component as a positive number, or `nil` if the component contains anything but
  /// digits.
  private static func number(_ step: String) -> Int? {
    Int(step).flatMap { $0 > 0 && String($0) == step ? $0 : nil }
  }
}

/// One of an account's lists; the raw value is the list's component in a request's path.
enum AccountList: String {
  case favorite, watchlist, rated

  /// A movie in the list; in the list of rated movies, a row includes the rating.
  struct Row {
    let id: Int
    var rating: OwnRating?

    /// The row as JSON, copied from the catalog if the catalog has the movie.
    var json: String {
      let row = EmbeddedCatalog.index(of: id).map { EmbeddedCatalog.movies[$0].row.json } ?? unknown
      guard let rating else { return row }
      return row.dropLast() + ",\"rating\":\(rating)}"
    }

    /// A row for a movie that is not in the catalog, with TMDB's values for unknown data.
    private var unknown: String {
      "{\"adult\":false,\"backdrop_path\":null,\"genre_ids\":[],\"id\":\(id),"
        + "\"original_language\":\"xx\",\"original_title\":\"Movie \(id)\","
        + "\"overview\":\"Not in the built-in catalog.\",\"popularity\":0,\"poster_path\":null,"
        + "\"release_date\":\"\",\"title\":\"Movie \(id)\",\"video\":false,\"vote_average\":0,"
        + "\"vote_count\":0}"
    }
  }

  /// Returns the rows in the order in which the movies were marked.
  func rows(_ marks: AccountMarks) -> [Row] {
    switch self {
    case .favorite: marks.favorites.map { Row(id: $0) }
    case .watchlist: marks.watchlist.map { Row(id: $0) }
    case .rated: marks.rated.map { Row(id: $0.id, rating: OwnRating($0.value)) }
    }
  }
}
