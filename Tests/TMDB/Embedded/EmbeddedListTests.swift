import Foundation
import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Testing

/// A demo account's lists.
struct EmbeddedListTests {
  private let marks = EmbeddedMarks()

  @Test(arguments: ["favorite", "watchlist", "rated"])
  func `A new account has empty lists`(list: String) async throws {
    let page = try await marks.page(list)
    #expect(page.results.isEmpty)
    #expect((page.page, page.totalPages, page.totalResults) == (1, 1, 0))
  }

  @Test(arguments: ["favorite", "watchlist"])
  func `The newest entry comes first if requested`(list: String) async throws {
    for id in [234, 19, 653] { _ = try await marks.mark(list, id) }
    #expect(try await marks.ids(list) == [653, 19, 234])
    #expect(try await marks.ids(list, sort: nil) == [234, 19, 653])
    #expect(try await marks.ids(list, sort: "created_at.asc") == [234, 19, 653])
  }

  @Test func `Favorites and watchlist are separate lists`() async throws {
    _ = try await marks.mark("favorite", 234)
    _ = try await marks.mark("watchlist", 19)
    #expect(try await marks.ids("favorite") == [234])
    #expect(try await marks.ids("watchlist") == [19])
    #expect(try await marks.ids("rated") == [])
  }

  @Test func `Adding twice keeps one entry in its place`() async throws {
    #expect(try await marks.mark("favorite", 234) == "201/1")
    #expect(try await marks.mark("favorite", 19) == "201/1")
    #expect(try await marks.mark("favorite", 234) == "201/12")
    #expect(try await marks.ids("favorite") == [19, 234])
  }

  @Test func `Removing a missing entry does nothing`() async throws {
    _ = try await marks.mark("watchlist", 234)
    #expect(try await marks.mark("watchlist", 234, false) == "200/13")
    #expect(try await marks.mark("watchlist", 19, false) == "200/13")
    #expect(try await marks.ids("watchlist") == [])
  }

  @Test func `A changed rating moves to the end`() async throws {
    #expect(try await marks.rate(234, 8) == "201/1")
    #expect(try await marks.rate(19, 7.5) == "201/1")
    #expect(try await marks.rate(234, 0.5) == "201/12")
    #expect(try await marks.ids("rated") == [234, 19])
  }

  @Test func `A list has pages of twenty`() async throws {
    let ids = try await marks.catalog(41)
    for id in ids { _ = try await marks.mark("favorite", id) }
    let first = try await marks.page("favorite")
    #expect(first.results.map(\.id) == Array(ids[21...].reversed()))
    #expect((first.totalPages, first.totalResults) == (3, 41))
    #expect(try await marks.page("favorite", 3).results.map(\.id) == [ids[0]])
    #expect(try await marks.page("favorite", 4).results.isEmpty)
  }

  @Test(arguments: ["0", "501", "x", ""])
  func `Pages 1 to 500 are valid`(page: String) async throws {
    let (status, rejection) = try await marks.service.rejection(
      .get(
        "/account/\(EmbeddedMarks.account)/favorite/movies",
        ["session_id": EmbeddedMarks.session, "page": page]))
    #expect(status == 400)
    #expect(rejection.statusCode == 22)
  }

  @Test func `A listed movie has the catalog's values`() async throws {
    _ = try await marks.mark("favorite", 234)
    let popular = try await marks.service.rows("/movie/popular")
    let row = try #require(popular.first { $0.id == 234 })
    #expect(try await marks.page("favorite").results == [row])
  }

  @Test func `Rated rows have the user's rating`() async throws {
    _ = try await marks.rate(234, 8.5)
    _ = try await marks.rate(19, 8)
    let response = try await marks.service.transport.response(
      to:
        .get(
          "/account/\(EmbeddedMarks.account)/rated/movies", ["session_id": EmbeddedMarks.session]))
    let text = String(decoding: response.body, as: UTF8.self)
    let own = text.split(separator: ",\"rating\":").dropFirst().map { $0.prefix { $0 != "}" } }
    #expect(own == ["8.5", "8"])
    #expect(try JSONSerialization.jsonObject(with: response.body) is NSDictionary)
  }

  @Test func `An unknown movie cannot be marked`() async throws {
    for isSet in [true, false] {
      #expect(try await marks.mark("favorite", 603, isSet) == "404/34")
      #expect(try await marks.mark("watchlist", 603, isSet) == "404/34")
    }
    #expect(try await marks.rate(603, 8) == "404/34")
    #expect(try await marks.unrate(603) == "404/34")
    let lists = try await [marks.ids("favorite"), marks.ids("watchlist"), marks.ids("rated")]
    #expect(lists == [[], [], []])
  }

  @Test func `A stored mark of an unknown movie can be removed once`() async throws {
    let marks = try await EmbeddedMarks.holding(603)
    #expect(try await marks.mark("favorite", 603, false) == "200/13")
    #expect(try await marks.mark("favorite", 603, false) == "404/34")
    #expect(try await marks.unrate(603) == "200/13")
    #expect(try await marks.unrate(603) == "404/34")
    #expect(try await marks.ids("favorite") == [])
    #expect(try await marks.ids("rated") == [])
  }

  @Test func `A stored unknown movie is listed with its ID`() async throws {
    let marks = try await EmbeddedMarks.holding(603)
    let session = SessionEntity(
      service: "embedded", baseURL: "embedded:catalog", id: EmbeddedMarks.session,
      account: AccountEntity(id: EmbeddedMarks.account, username: "user0"))
    let page = try await ServiceAccounts(transport: marks.service.transport)
      .markStore(of: session).movies(.favorites, page: 1)
    let movie = try #require(page.movies.first)
    #expect(movie.id == 603)
    #expect(movie.title == "Movie 603")
    #expect(movie.originalTitle == "Movie 603")
    #expect(movie.overview == "Not in the built-in catalog.")
    #expect(movie.releaseDate == nil && movie.rating == nil && movie.posterPath == nil)
    let row = try #require(try await marks.page("favorite").results.first)
    #expect(row.voteCount == 0 && row.genreIds.isEmpty)
  }

  @Test func `An unknown row has all the fields of a known one`() async throws {
    func keys(_ id: Int) async throws -> Set<String> {
      let marks = try await EmbeddedMarks.holding(id)
      let response = try await marks.service.transport.response(
        to:
          .get(
            "/account/\(EmbeddedMarks.account)/favorite/movies",
            ["session_id": EmbeddedMarks.session, "sort_by": "created_at.desc"]))
      let body = try JSONSerialization.jsonObject(with: response.body) as? [String: Any]
      let rows = body?["results"] as? [[String: Any]]
      return Set(try #require(rows?.first).keys)
    }
    #expect(try await keys(234) == (try await keys(603)))
  }
}
