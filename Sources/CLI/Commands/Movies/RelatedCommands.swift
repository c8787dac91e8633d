import ListOfMovies
import MovieEntities
import ViperCommandLine
import ViperLocalization

extension Commands {
  static let similar = MovieCommand(
    CommandSpec(
      name: "similar", overview: "List movies that are similar to a movie.",
      arguments: [movieArgument], options: [Paging.page, Paging.limit],
      examples: ["similar 653", "similar tt0013442 --limit 3"]
    )
  ) { (line, context) throws(CommandFailure) in
    try await related(line, context) { .similar(to: $0) }
  }

  static let recommend = MovieCommand(
    CommandSpec(
      name: "recommend", overview: "List movies that are recommended for a movie.",
      arguments: [movieArgument], options: [Paging.page, Paging.limit],
      examples: ["recommend 653", "recommend tt0013442 --limit 3"]
    )
  ) { (line, context) throws(CommandFailure) in
    try await related(line, context) { .recommended(for: $0) }
  }

  /// Prints a list related to the movie that the line names.
  @MainActor
  private static func related(
    _ line: ParsedLine, _ context: Context, _ query: (Int) -> MovieQuery
  ) async throws(CommandFailure) {
    let selection = try MovieFields.table.selection(context.style, line)
    let id = try movieID(line.arguments[0], line)
    // The other arguments are checked before an IMDb id is looked up.
    var input = try Paging.input(.kind(.popular), line)
    let command = try ScreenCommand(line, context)
    input.query = query(
      try await command.gateways.number(of: id, in: context.localizer))
    try await command.list(input, in: selection)
  }
}
