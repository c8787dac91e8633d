import MovieEntities
import ViperCommandLine

enum DetailFields {
  static let table = FieldTable<MarkedMovie>(
    columns: [
      "id", "title", "original_title", "year", "release_date", "runtime", "genres", "rating",
      "votes", "status", "tagline", "overview", "directors", "cast", "trailers", "similar",
    ], members: members, fields)

  /// The fields of a movie that only the library has.
  static let own = FieldTable<MarkedMovie>(
    columns: ["id", "title", "year", "own_rating", "favorite", "watchlist", "seen"],
    members: members, fields)

  /// The fields of tonight's pick, which is printed as a row.
  static let tonight = FieldTable<MarkedMovie>(
    columns: ["id", "title", "year", "rating", "overview", "runtime", "list"],
    members: members + ["list"],
    fields + [
      Field("list", "The list that the movie comes from, such as watchlist or discover.") {
        FieldValue($0.list)
      }
    ])

  private static let members = [
    "id", "title", "original_title", "overview", "release_date", "year", "rating", "votes",
    "poster_url", "imdb_id", "tagline", "runtime", "genres", "status", "cast", "directors",
    "writers", "trailers", "similar", "own_rating", "favorite", "watchlist", "seen",
  ]

  private static let fields: [Field<MarkedMovie>] =
    MovieFields.names { $0.movie } + facts + MovieFields.ratings { $0.movie } + texts + [
      Field("directors", "The directors: id and name.") {
        .list($0.movie.directors.map { person($0.id, $0.name) })
      },
      Field("writers", "The writers.") {
        .list($0.movie.writers.map { .text($0) })
      },
      Field(
        "cast", "The cast: id, name and character."
      ) { .list($0.movie.cast.map { person($0.id, $0.name, as: $0.character) }) },
      Field(
        "trailers", "The trailers: name and url."
      ) {
        .list($0.movie.trailers.map(record))
      },
      Field(
        "similar",
        "Similar movies, with the fields of a list."
      ) { .list($0.movie.similar.map(MovieFields.record)) },
    ] + marks

  private static let facts: [Field<MarkedMovie>] = [
    Field("runtime", fit: .droppable, "The runtime in minutes.") { FieldValue($0.movie.runtime) },
    Field("genres", "The names of the genres.") {
      .list($0.movie.genres.map { .text($0) })
    },
  ]

  private static let texts: [Field<MarkedMovie>] = [
    Field("status", "Status, such as Released or In Production.") { .text($0.movie.status) },
    Field("tagline", "The tagline.") { .text($0.movie.tagline) },
    Field("overview", "The plot summary.") { .text($0.movie.overview) },
    Field("poster_url", "The poster URL (342 pixels wide).") {
      FieldValue($0.movie.posterURL)
    },
    Field("imdb_id", "The IMDb ID.") { FieldValue($0.movie.imdbID) },
    Field("certification", "The certification in the '--region' country.") {
      FieldValue($0.movie.regional?.certification)
    },
  ]

  private static let marks: [Field<MarkedMovie>] = [
    Field("own_rating", isOmitted: true, "Your rating.") { FieldValue(own: $0.marks?.rating) },
    Field("favorite", isOmitted: true, "Whether the movie is one of your favorites.") {
      $0.marks.map { .flag($0.isFavorite) } ?? .none
    },
    Field("watchlist", isOmitted: true, "Whether the movie is on your watchlist.") {
      $0.marks.map { .flag($0.isOnWatchlist) } ?? .none
    },
    Field("seen", isOmitted: true, "Whether it is in your diary.") {
      $0.isSeen.map { .flag($0) } ?? .none
    },
  ]

  private static func person(
    _ id: Int, _ name: String, as character: String? = nil
  ) -> FieldValue {
    let part = character.map { [("character", FieldValue.text($0))] } ?? []
    let members = [("id", .number(id)), ("name", .text(name))] + part
    return .record(Record(members: members, cells: ["name"] + part.map(\.0) + ["id"]))
  }

  private static func record(_ trailer: Trailer) -> FieldValue {
    .record(
      Record(
        members: [("name", .text(trailer.name)), ("url", .text(trailer.url))], cells: ["url"]))
  }
}
