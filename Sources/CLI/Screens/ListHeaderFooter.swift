import ListOfMovies
import MovieEntities
import Viper
import ViperCommandLine
import ViperLocalization

/// The header and footer of a list on a terminal: its range, its source, and options for more rows.
@MainActor
struct ListHeaderFooter {
  let isLive: Bool
  let context: Context
  /// The services that `--on` selects, if any.
  var services: StreamingServices?
  /// The number of rows that are sorted or looked up before they are printed together; `nil` if all rows of the
  /// list are printed as they arrive.
  var arranged: Int?
  private var localizer: Localizer { context.localizer }

  /// Returns the title with the range and the source, such as `Popular movies · 1–20 of 80 · TMDB`.
  ///
  /// Rows are printed as they arrive, so the range is that of the requested rows.
  func header<Row>(_ title: String, _ list: Paged<Row>, _ input: ListOfMoviesInput) -> String {
    let first = (list.firstPage - 1) * MoviePage.usualLength + 1
    let (total, rows) = (list.totalResults, arranged ?? list.rows.count)
    let wanted = max(input.limit ?? 0, rows)
    let last = max(min(first + wanted - 1, total), first + rows - 1)
    var parts = [title]
    if let loaded = services?.loaded {
      parts.append(localizer("\(localizer.count(rows)) of \(localizer.count(loaded))"))
    } else if total > 0, last >= first {
      parts.append(
        localizer(
          """
          \(localizer.count(first))–\(localizer.count(last)) of \
          \(localizer.count(max(total, last)))
          """))
    }
    if let services { parts.append(localizer("\(services.names) in \(services.region)")) }
    let source = services == nil ? "TMDB" : "TMDB, JustWatch"
    parts.append(isLive ? source : localizer("embedded catalog"))
    return parts.joined(separator: " · ")
  }

  /// Returns the line below the rows; an empty scene if the list is empty or notes are disabled.
  func footer<Row>(_ list: Paged<Row>, _ input: ListOfMoviesInput) -> Scene {
    var scene = Scene(name: "foot", title: "")
    let rows = arranged ?? list.rows.count
    guard rows > 0, !context.console.isQuiet else { return scene }
    let options = more(list, input)
    var parts: [String] = []
    if !options.isEmpty {
      parts.append(localizer("More: \(options.joined(separator: ", "))"))
    }
    if arranged != nil, rows > 1, rows < list.totalResults {
      parts.append(localizer("only these \(localizer.count(rows)) are sorted"))
    } else if !isLive {
      parts.append(localizer("set TMDB_ACCESS_TOKEN to use TMDB"))
    }
    guard !parts.isEmpty else { return scene }
    let text = parts.joined(separator: " · ")
    scene.lines = [Scene.Line(StyledText(text, .dim))]
    return scene
  }

  /// Returns a note about an empty list, with the source if it is the embedded catalog.
  func note(_ text: String) -> String {
    isLive ? text : text + " " + Gateways.sourceNote(in: localizer)
  }

  private func more<Row>(_ movies: Paged<Row>, _ input: ListOfMoviesInput) -> [String] {
    let (shown, page) = (services?.loaded ?? movies.rows.count, MoviePage.usualLength)
    guard movies.firstPage == input.page, shown > 0,
      (input.page - 1) * page + shown < movies.totalResults
    else { return [] }
    var options: [String] = []
    let isWhole = shown % page == 0
    if isWhole, movies.lastPage < min(movies.totalPages, MoviePage.lastServed) {
      options.append(
        "--page \(movies.lastPage + 1)" + (input.limit.map { " --limit \($0)" } ?? ""))
    }
    if input.page == 1 {
      let wanted = shown < page ? page : shown * 4
      options.append("--limit \(min(wanted, movies.totalResults, 10_000))")
    } else if !isWhole {
      // Completes the last page.
      let wanted = (shown / page + 1) * page
      options.append("--page \(input.page) --limit \(wanted)")
    }
    return options
  }
}
