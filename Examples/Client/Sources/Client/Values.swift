import MovieEntities

// Custom types for the entity protocols, for a catalog other than TMDB.

nonisolated struct Film: PopularMovie {
  let id: Int
  let title: String
  var originalTitle: String { title }
  var overview: String { "" }
  var releaseDate: ReleaseDate? { ReleaseDate(year: 1922, month: 3, day: 4) }
  var rating: Rating? { Rating(average: 8, votes: 2) }
  var posterPath: String? { nil }
}

nonisolated struct FilmPage: DetailedMovie {
  let film: Film
  var id: Int { film.id }
  var title: String { film.title }
  var originalTitle: String { film.title }
  var tagline: String { "" }
  var overview: String { "" }
  var releaseDate: ReleaseDate? { film.releaseDate }
  var runtime: Int? { 94 }
  var genres: [String] { ["Horror"] }
  var status: String { "Released" }
  var rating: Rating? { film.rating }
  var posterPath: String? { nil }
  var cast: [CastMember] { [CastMember(id: 1, name: "Max Schreck", character: "Graf Orlok")] }
  var crew: [CrewMember] {
    [CrewMember(id: 2, name: "F. W. Murnau", job: "Director", department: "Directing")]
  }
  var trailers: [Trailer] {
    [Trailer(name: "Trailer", url: "https://films.example/trailer")]
  }
  var similar: [any PopularMovie] { [Film(id: 2, title: "Faust")] }
  var regional: RegionalDetails? {
    RegionalDetails(
      region: "DE", certification: "12", offers: [WatchOffer(kind: .rent, provider: "Filmclub")])
  }
}

nonisolated struct Actor: Person {
  var id: Int { 1 }
  var name: String { "Max Schreck" }
  var birthday: Day? { Day(year: 1879, month: 9, day: 6) }
  var deathday: Day? { Day(year: 1936, month: 2, day: 20) }
  var placeOfBirth: String { "Berlin" }
  var knownFor: String { "Acting" }
  var biography: String { "" }
  var credits: [MovieCredit] {
    [
      MovieCredit(
        movie: 1, title: "Nosferatu", releaseDate: ReleaseDate(year: 1922, month: 3, day: 4),
        part: .cast(character: "Graf Orlok"))
    ]
  }
}

nonisolated struct Owner: Account {
  var id: Int { 1 }
  var username: String { "ada" }
  var name: String { "Ada" }
}

nonisolated struct FilmSession: Session {
  var service: String { "films" }
  var baseURL: String { "https://films.example" }
  var id: String { "key-1" }
  var account: any Account { Owner() }
}
