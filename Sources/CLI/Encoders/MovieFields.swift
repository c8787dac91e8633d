import MovieEntities
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization

enum MovieFields {
  static let table = FieldTable<ListedMovie>(
    columns: ["id", "title", "year", "rating", "overview"],
    members: [
      "id", "title", "original_title", "overview", "release_date", "year", "rating", "votes",
      "genres", "poster_url", "own_rating",
    ],
    names { $0.movie } + ratings { $0.movie } + [
      Field("runtime", fit: .droppable, "The runtime in minutes; may need a request per movie.") {
        FieldValue($0.runtime)
      },
      Field("overview", "The plot summary.") { .text($0.movie.overview) },
      Field("genres", isOmitted: true, "The names of the genres.") {
        .list($0.movie.genreNames.map { .text($0) })
      },
      Field("poster_url", "The poster URL (342 pixels wide).") {
        FieldValue($0.movie.posterURL)
      },
      Field("own_rating", isOmitted: true, "Your rating; only in 'list rated'.") {
        FieldValue(own: $0.movie.ownRating)
      },
      Field("seen", "Whether it is in your diary.") {
        $0.isSeen.map { .flag($0) } ?? .none
      },
    ])

  /// The fields of movies that match a title.
  static let candidates = FieldTable<any PopularMovie>(
    columns: ["id", "title", "year"], names { $0 })

  static func names<Subject>(
    _ movie: @escaping @Sendable (Subject) -> any PopularMovie
  ) -> [Field<Subject>] {
    [
      Field("id", fit: .fixed, "The TMDB ID, if any.") {
        FieldValue(movie($0).movieID.tmdb)
      },
      Field("title", "The title.") { .text(movie($0).title) },
      Field("original_title", "The title in the original language.") {
        .text(movie($0).originalTitle)
      },
      Field("year", fit: .droppable, "The release year.") {
        FieldValue(movie($0).releaseYear)
      },
      Field("release_date", fit: .droppable, "The date of release.") {
        FieldValue(movie($0).releaseDate)
      },
    ]
  }

  /// Returns the rating fields of a subject that contains a movie.
  static func ratings<Subject>(
    _ movie: @escaping @Sendable (Subject) -> any PopularMovie
  ) -> [Field<Subject>] {
    [
      Field("rating", fit: .droppable, "The average rating, rounded to one decimal.") {
        movie($0).rating.map { .rating($0) } ?? .none
      },
      Field("votes", fit: .droppable, "The number of votes, if any.") {
        FieldValue(movie($0).rating?.votes)
      },
    ]
  }

  /// Returns a similar movie as a record.
  static func record(_ movie: any PopularMovie) -> FieldValue {
    let members = table.indices(of: table.members.filter { $0 != "own_rating" }).map {
      (table.fields[$0].name, table.values[$0](ListedMovie(movie: movie)))
    }
    return .record(Record(members: members, cells: ["id", "title"]))
  }
}

extension FieldValue {
  /// Creates the value for a date, which sorts chronologically.
  init(_ day: Day?) {
    self = day.map { .ranked(StyledText($0.description), by: Double($0.daysSince1970)) } ?? .none
  }

  /// Creates the value for a release date, which is `null` in JSON unless the day is known.
  init(_ date: ReleaseDate?) {
    self =
      date.map {
        .ranked(
          StyledText($0.description), by: Double($0.rank), json: $0.day == nil ? .null : .text)
      } ?? .none
  }

  /// Creates the value for an average rating, with one decimal and a color.
  static func rating(_ rating: Rating) -> FieldValue {
    let model = RatingViewModel(rating)
    return .ranked(
      StyledText(model.text, .init(color: model.tone.color)), by: rating.average, json: .number)
  }

  init(own rating: OwnRating?) {
    self = rating.map { .decimal($0.value) } ?? .none
  }

  init(_ account: any Account) {
    self = .record(
      Record(
        members: [
          ("id", .number(account.id)), ("name", .text(account.name)),
          ("username", .text(account.username)),
        ], cells: ["id", "username", "name"]))
  }
}

extension PopularMovie {
  /// The names of the genres, which films in the library have without IDs.
  fileprivate var genreNames: [String] {
    let names = genreIDs.map(Localizer.english.genre)
    return names.isEmpty ? (self as? any DetailedMovie)?.genres ?? [] : names
  }
}
