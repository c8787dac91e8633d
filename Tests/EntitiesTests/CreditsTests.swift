import Entities
import Testing

/// Cast and crew of a movie.
struct CreditsTests {
  @Test func `Directors are named once each, in the service's order`() {
    let movie = DetailedMovieEntity(
      id: 1, title: "x",
      crew: [
        CrewMemberEntity(id: 8, name: "Bea", job: "Director", department: "Directing"),
        CrewMemberEntity(id: 7, name: "Ada", job: "Director", department: "Directing"),
        CrewMemberEntity(id: 9, name: "Cleo", job: "Assistant Director", department: "Directing"),
        CrewMemberEntity(id: 7, name: "Ada", job: "Writer", department: "Writing"),
        CrewMemberEntity(id: 8, name: "Bea", job: "Director", department: "Directing"),
      ])
    #expect(movie.directors.map(\.name) == ["Bea", "Ada"])
    #expect(movie.directors.map(\.id) == [8, 7])
  }

  @Test func `Members are made from their values`() {
    let player = CastMemberEntity(id: 1, name: "One")
    let editor = CrewMemberEntity(id: 2, name: "Two", job: "Editor", department: "Editing")
    #expect([player.name, player.character] == ["One", ""])
    #expect([editor.name, editor.job, editor.department] == ["Two", "Editor", "Editing"])
  }
}
