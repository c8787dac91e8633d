import MovieEntities
import Testing

@testable import MovieTMDB

/// Roles in the response for a person.
struct MovieCreditsBodyTests {
  private func credits(cast: String = "", crew: String = "") throws -> [MovieCredit] {
    try decoded(#"{"cast":[\#(cast)],"crew":[\#(crew)]}"#, as: MovieCreditsBody.self).credits
  }

  @Test func `Roles are in the service's order, the cast's first`() throws {
    let credits = try credits(
      cast: """
        {"id":3,"title":"Three","release_date":"1922-03-04","character":"C","order":9},
        {"id":1,"title":"One","release_date":"","character":"A","order":0}
        """,
      crew: """
        {"id":2,"title":"Two","release_date":null,"job":"Director","department":"Directing"}
        """)
    #expect(
      credits == [
        MovieCredit(
          movie: 3, title: "Three", releaseDate: ReleaseDate("1922-03-04"),
          part: .cast(character: "C")),
        MovieCredit(movie: 1, title: "One", part: .cast(character: "A")),
        MovieCredit(
          movie: 2, title: "Two", part: .crew(job: "Director", department: "Directing")),
      ])
  }

  @Test(arguments: ["", #","character":"""#, #","character":null"#, #","character":7"#])
  func `A character can be missing`(character: String) throws {
    let credits = try credits(cast: #"{"id":1,"title":"One"\#(character)}"#)
    #expect(credits.map(\.part) == [.cast(character: "")])
  }

  @Test(arguments: ["", #","department":"""#, #","department":null"#, #","department":7"#])
  func `A department can be missing`(department: String) throws {
    let credits = try credits(crew: #"{"id":1,"title":"One","job":"Editor"\#(department)}"#)
    #expect(credits.map(\.part) == [.crew(job: "Editor", department: "")])
  }

  @Test(arguments: [
    "null", "7", "{}", "[]", #"{"id":9}"#, #"{"title":"Nine"}"#, #"{"id":"9","title":"Nine"}"#,
    #"{"id":9,"title":["Nine"]}"#, #"{"id":0,"title":"Zero"}"#, #"{"id":-9,"title":"Nine"}"#,
  ])
  func `An invalid row does not invalidate the others`(bad: String) throws {
    let credits = try credits(
      cast: #"\#(bad),{"id":1,"title":"One"}"#,
      crew: #"{"id":2,"title":"Two","job":"Editor","department":"Editing"},\#(bad)"#)
    #expect(credits.map(\.movie) == [1, 2])
  }

  @Test(arguments: ["", #","job":null"#, #","job":7"#])
  func `A crew row without a job is skipped`(job: String) throws {
    let credits = try credits(
      crew: #"{"id":1,"title":"One"\#(job)},{"id":2,"title":"Two","job":"Editor"}"#)
    #expect(credits.map(\.movie) == [2])
  }

  @Test(arguments: [#""cast":7"#, #""cast":null"#, #""x":1"#, #""cast":[null]"#])
  func `An invalid half does not invalidate the other`(half: String) throws {
    let credits = try decoded(
      #"{\#(half),"crew":[{"id":2,"title":"Two","job":"Editor"}]}"#, as: MovieCreditsBody.self
    ).credits
    #expect(credits.map(\.movie) == [2])
  }

  @Test func `Several roles in one movie are kept, and a repeated one once`() throws {
    let one = #"{"id":1,"title":"One","character":"A","credit_id":"a"}"#
    let credits = try credits(
      cast: [one, #"{"id":1,"title":"One","character":"B"}"#, one].joined(separator: ","),
      crew: """
        {"id":1,"title":"One","job":"Director","department":"Directing","credit_id":"b"},
        {"id":1,"title":"One","job":"Writer","department":"Writing"},
        {"id":1,"title":"One","job":"Director","department":"Directing","credit_id":"c"}
        """)
    #expect(
      credits.map(\.part) == [
        .cast(character: "A"), .cast(character: "B"),
        .crew(job: "Director", department: "Directing"),
        .crew(job: "Writer", department: "Writing"),
      ])
  }

  @Test func `Ten thousand roles are all decoded`() throws {
    let rows = (1...10_000).map { #"{"id":\#($0),"title":"One","character":"\#($0)"}"# }
    let credits = try credits(cast: rows.joined(separator: ","))
    #expect(credits.map(\.movie) == Array(1...10_000))
  }
}
