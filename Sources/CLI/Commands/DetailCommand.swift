import Entities
import Wording

extension Commands {
  static let detail = Command(
    name: "detail", overview: "Show the page of a movie.",
    arguments: [
      .init(
        name: "id", help: "TMDB's id of the movie, or an IMDb id (tt0010323).",
        isRequired: true)
    ],
    examples: ["detail 234", "detail tt0010323 --json"]
  ) { (line, context) throws(CommandFailure) in
    try await ScreenCommand(line, context).detail(movieID(line.arguments[0], line))
  }

  /// Returns the identifier of a movie that an argument of a line spells.
  static func movieID(_ word: String, _ line: ParsedLine) throws(CommandFailure) -> MovieID {
    let localizer = line.localizer
    guard let id = MovieID(word) else {
      throw line.usage(
        localizer(
          """
          '\(word)' is not the id of a movie. An id is a whole number such as 234, or an IMDb id \
          such as tt0010323.
          """))
    }
    return id
  }
}
