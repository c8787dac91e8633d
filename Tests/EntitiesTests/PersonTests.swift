import Entities
import Testing

/// People and their parts in movies.
struct PersonTests {
  @Test func `A person is made from its values`() {
    let person = PersonEntity(
      id: 7, name: "Ada", birthday: Day("1900-01-02"), deathday: Day("1980-03-04"),
      placeOfBirth: "Berlin", knownFor: "Acting", biography: "A life.",
      credits: [MovieCredit(movie: 1, title: "One", part: .cast(character: "A"))])
    #expect(person.id == 7)
    #expect(person.birthday == Day("1900-01-02") && person.deathday == Day("1980-03-04"))
    #expect(
      [person.name, person.placeOfBirth, person.knownFor, person.biography]
        == ["Ada", "Berlin", "Acting", "A life."])
    #expect(person.credits.map(\.movie) == [1])
  }

  @Test func `Of a person only the id and the name are needed`() {
    let person = PersonEntity(id: 7, name: "Ada")
    #expect(person.birthday == nil && person.deathday == nil)
    #expect([person.placeOfBirth, person.knownFor, person.biography] == ["", "", ""])
    #expect(person.credits.isEmpty)
  }

  @Test func `A credit is made from its values`() {
    let credit = MovieCredit(
      movie: 1, title: "One", releaseDay: Day("1922-03-04"),
      part: .crew(job: "Director", department: "Directing"))
    #expect(credit.movie == 1)
    #expect(credit.title == "One")
    #expect(credit.releaseDay == Day("1922-03-04"))
    #expect(credit.part == .crew(job: "Director", department: "Directing"))
  }

  @Test func `Parts in one movie differ by what the person did`() {
    let parts: Set<MoviePart> = [
      .cast(character: "Director"), .cast(character: ""),
      .crew(job: "Director", department: ""), .crew(job: "Director", department: "Directing"),
    ]
    #expect(parts.count == 4)
    #expect(MovieCredit(movie: 1, title: "One", part: .cast(character: "")).releaseDay == nil)
  }
}
