import MovieEntities
import MovieLibrary
import MovieTMDBEmbedded
import ViperScript

/// The user's diary and marks when a recording begins, as commands for those that it needs.
@MainActor
struct RecordedLibrary {
  /// The entries, oldest first; `nil` without a library.
  var diary: [Viewing]? = []
  /// The command for each mark, oldest first in each list.
  var marks: [(movie: MovieID, line: String)] = []
  /// The movie of each diary entry.
  var movies: [DiaryEntry.ID: MovieID] = [:]
  /// The movies with entries or marks.
  private var films: [MovieID: Film] = [:]
  /// The number of users who were logged in before the current one: now, and at the start.
  var owners: @MainActor () -> Int = { 0 }
  var firstOwners = 0
  /// The number of undos that took back something that the recording does not have.
  var undoneElsewhere: @MainActor () -> Int = { 0 }

  /// Creates an empty library.
  init() {}

  /// Creates the content of a diary, newest day first.
  init(_ entries: [DiaryEntry]?) {
    diary = entries?.reversed().map(\.viewing)
    for entry in entries ?? [] {
      movies[entry.id] = entry.viewing.movie.id
      films[entry.viewing.movie.id] = entry.viewing.movie
    }
  }

  /// Reads the diary, which is empty if it can't be read, and the marks.
  init(_ gateways: Gateways) async {
    let library = try? await gateways.library?.library()
    self.init(gateways.library.map { _ in library?.diary ?? [] })
    for kind in [MovieListKind.favorites, .watchlist, .rated] {
      for movie in await Self.movies(kind, of: gateways.marks).reversed() {
        films[movie.id] = movie
        guard let name = name(of: movie.id),
          let mark = Self.mark(kind, rating: gateways.marks.marks(of: movie.id).rating)
        else { continue }
        marks.append((movie.id, "mark movie \(name) \(mark)"))
      }
    }
    owners = { [marks = gateways.marks] in marks.previousOwners }
    firstOwners = owners()
    undoneElsewhere = { [marks = gateways.marks] in marks.undoneElsewhere }
  }

  /// Returns a movie as commands name it: its ID if the embedded catalog has it, or else its title and
  /// year.
  ///
  /// - Returns: The name; `nil` if a script cannot have the movie.
  func name(of movie: MovieID) -> String? {
    if EmbeddedTransport.movie("\(movie)") != nil { return "\(movie)" }
    return text(of: movie).flatMap(ScriptRecorder.quoted)
  }

  /// Returns the title and year that stand for a movie that the embedded catalog does not have.
  private func text(of movie: MovieID) -> String? {
    if let film = films[movie] { return film.year.map { "\(film.title) (\($0))" } }
    guard case .titled(let key) = movie, key.year != nil else { return nil }
    return key.description
  }

  /// Returns a route that leads to the same page in a script.
  func route(_ route: Route) -> Route {
    guard route.screen?.argument == .film,
      let movie = route.argument.flatMap(MovieID.described),
      EmbeddedTransport.movie("\(movie)") == nil, let text = text(of: movie),
      let id = MovieID.described(by: text)
    else { return route }
    return Route(name: route.name, argument: "\(id)")
  }

  private static func movies(_ kind: MovieListKind, of marks: MarkBook) async -> [Film] {
    var movies: [Film] = []
    for number in 1...MoviePage.lastServed {
      guard let page = try? await marks.movies(kind, page: number) else { break }
      movies += page.movies.map { Film($0) }
      if number >= page.totalPages { break }
    }
    return movies
  }

  private static func mark(_ kind: MovieListKind, rating: OwnRating?) -> String? {
    switch kind {
    case .favorites: "favorite"
    case .watchlist: "watchlist"
    default: rating?.description
    }
  }

  /// Returns whether a movie has entries or marks.
  func has(_ movie: MovieID) -> Bool {
    diary?.contains { $0.movie.id == movie } == true || marks.contains { $0.movie == movie }
  }

  /// Returns the commands that set the marks of some movies.
  func mark(_ movies: Set<MovieID>) -> [String] {
    marks.filter { movies.contains($0.movie) }.map(\.line)
  }

  /// Returns the commands that log the viewings of some movies, and the number of viewings.
  ///
  /// Notes are left out.
  func log(_ movies: Set<MovieID>, today: Day) -> (lines: [String], entries: Int) {
    let viewings =
      diary?.filter { movies.contains($0.movie.id) && name(of: $0.movie.id) != nil } ?? []
    var days: [MovieID: [Day?]] = [:]
    let commands = viewings.flatMap { viewing in
      let earlier = LoggedDays(days[viewing.movie.id] ?? [])
      days[viewing.movie.id, default: []].append(viewing.day)
      return lines(viewing, after: earlier, today: today)
    }
    return (commands, viewings.count)
  }

  private func lines(_ viewing: Viewing, after days: LoggedDays, today: Day) -> [String] {
    guard let name = name(of: viewing.movie.id) else { return [] }
    var fields: [(name: String, text: String)] = []
    if let rating = viewing.rating { fields.append(("rating", "\(rating)")) }
    if viewing.isRewatch != days.isRewatch(on: viewing.day) {
      fields.append(("rewatch", viewing.isRewatch ? "yes" : "no"))
    }
    if !viewing.tags.isEmpty { fields.append(("tags", viewing.tags.joined(separator: ", "))) }
    // The form accepts no later day.
    if let day = viewing.day, fields.isEmpty || day > today {
      return ["log movie \(name) \(day)"]
    }
    fields.insert(("day", viewing.day.map { "\($0)" } ?? "unknown"), at: 0)
    let typed = fields.compactMap { field in
      ScriptRecorder.quoted(field.text).map { "type \(field.name) \($0)" }
    }
    let isRepeated = viewing.day.map(days.contains) ?? false
    let isTitled = name != "\(viewing.movie.id)"
    return (isTitled ? ["open log \(name)"] : ["open detail \(name)", "activate log"]) + typed
      + ["submit"]
      + (isRepeated ? ["activate confirm"] : [])
  }
}
