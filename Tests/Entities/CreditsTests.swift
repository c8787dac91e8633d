import MovieEntities
import Testing

struct CreditsTests {
  @Test func `Each director is listed once, in the service's order`() {
    let movie = DetailedMovieEntity(
      id: 1, title: "x",
      crew: [
        CrewMember(id: 8, name: "Bea", job: "Director", department: "Directing"),
        CrewMember(id: 7, name: "Ada", job: "Director", department: "Directing"),
        CrewMember(id: 9, name: "Cleo", job: "Assistant Director", department: "Directing"),
        CrewMember(id: 7, name: "Ada", job: "Writer", department: "Writing"),
        CrewMember(id: 8, name: "Bea", job: "Director", department: "Directing"),
      ])
    #expect(movie.directors.map(\.name) == ["Bea", "Ada"])
    #expect(movie.directors.map(\.id) == [8, 7])
  }
}
