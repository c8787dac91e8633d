import MovieEntities
import MovieViewModels
import ViperCommandLine

/// The fields of a movie in a list.
enum MovieFields {
  static let table = FieldTable<MovieViewModel>(
    columns: ["id", "title", "year", "rating", "overview"],
    members: [
      "id", "title", "original_title", "overview", "release_date", "vote_average", "vote_count",
      "poster_url",
    ],
    [
      Field("id", fit: .kept, "TMDB's id.") { .number($0.id) },
      Field("title", "The title.") { .text($0.title) },
      Field("original_title", "The title in the language it was made in.") {
        .text($0.movie.originalTitle)
      },
      Field("year", fit: .whole, "The year of the release.") {
        FieldValue($0.movie.releaseDay?.year)
      },
      Field("release_date", fit: .whole, "The day of the release.") {
        $0.movie.releaseDay.map { .day($0) } ?? .none
      },
      Field("rating", fit: .whole, "The average rating, with one decimal.") {
        $0.movie.rating.map { .rating($0) } ?? .none
      },
      Field("vote_average", fit: .whole, "The average rating as TMDB sends it.") {
        $0.movie.rating.map { .decimal($0.average) } ?? .none
      },
      Field("votes", fit: .whole, "The number of votes, if there are any.") {
        FieldValue($0.movie.rating?.votes)
      },
      Field("vote_count", fit: .whole, "The number of votes.") {
        .number($0.movie.rating?.votes ?? 0)
      },
      Field("overview", "What the movie is about.") { .text($0.overview) },
      Field("poster_url", "The address of the poster, 342 pixels wide.") {
        FieldValue($0.movie.posterURL)
      },
      Field("own_rating", "Your own rating; only 'list rated' knows it.") {
        FieldValue(own: $0.movie.ownRating)
      },
    ])

  private static let members = table.places(table.members)
  private static let others = table.fields.indices.filter { !members.contains($0) }

  /// Returns the record of a similar movie on a movie's page.
  static func record(_ movie: MovieViewModel) -> FieldValue {
    func values(_ places: [Int]) -> [(name: String, value: FieldValue)] {
      places.map { (table.fields[$0].name, table.values[$0](movie)) }
    }
    return .record(
      Record(members: values(members), others: values(others), cells: ["id", "title"]))
  }
}
