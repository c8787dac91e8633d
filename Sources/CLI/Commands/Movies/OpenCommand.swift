import MovieEntities
import ViperCommandLine
import ViperLocalization
import ViperTerminal

extension Commands {
  private static let trailer = OptionSpec(
    name: "--trailer", help: "Open the first trailer instead of TMDB's page.")
  private static let imdb = OptionSpec(
    name: "--imdb", help: "Open the page at IMDb instead of TMDB's.")
  private static let printing = OptionSpec(
    name: "--print", help: "Only print the address; open nothing.")

  static let open = MovieCommand(
    CommandSpec(
      name: "open", overview: "Open the page of a movie in a browser.",
      arguments: [movieArgument],
      options: [trailer, imdb, printing], globals: GlobalOptions.account,
      examples: ["open 234", "open 234 --trailer", "open tt0010323 --imdb --print"],
      note: """
        BROWSER names the browser, otherwise the system's own opener is used. \
        The browser runs apart from the terminal.
        """
    )
  ) { (line, context) throws(CommandFailure) in
    let id = try movieID(line.arguments[0], line)
    try line.check(trailer, without: imdb)
    let gateways = try Gateways(line, context)
    // Every id is looked up, so that a browser never shows an error page.
    let movie = try await gateways.movie(id, in: context.localizer)
    let opening = MovieOpening(id: movie.id, url: try address(of: movie, line), context: context)
    if line.has(printing) { return try opening.report(nil) }
    try await opening.open()
  }

  private static func address(
    of movie: any DetailedMovie, _ line: ParsedLine
  ) throws(CommandFailure) -> String {
    let (title, localizer) = (movie.title, line.localizer)
    if line.has(trailer) {
      if let url = movie.trailers.map(\.url).first(where: MovieOpening.canOpen) { return url }
      throw missing(localizer("There is no trailer of \(title)."))
    }
    if line.has(imdb) {
      if let url = movie.imdbID.flatMap({ PageAddress.movie(.imdb($0)).url }) { return url }
      throw missing(localizer("The IMDb id of \(title) is not known."))
    }
    if let url = PageAddress.movie(.tmdb(movie.id)).url { return url }
    throw missing(
      localizer("TMDB has no page of \(title), which is only in the embedded catalog."))
  }

  private static func missing(_ message: String) -> CommandFailure {
    CommandFailure(
      exitCode: .failed, code: MovieError.Code.notFound.rawValue, message: message)
  }
}
