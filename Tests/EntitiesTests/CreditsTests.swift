import Entities
import Testing

/// Cast and crew of a movie.
struct CreditsTests {
  private func detail(cast: String = "", crew: String = "") throws -> DetailedMovieEntity {
    try decoded(
      #"{"id":1,"title":"x","credits":{"cast":[\#(cast)],"crew":[\#(crew)]}}"#)
  }

  @Test func `The cast stands in billing order`() throws {
    let movie = try detail(
      cast: """
        {"id":30,"name":"Third","character":"C","order":2},
        {"id":10,"name":"First","character":"A","order":0},
        {"id":20,"name":"Second","character":"B","order":1}
        """)
    #expect(movie.cast.map(\.name) == ["First", "Second", "Third"])
    #expect(movie.cast.map(\.id) == [10, 20, 30])
    #expect(movie.cast.map(\.character) == ["A", "B", "C"])
  }

  @Test func `Who has no place in the billing comes last, in the service's order`() throws {
    let movie = try detail(
      cast: """
        {"id":1,"name":"One"},{"id":2,"name":"Two","order":null},
        {"id":3,"name":"Three","order":9},{"id":4,"name":"Four","order":9},
        {"id":5,"name":"Five","order":"x"}
        """)
    #expect(movie.cast.map(\.name) == ["Three", "Four", "One", "Two", "Five"])
  }

  @Test(arguments: ["", #","character":"""#, #","character":null"#, #","character":7"#])
  func `A character may be unknown`(character: String) throws {
    let movie = try detail(cast: #"{"id":1,"name":"One"\#(character)}"#)
    #expect(movie.cast.map(\.character) == [""])
  }

  @Test(arguments: ["null", "7", "{}", #"{"id":9}"#, #"{"name":"Nine"}"#])
  func `One bad row does not take the credits along`(bad: String) throws {
    let movie = try detail(
      cast: #"\#(bad),{"id":1,"name":"One"}"#,
      crew: #"{"id":2,"name":"Two","job":"Editor","department":"Editing"},\#(bad)"#)
    #expect(movie.cast.map(\.name) == ["One"])
    #expect(movie.crew.map(\.name) == ["Two"])
  }

  @Test func `An unreadable half leaves the other`() throws {
    let movie = try decoded(
      """
      {"id":1,"title":"x","credits":{"cast":7,
       "crew":[{"id":2,"name":"Two","job":"Editor","department":"Editing"}]}}
      """, as: DetailedMovieEntity.self)
    #expect(movie.cast.isEmpty)
    #expect(movie.crew.map(\.department) == ["Editing"])
  }

  @Test func `A person with two jobs stands in the crew twice`() throws {
    let movie = try detail(
      crew: """
        {"id":7,"name":"Ada","job":"Director","department":"Directing"},
        {"id":7,"name":"Ada","job":"Writer","department":"Writing"}
        """)
    #expect(movie.crew.map(\.id) == [7, 7])
    #expect(movie.crew.map(\.job) == ["Director", "Writer"])
  }

  @Test func `Directors are named once each, in the service's order`() throws {
    let movie = try detail(
      crew: """
        {"id":8,"name":"Bea","job":"Director","department":"Directing"},
        {"id":7,"name":"Ada","job":"Director","department":"Directing"},
        {"id":9,"name":"Cleo","job":"Assistant Director","department":"Directing"},
        {"id":7,"name":"Ada","job":"Writer","department":"Writing"},
        {"id":8,"name":"Bea","job":"Director","department":"Directing"}
        """)
    #expect(movie.directors == ["Bea", "Ada"])
  }

  @Test func `Members are made from their values`() {
    let player = CastMemberEntity(id: 1, name: "One")
    let editor = CrewMemberEntity(id: 2, name: "Two", job: "Editor", department: "Editing")
    #expect([player.name, player.character] == ["One", ""])
    #expect([editor.name, editor.job, editor.department] == ["Two", "Editor", "Editing"])
  }
}
