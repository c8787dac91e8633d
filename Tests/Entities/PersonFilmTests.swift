import MovieEntities
import Testing

struct PersonFilmTests {
  /// Returns the movies of a person with the given credits, without IDs.
  private func films(_ credits: MovieCredit...) -> [String] {
    PersonEntity(id: 1, name: "A", credits: credits).films.map { film in
      "\(film.title)|\(film.releaseDate?.year.description ?? "")|\(film.part)"
    }
  }

  private func credit(_ movie: Int, _ title: String, _ year: Int?, _ part: MoviePart) -> MovieCredit
  {
    MovieCredit(
      movie: movie, title: title, releaseDate: year.flatMap { ReleaseDate(year: $0) },
      part: part)
  }

  @Test func `The newest movies come first, and those without a date last`() {
    let films = films(
      credit(1, "Unknown", nil, .cast(character: "")),
      credit(2, "Old", 1920, .cast(character: "")),
      credit(3, "Also unknown", nil, .cast(character: "")),
      credit(4, "New", 1999, .cast(character: "")),
      credit(5, "As old", 1920, .cast(character: "")))
    #expect(films == ["New|1999|", "Old|1920|", "As old|1920|", "Unknown||", "Also unknown||"])
  }

  @Test func `Several roles in one movie are combined`() {
    let films = films(
      credit(1, "A", 2000, .cast(character: "Twin")),
      credit(1, "A", 2000, .crew(job: "Director", department: "Directing")),
      credit(1, "A", 2000, .cast(character: "Other twin")),
      credit(1, "A", 2000, .crew(job: "Writer", department: "Writing")))
    #expect(films == ["A|2000|Twin, Other twin · Director, Writer"])
  }

  @Test func `A role that is listed twice is shown once`() {
    let films = films(
      credit(1, "A", 2000, .cast(character: "Twin")),
      credit(1, "A", 2000, .cast(character: "Twin")),
      credit(1, "A", 2000, .crew(job: "Director", department: "Directing")),
      credit(1, "A", 2000, .crew(job: "Director", department: "Directing")))
    #expect(films == ["A|2000|Twin · Director"])
  }

  @Test func `A hundred thousand roles in one movie are combined quickly`() {
    let credits = (0..<100_000).map { credit(1, "A", 2000, .cast(character: "\($0)")) }
    #expect(PersonEntity(id: 1, name: "A", credits: credits).films.count == 1)
  }

  @Test func `A role without a character is empty`() {
    #expect(films(credit(1, "A", 2000, .cast(character: ""))) == ["A|2000|"])
  }

  @Test func `Only cast members have characters`() {
    let person = PersonEntity(
      id: 1, name: "A",
      credits: [
        credit(1, "A", 2000, .cast(character: "")),
        credit(2, "B", 1999, .crew(job: "Director", department: "Directing")),
      ])
    #expect(person.films.map(\.characters) == [[], nil])
    #expect(person.films.map(\.jobs) == [[], ["Director"]])
  }
}
