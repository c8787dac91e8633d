import MovieEntities
import Testing

@testable import MovieTMDB

struct MovieDetailBodyTests {
  private func detail(_ rest: String) throws -> DetailedMovieEntity {
    try decoded(
      #"{"id":4711,"title":"The Paper Lantern",\#(rest)}"#, as: MovieDetailBody.self
    ).movie
  }

  @Test func `A complete page is decoded`() throws {
    let movie = try detail(
      """
      "original_title":"Die Laterne","tagline":"It glows.","overview":"A lantern of paper.",
      "release_date":"1924-02-29","runtime":67,"status":"Released","poster_path":"/p.jpg",
      "genres":[{"id":18,"name":"Drama"},{"id":35,"name":"Comedy"}],
      "vote_average":7.251,"vote_count":1500
      """)
    #expect(movie.id == 4711)
    #expect(movie.title == "The Paper Lantern")
    #expect(movie.originalTitle == "Die Laterne")
    #expect(movie.tagline == "It glows.")
    #expect(movie.overview == "A lantern of paper.")
    #expect(movie.releaseDate == ReleaseDate("1924-02-29"))
    #expect(movie.runtime == 67)
    #expect(movie.status == "Released")
    #expect(movie.posterURL == "https://image.tmdb.org/t/p/w342/p.jpg")
    #expect(movie.genres == ["Drama", "Comedy"])
    #expect(movie.rating == Rating(average: 7.251, votes: 1500))
  }

  @Test(arguments: [
    #""adult":false"#,
    """
    "original_title":null,"tagline":null,"overview":null,"release_date":null,"runtime":null,
    "status":null,"poster_path":null,"genres":null,"vote_average":null,"vote_count":null,
    "homepage":null,"imdb_id":null,"belongs_to_collection":null,
    "credits":null,"videos":null,"similar":null
    """,
    """
    "original_title":"","tagline":"","overview":"","release_date":"","runtime":0,
    "status":"","poster_path":"","genres":[],"vote_average":0,"vote_count":0,"homepage":"",
    "credits":{},"videos":{},"similar":{}
    """,
    """
    "original_title":1,"tagline":[],"overview":{},"release_date":1924,"runtime":"67",
    "status":false,"poster_path":7,"genres":"Drama","vote_average":"7","vote_count":"9",
    "credits":[],"videos":"none","similar":7
    """,
    """
    "runtime":-1,"release_date":"2025-13-45","genres":[{"id":18}],
    "credits":{"cast":[{}],"crew":[null]},"videos":{"results":[7]},"similar":{"results":[{}]}
    """,
  ])
  func `Missing, null, empty, and mistyped values are nil`(rest: String) throws {
    let movie = try detail(rest)
    #expect(movie.originalTitle == "The Paper Lantern")
    #expect(movie.tagline.isEmpty && movie.overview.isEmpty && movie.status.isEmpty)
    #expect(movie.releaseDate == nil && movie.runtime == nil && movie.rating == nil)
    #expect(movie.posterPath == nil && movie.posterURL == nil)
    #expect(movie.genres.isEmpty && movie.cast.isEmpty && movie.crew.isEmpty)
    #expect(movie.directors.isEmpty && movie.trailers.isEmpty && movie.similar.isEmpty)
  }

  @Test(arguments: ["{}", #"{"id":1}"#, #"{"title":"x"}"#, #"{"id":"1","title":"x"}"#, "[]"])
  func `A body without an ID and a title is not a movie`(json: String) {
    #expect(throws: DecodingError.self) {
      try decoded(json, as: MovieDetailBody.self)
    }
  }

  @Test(arguments: ["2923706026", "9223372036854775808", "1e30"])
  func `A huge revenue does not invalidate the movie`(revenue: String) throws {
    let movie = try detail(#""revenue":\#(revenue),"budget":0,"runtime":67"#)
    #expect(movie.runtime == 67)
  }

  @Test func `An invalid genre is skipped`() throws {
    let movie = try detail(#""genres":[{"id":18,"name":"Drama"},{"id":35},{"name":"Comedy"}]"#)
    #expect(movie.genres == ["Drama", "Comedy"])
  }

  @Test func `Similar movies are decoded without the invalid ones`() throws {
    let movie = try detail(
      """
      "similar":{"page":1,"results":[{"id":2,"title":"Two","genre_ids":[]},{"id":3},
      {"id":1,"title":"One","genre_ids":[]}],"total_pages":1,"total_results":3}
      """)
    #expect(movie.similar.map(\.title) == ["Two", "One"])
  }
}
