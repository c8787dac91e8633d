import Entities
import Essentials
import TMDB

/// A request that reads or changes the marks of an account.
struct EmbeddedMark {
  private enum Kind {
    case list(AccountList, account: Int)
    case guestList(session: String)
    case states(of: Int)
    case mark(AccountList, account: Int)
    case rate(Int)
    case unrate(Int)
  }

  private let request: Request
  private let kind: Kind

  /// Creates a value from a request, or returns `nil` if the request does not concern marks.
  init?(_ request: Request, steps: [String]) {
    self.request = request
    if request.method == .get, steps.count == 4, steps[0] == "guest_session",
      steps[2...] == ["rated", "movies"]
    {
      kind = .guestList(session: steps[1])
      return
    }
    guard steps.count >= 3, let number = Self.number(steps[1]) else { return nil }
    let end = steps.dropFirst(3)
    switch (request.method, steps[0], AccountList(rawValue: steps[2])) {
    case (.get, "account", let list?) where end == ["movies"]:
      kind = .list(list, account: number)
    case (.post, "account", let list?) where list != .rated && end.isEmpty:
      kind = .mark(list, account: number)
    case (.get, "movie", nil) where steps[2] == "account_states" && end.isEmpty:
      kind = .states(of: number)
    case (.post, "movie", nil) where steps[2] == "rating" && end.isEmpty: kind = .rate(number)
    case (.delete, "movie", nil) where steps[2] == "rating" && end.isEmpty: kind = .unrate(number)
    default: return nil
    }
  }

  func reply(from store: any AccountMarksStore) async throws(MovieError) -> Response {
    if case .guestList(let session) = kind {
      guard let guest = EmbeddedAccounts.number(ofGuest: session) else { return .noSession }
      return page(of: .rated, try await store.marks(of: guest))
    }
    guard let account = EmbeddedAccounts.number(of: request) else { return .noSession }
    switch kind {
    case .list(_, let number), .mark(_, let number):
      // A session gives access only to the marks of its own account.
      guard number == account else { return .noSession }
    case .states, .rate, .unrate, .guestList: break
    }
    switch kind {
    case .guestList: return .noSession
    case .list(let list, _): return page(of: list, try await store.marks(of: account))
    case .states(let movie): return states(of: movie, try await store.marks(of: account))
    case .mark(let list, _): return try await mark(list, account, store)
    case .rate(let movie): return try await rate(movie, account, store)
    case .unrate(let movie):
      guard try await isThere(movie, in: .rated, of: account, store) else { return .notFound }
      try await store.change(account) { $0.rate(movie, nil) }
      return .deleted
    }
  }

  /// Returns whether a mark of a movie can be removed.
  ///
  /// Earlier versions could mark any number, so a stored mark of another movie can be removed too.
  private func isThere(
    _ movie: Int, in list: AccountList, of account: Int, _ store: any AccountMarksStore
  ) async throws(MovieError) -> Bool {
    if Self.isMovie(movie) { return true }
    return list.rows(try await store.marks(of: account)).contains { $0.id == movie }
  }

  /// Whether the catalogue has a movie.
  private static func isMovie(_ id: Int) -> Bool {
    EmbeddedCatalogue.shared.index.place(of: id) != nil
  }

  private func page(of list: AccountList, _ marks: AccountMarks) -> Response {
    guard let page = Int(request.parameter("page") ?? "1"), (1...500).contains(page) else {
      return .badPage
    }
    var rows = list.rows(marks)
    if request.parameter("sort_by") == "created_at.desc" { rows.reverse() }
    return .found(EmbeddedCatalogue.page(page, of: rows, as: \.json))
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

  private func mark(
    _ list: AccountList, _ account: Int, _ store: any AccountMarksStore
  ) async throws(MovieError) -> Response {
    guard let body = body(MarkBody.self), body.mediaType == "movie",
      let isSo = list == .favorite ? body.favorite : body.watchlist
    else { return .badInput }
    let movie = body.mediaID
    let isKnown =
      isSo ? Self.isMovie(movie) : try await isThere(movie, in: list, of: account, store)
    guard isKnown else { return .notFound }
    let wasThere = try await store.change(account) { marks in
      let wasThere = list.rows(marks).contains { $0.id == movie }
      if list == .favorite {
        marks.setFavorite(movie, isSo)
      } else {
        marks.setWatchlist(movie, isSo)
      }
      return wasThere
    }
    return isSo ? (wasThere ? .updated : .added) : .deleted
  }

  private struct RatingBody: Decodable {
    let value: Double
  }

  private func rate(
    _ movie: Int, _ account: Int, _ store: any AccountMarksStore
  ) async throws(MovieError) -> Response {
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
