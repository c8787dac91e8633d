import MovieEntities
import Testing

@testable import MovieTMDB

struct MovieRowBodyTests {
  private func row(_ json: String) throws -> PopularMovieEntity {
    try decoded(json, as: MovieRowBody.self).movie
  }

  @Test func `A complete row is decoded`() throws {
    let row = try row(
      """
      {"adult":false,"backdrop_path":"/b.jpg","genre_ids":[18,35],"id":4711,
       "original_language":"xx","original_title":"Der Papiermond","overview":"A moon of paper.",
       "popularity":12.5,"poster_path":"/p.jpg","release_date":"1924-02-29",
       "title":"The Paper Lantern","video":false,"softcore":false,"media_type":"movie",
       "vote_average":7.251,"vote_count":1500}
      """)
    #expect(
      row
        == PopularMovieEntity(
          id: 4711, title: "The Paper Lantern", originalTitle: "Der Papiermond",
          overview: "A moon of paper.", releaseDate: ReleaseDate("1924-02-29"),
          genreIDs: [18, 35], rating: Rating(average: 7.251, votes: 1500), posterPath: "/p.jpg",
          posterURL: "https://image.tmdb.org/t/p/w342/p.jpg"))
  }

  @Test(arguments: [
    #""genre_ids":[]"#,
    #""release_date":"""#,
    #""vote_count":0"#,
    #""vote_average":0"#,
    """
    "original_title":null,"overview":null,"release_date":null,"vote_average":null,
    "vote_count":null,"poster_path":null,"backdrop_path":null,"genre_ids":null,"popularity":null
    """,
    #""overview":"","release_date":"","poster_path":"","vote_average":0,"vote_count":0"#,
    """
    "original_title":5,"overview":[],"release_date":1920,"vote_average":"8.1",
    "vote_count":{},"poster_path":false,"genre_ids":"18","popularity":"12.5"
    """,
    #""release_date":"2025-13-45""#,
    #""release_date":"2025-13""#,
    #""release_date":"0000""#,
    #""release_date":"soon","vote_average":7.5,"vote_count":0"#,
    #""genre_ids":[],"vote_average":7.5"#,
    #""genre_ids":[],"vote_count":12"#,
  ])
  func `Missing, null, empty, and mistyped values are nil`(rest: String) throws {
    let row = try row(
      #"{"id":1,"title":"The Paper Lantern",\#(rest)}"#)
    #expect(row == PopularMovieEntity(id: 1, title: "The Paper Lantern"))
  }

  @Test func `More genres than TMDB has are dropped`() throws {
    let ids = (1...33).map(String.init).joined(separator: ",")
    #expect(try row(#"{"id":1,"title":"x","genre_ids":[\#(ids)]}"#).genreIDs == [])
  }

  @Test(arguments: [
    ("8", "12", 8, 12), ("8.0", "12", 8, 12), ("7.125", "1", 7.125, 1), ("10", "2.0", 10, 2),
  ])
  func `Votes can be whole numbers`(
    average: String, count: String, mean: Double, votes: Int
  ) throws {
    let row = try row(
      #"{"id":1,"title":"x","vote_average":\#(average),"vote_count":\#(count)}"#)
    #expect(row.rating == Rating(average: mean, votes: votes))
  }

  @Test(arguments: [
    #"{"title":"x","genre_ids":[]}"#,
    #"{"id":null,"title":"x","genre_ids":[]}"#,
    #"{"id":"1","title":"x","genre_ids":[]}"#,
    #"{"id":1,"genre_ids":[]}"#,
    #"{"id":1,"title":null,"genre_ids":[]}"#,
    #"{"id":1,"title":7,"genre_ids":[]}"#,
    "null", "[]", "7", #""x""#,
  ])
  func `A body without an ID and a title is not a row`(json: String) {
    #expect(throws: DecodingError.self) {
      try row(json)
    }
  }
}
