import Entities
import Wording

extension Commands {
  static let detail = CommandSpec(
    name: "detail", overview: "Tell everything about one movie.",
    arguments: [
      .init(
        name: "id", help: "TMDB's number of the movie, or an IMDb id (tt0010323).",
        isRequired: true)
    ],
    examples: ["detail 234", "detail tt0010323 --json"]
  ) { (line, context) throws(Stop) in
    try await OneShot(line, context).detail(movieID(line))
  }

  /// The movie that the first argument names.
  static func movieID(_ line: ParsedLine) throws(Stop) -> MovieID {
    let localizer = line.localizer
    let word = line.arguments[0]
    guard let id = MovieID(word) else {
      throw line.usage(
        localizer(
          """
          '\(word)' is no id of a movie: it is a whole number such as 234, or an IMDb id such as \
          tt0010323.
          """))
    }
    return id
  }
}
