import Entities

// Entities of a catalogue that is not TMDB's: each protocol of `Entities`, by a value of our own.

nonisolated struct Film: PopularMovie {
  let id: Int
  let title: String
  var originalTitle: String { title }
  var overview: String { "" }
  var releaseDay: Day? { Day(year: 1922, month: 3, day: 4) }
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
  var releaseDay: Day? { film.releaseDay }
  var runtime: Int? { 94 }
  var genres: [String] { ["Horror"] }
  var status: String { "Released" }
  var rating: Rating? { film.rating }
  var posterPath: String? { nil }
  var cast: [any CastMember] { [Player()] }
  var crew: [any CrewMember] { [Maker()] }
  var trailers: [any Trailer] { [Clip()] }
  var similar: [any PopularMovie] { [Film(id: 2, title: "Faust")] }
  var regional: (any RegionalDetails)? { Country() }
}

nonisolated struct Country: RegionalDetails {
  var region: String { "DE" }
  var certification: String { "12" }
  var watchURL: String? { nil }
  var offers: [any WatchOffer] { [Ticket()] }
}

nonisolated struct Ticket: WatchOffer {
  var kind: WatchKind { .rent }
  var provider: String { "Filmclub" }
}

nonisolated struct Player: CastMember {
  var id: Int { 1 }
  var name: String { "Max Schreck" }
  var character: String { "Graf Orlok" }
}

nonisolated struct Maker: CrewMember {
  var id: Int { 2 }
  var name: String { "F. W. Murnau" }
  var job: String { "Director" }
  var department: String { "Directing" }
}

nonisolated struct Clip: Trailer {
  var name: String { "Trailer" }
  var url: String { "https://films.example/trailer" }
}

nonisolated struct Actor: Person {
  var id: Int { 1 }
  var name: String { "Max Schreck" }
  var birthday: Day? { Day(year: 1879, month: 9, day: 6) }
  var deathday: Day? { Day(year: 1936, month: 2, day: 20) }
  var placeOfBirth: String { "Berlin" }
  var knownFor: String { "Acting" }
  var biography: String { "" }
  var credits: [any MovieCredit] { [Part()] }
}

nonisolated struct Part: MovieCredit {
  var movie: Int { 1 }
  var title: String { "Nosferatu" }
  var releaseDay: Day? { Day(year: 1922, month: 3, day: 4) }
  var part: MoviePart { .cast(character: "Graf Orlok") }
}

nonisolated struct Owner: Account {
  var id: Int { 1 }
  var username: String { "ada" }
  var name: String { "Ada" }
}

nonisolated struct Key: Session {
  var service: String { "door" }
  var baseURL: String { "https://films.example" }
  var id: String { "key-1" }
  var account: any Account { Owner() }
}

nonisolated struct Marks: AccountStates {
  var isFavorite = false
  var isOnWatchlist: Bool { false }
  var rating: OwnRating? { nil }
}
