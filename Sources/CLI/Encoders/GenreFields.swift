import MovieEntities
import ViperCommandLine

/// The fields of a genre.
enum GenreFields {
  static let table = FieldTable<Genre>(
    columns: ["id", "name"],
    [
      Field("id", fit: .kept, "TMDB's id.") { .number($0.id) },
      Field("name", "The name, in the language of '--language'.") { .text($0.name) },
    ])
}
