import MovieEntities
import MovieTMDB
import ViperEssentials

/// The responses to requests that read or change the marks of an account.
struct EmbeddedMarks {
  let request: Request
  let store: any AccountMarksStore

  /// Returns the response; `nil` if the request does not concern marks.
  func response(_ steps: [String]) async throws(MovieError) -> Response? {
    if request.method == .get, steps.count == 4, steps[0] == "guest_session",
      steps[2...] == ["rated", "movies"]
    {
      guard let guest = EmbeddedAccounts.number(ofGuest: steps[1]) else { return .noSession }
      return page(of: .rated, try await store.marks(of: guest))
    }
    guard steps.count >= 3, let number = Self.number(steps[1]) else { return nil }
    let list = AccountList(rawValue: steps[2])
    let account = EmbeddedAccounts.number(of: request)
    // A session gives access only to the marks of its own account.
    let owner = account == number ? account : nil
    switch (request.method, steps[0], steps.dropFirst(2).joined(separator: "/")) {
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

  /// Returns whether a mark of a movie can be removed.
  ///
  /// Earlier versions could mark any number, so a stored mark of another movie can be removed too.
  private func isThere(
    _ movie: Int, in list: AccountList, of account: Int
  ) async throws(MovieError) -> Bool {
    if Self.isMovie(movie) { return true }
    return list.rows(try await store.marks(of: account)).contains { $0.id == movie }
  }

  private static func isMovie(_ id: Int) -> Bool {
    EmbeddedCatalog.shared.index.place(of: id) != nil
  }

  private func page(of list: AccountList, _ marks: AccountMarks) -> Response {
    guard let page = Int(request.parameter("page") ?? "1"), (1...500).contains(page) else {
      return .badPage
    }
    var rows = list.rows(marks)
    if request.parameter("sort_by") == "created_at.desc" { rows.reverse() }
    return .found(EmbeddedCatalog.page(page, of: rows, as: \.json))
  }

  private func states(of movie: Int, _ marks: AccountMarks) -> Response {
    guard Self.isMovie(movie) else { return .notFound }
    let rating = marks.rating(of: movie).flatMap { OwnRating($0) }.map { "{\"value\":\($0)}" }
    let body =
      "{\"id\":\(movie),\"favorite\":\(marks.favorites.contains(movie)),"
      + "\"rated\":\(rating ?? "false"),\"watchlist\":\(marks.watchlist.contains(movie))}"
    return .found(body)
  }

  private struct MarkBody: Decodable {
    let mediaType: String
    let mediaID: Int
    let favorite: Bool?
    let watchlist: Bool?

    enum CodingKeys: String, CodingKey {
      case mediaType = "media_type"
      case mediaID = "media_id"
      case favorite, watchlist
    }
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

  private struct RatingBody: Decodable {
    let value: Double
  }

  private func rate(_ movie: Int, _ account: Int) async throws(MovieError) -> Response {
    guard let value = body(RatingBody.self)?.value else { return .badInput }
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

  /// Returns the number in a component of a path; `nil` unless it is digits alone, above 0 and
  /// without a leading zero.
  private static func number(_ step: String) -> Int? {
    Int(step).flatMap { $0 > 0 && String($0) == step ? $0 : nil }
  }
}
