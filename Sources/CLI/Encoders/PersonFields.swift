import MovieEntities
import ViperCommandLine

enum PersonFields {
  static let table = FieldTable<any Person>(
    columns: [
      "id", "name", "birthday", "deathday", "place_of_birth", "known_for_department",
      "biography",
      "films",
    ],
    [
      Field("id", fit: .fixed, "The TMDB ID.") { .number($0.id) },
      Field("name", "The name.") { .text($0.name) },
      Field("birthday", "The date of birth.") { FieldValue($0.birthday) },
      Field("deathday", "The date of death.") { FieldValue($0.deathday) },
      Field("place_of_birth", "The place of birth.") {
        $0.placeOfBirth.isEmpty ? .none : .text($0.placeOfBirth)
      },
      Field("known_for_department", "Department, such as Acting or Directing.") {
        .text($0.knownFor)
      },
      Field("biography", "The biography.") { .text($0.biography) },
      Field(
        "films",

        "The movies: id, title, release_date, year, character and job."
      ) { .list($0.films.map(record)) },
    ])

  private static func record(_ film: PersonFilm) -> FieldValue {
    .record(
      Record(
        members: [
          ("id", .number(film.id)), ("title", .text(film.title)),
          ("release_date", FieldValue(film.releaseDate)),
          ("year", FieldValue(film.releaseDate?.year)),
          ("character", FieldValue(film.characters?.joined(separator: ", "))),
          ("job", film.jobs.isEmpty ? .none : .text(film.jobs.joined(separator: ", "))),
        ],
        others: [("part", .text(film.part))],
        cells: ["id", "title", "year", "part"]))
  }
}

enum FoundPersonFields {
  static let table = FieldTable<FoundPerson>(
    columns: ["id", "name", "known_for_department", "known_for"],
    [
      Field("id", fit: .fixed, "The TMDB ID.") { .number($0.id) },
      Field("name", "The name.") { .text($0.name) },
      Field(
        "known_for_department", heading: "KNOWN FOR", "Department, such as Acting or Directing."
      ) { .text($0.knownFor) },
      Field("known_for", heading: "MOVIES", "Titles the person is known for.") {
        .list($0.works.map { .text($0) }, separator: "; ")
      },
    ])
}
