import MovieEntities
import ViperCommandLine
import ViperLocalization

extension Commands {
  private static let trailer = OptionSpec(
    name: "--trailer", help: "Open the first trailer instead of the TMDB page."
  ).conflicting(with: imdb)
  private static let imdb = OptionSpec(
    name: "--imdb", help: "Open the IMDb page instead of the TMDB page.")
  private static let printing = OptionSpec(
    name: "--print", help: "Print the URL instead of opening it.")

  static let open = MovieCommand(
    CommandSpec(
      name: "open", overview: "Open a movie in the browser, or what a URL points to.",
      effect: .adds,
      document: "id, url, opened and program.",
      arguments: [movieArgument],
      options: [trailer, imdb, printing], globals: GlobalOptions.account,
      examples: [
        "open 234", "open 234 --trailer", "open tt0010323 --imdb --print",
        "open https://www.themoviedb.org/movie/234",
      ],
      note:
        """
        Uses the browser in BROWSER, or the system default. The URL of a movie, a person, a list \
        or a search on TMDB or IMDb opens in the window or, in a pipe, prints the data, unless \
        you use an option above.
        """
    )
  ) { line, context in
    let word = line.arguments[0]
    if ![trailer, imdb, printing].contains(where: line.has),
      let route = PageAddress(word).flatMap(Route.init)
    {
      guard context.style.isForPeople, BrowseRun.hasTerminal(context) else {
        return try await show(route, line, context)
      }
      return try await BrowseRun(route, line.line(of: browse.spec, route.words), context).run()
    }
    let movieWord = try MovieWord(word, line)
    let gateways = try Gateways(line, context)
    // Always look up the movie, so that the browser never shows an error page.
    let movie = try await gateways.movie(movieWord, context)
    let opening = MovieOpening(id: movie.id, url: try address(of: movie, line), context: context)
    if line.has(printing) { return try opening.report(nil) }
    try await opening.open()
  }

  /// Prints what a URL points to.
  @MainActor
  static func show(_ route: Route, _ line: ParsedLine, _ context: Context) async throws {
    let command: MovieCommand? =
      switch route.name {
      case detail.spec.name: detail
      case person.spec.name: person
      case search.spec.name: search
      default: nil
      }
    let words = command == nil ? route.words : Array(route.words.dropFirst())
    let printing = command ?? list
    try await printing.run(line.line(of: printing.spec, words), context)
  }

  private static func address(of movie: any DetailedMovie, _ line: ParsedLine) throws -> String {
    let (title, localizer) = (movie.title, line.localizer)
    if line.has(trailer) {
      if let url = movie.trailers.map(\.url).first(where: Opener.canOpen) { return url }
      throw CommandFailure.notFound(localizer.text("No trailer found for \(title)."))
    }
    if line.has(imdb) {
      if let url = movie.imdbID.flatMap({ PageAddress.movie(.imdb($0)).url }) { return url }
      throw CommandFailure.notFound(localizer.text("No IMDb ID found for \(title)."))
    }
    if let url = PageAddress.movie(.tmdb(movie.id)).url { return url }
    throw CommandFailure.notFound(
      localizer.text("\(title) has no TMDB page. It exists only in the built-in catalog."))
  }
}

/// Opens a movie's URL and reports the result.
struct MovieOpening {
  /// The movie's TMDB ID.
  let id: Int
  let url: String
  let context: Context

  /// Opens the URL or, if that fails, prints it.
  func open() async throws {
    let program: String
    do throws(Opener.Failure) {
      program = try await Opener(environment: context.environment).open(url)
    } catch {
      try report(nil)
      let message = error.sentence(in: context.localizer)
      throw CommandFailure(exitCode: .failed, code: "not-opened", message: message)
    }
    if context.console.isErrorTerminal {
      context.console.note(context.localizer.text("Opened \(url)"))
    }
    try report(program)
  }

  /// Reports the result in JSON format; in other formats, prints the URL if it was not opened.
  func report(_ program: String?) throws {
    try context.report([
      ("id", .number(id)), ("opened", .flag(program != nil)), ("program", FieldValue(program)),
      ("url", .text(url)),
    ])
    if !context.style.isJSON, program == nil { try context.console.write(url + "\n") }
  }
}

extension Opener.Failure {
  /// Returns the reason the URL could not be opened.
  func sentence(in localizer: Localizer) -> String {
    switch self {
    case .noDisplay:
      localizer.text("Cannot open a browser without a display. Set BROWSER to a text browser.")
    case .noProgram:
      localizer.text("No program found to open URLs. Install xdg-utils or set BROWSER.")
    case .noBrowser(let value): localizer.text("Cannot run any program in BROWSER: \(value)")
    case .failed(let program, let code):
      localizer.text("'\(program)' could not open the URL (exit code \(Int(code))).")
    }
  }
}
