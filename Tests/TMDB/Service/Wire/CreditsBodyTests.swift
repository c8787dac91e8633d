import MovieEntities
import Testing

@testable import MovieTMDB

/// Cast and crew in the response for a movie.
struct CreditsBodyTests {
  private func credits(cast: String = "", crew: String = "") throws -> CreditsBody {
    try decoded(#"{"cast":[\#(cast)],"crew":[\#(crew)]}"#)
  }

  @Test func `The cast is in billing order`() throws {
    let credits = try credits(
      cast: """
        {"id":30,"name":"Third","character":"C","order":2},
        {"id":10,"name":"First","character":"A","order":0},
        {"id":20,"name":"Second","character":"B","order":1}
        """)
    #expect(credits.cast.map(\.name) == ["First", "Second", "Third"])
    #expect(credits.cast.map(\.id) == [10, 20, 30])
    #expect(credits.cast.map(\.character) == ["A", "B", "C"])
  }

  @Test func `Cast members without a billing come last, in the service's order`() throws {
    let credits = try credits(
      cast: """
        {"id":1,"name":"One"},{"id":2,"name":"Two","order":null},
        {"id":3,"name":"Three","order":9},{"id":4,"name":"Four","order":9},
        {"id":5,"name":"Five","order":"x"}
        """)
    #expect(credits.cast.map(\.name) == ["Three", "Four", "One", "Two", "Five"])
  }

  @Test(arguments: ["", #","character":"""#, #","character":null"#, #","character":7"#])
  func `A character can be missing`(character: String) throws {
    let credits = try credits(cast: #"{"id":1,"name":"One"\#(character)}"#)
    #expect(credits.cast.map(\.character) == [""])
  }

  @Test(arguments: ["null", "7", "{}", #"{"id":9}"#, #"{"name":"Nine"}"#])
  func `An invalid row does not invalidate the credits`(bad: String) throws {
    let credits = try credits(
      cast: #"\#(bad),{"id":1,"name":"One"}"#,
      crew: #"{"id":2,"name":"Two","job":"Editor","department":"Editing"},\#(bad)"#)
    #expect(credits.cast.map(\.name) == ["One"])
    #expect(credits.crew.map(\.name) == ["Two"])
  }

  @Test func `An invalid half does not invalidate the other`() throws {
    let movie = try decoded(
      """
      {"id":1,"title":"x","credits":{"cast":7,
       "crew":[{"id":2,"name":"Two","job":"Editor","department":"Editing"}]}}
      """, as: MovieDetailBody.self
    ).movie
    #expect(movie.cast.isEmpty)
    #expect(movie.crew.map(\.department) == ["Editing"])
  }

  @Test func `A person with two jobs is in the crew twice`() throws {
    let credits = try credits(
      crew: """
        {"id":7,"name":"Ada","job":"Director","department":"Directing"},
        {"id":7,"name":"Ada","job":"Writer","department":"Writing"}
        """)
    #expect(credits.crew.map(\.id) == [7, 7])
    #expect(credits.crew.map(\.job) == ["Director", "Writer"])
  }
}
