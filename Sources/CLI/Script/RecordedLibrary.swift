import MovieEntities
import MovieLibrary
import MovieTMDBEmbedded
import ViperScript

/// The user's diary and marks when a recording begins, as commands for those that it needs.
@MainActor
struct RecordedLibrary {
  /// The entries of movies in the embedded catalog, oldest first; `nil` without a library.
  var diary: [Viewing]? = []
  /// The commands for each mark, oldest first in each list.
  var marks: [(movie: MovieID, lines: [String])] = []
  /// The movie of each diary entry.
  var movies: [DiaryEntry.ID: MovieID] = [:]
  /// The number of users who were logged in before the current one: now, and at the start.
  var owners: @MainActor () -> Int = { 0 }
  var firstOwners = 0
  /// The number of undos that took back something that the recording does not have.
  var undoneElsewhere: @MainActor () -> Int = { 0 }

  /// Creates an empty library.
  init() {}

  /// Creates the content of a diary, newest day first.
  init(_ entries: [DiaryEntry]?) {
    diary = entries?.reversed().map(\.viewing).filter {
      EmbeddedTransport.movie("\($0.movie.id)") != nil
    }
    for entry in entries ?? [] { movies[entry.id] = entry.viewing.movie.id }
  }

  /// Reads the diary, which is empty if it can't be read, and the marks.
  init(_ gateways: Gateways) async {
    let library = try? await gateways.library?.library()
    self.init(gateways.library.map { _ in library?.diary ?? [] })
    for kind in [MovieListKind.favorites, .watchlist, .rated] {
      for movie in await Self.movies(kind, of: gateways.marks).reversed()
      where EmbeddedTransport.movie("\(movie)") != nil {
        let lines = Self.lines(kind, rating: gateways.marks.marks(of: movie).rating)
        marks.append((movie, ["open detail \(movie)"] + lines))
      }
    }
    owners = { [marks = gateways.marks] in marks.previousOwners }
    firstOwners = owners()
    undoneElsewhere = { [marks = gateways.marks] in marks.undoneElsewhere }
  }

  private static func movies(_ kind: MovieListKind, of marks: MarkBook) async -> [MovieID] {
    var movies: [MovieID] = []
    for number in 1...MoviePage.lastServed {
      guard let page = try? await marks.movies(kind, page: number) else { break }
      movies += page.movies.map(\.movieID)
      if number >= page.totalPages { break }
    }
    return movies
  }

  private static func lines(_ kind: MovieListKind, rating: OwnRating?) -> [String] {
    switch kind {
    case .favorites: ["activate favorite"]
    case .watchlist: ["activate watchlist"]
    default: rating.map { ["activate rate", "type rating \"\($0)\"", "submit"] } ?? []
    }
  }

  /// Returns whether a movie has entries or marks.
  func has(_ movie: MovieID) -> Bool {
    diary?.contains { $0.movie.id == movie } == true || marks.contains { $0.movie == movie }
  }

  /// Returns the commands that set the marks of some movies.
  func mark(_ movies: Set<MovieID>) -> [String] {
    marks.filter { movies.contains($0.movie) }.flatMap(\.lines)
  }

  /// Returns the commands that log the viewings of some movies, and the number of viewings.
  ///
  /// Notes are left out.
  func log(_ movies: Set<MovieID>, today: Day) -> (lines: [String], entries: Int) {
    let viewings = diary?.filter { movies.contains($0.movie.id) } ?? []
    var days: [MovieID: [Day?]] = [:]
    let commands = viewings.flatMap { viewing in
      let earlier = LoggedDays(days[viewing.movie.id] ?? [])
      days[viewing.movie.id, default: []].append(viewing.day)
      return lines(viewing, after: earlier, today: today)
    }
    return (commands, viewings.count)
  }

  private func lines(_ viewing: Viewing, after days: LoggedDays, today: Day) -> [String] {
    var fields: [(name: String, text: String)] = []
    if let rating = viewing.rating { fields.append(("rating", "\(rating)")) }
    if viewing.isRewatch != days.isRewatch(on: viewing.day) {
      fields.append(("rewatch", viewing.isRewatch ? "yes" : "no"))
    }
    if !viewing.tags.isEmpty { fields.append(("tags", viewing.tags.joined(separator: ", "))) }
    // The form accepts no later day.
    if let day = viewing.day, fields.isEmpty || day > today {
      return ["log movie \(viewing.movie.id) \(day)"]
    }
    fields.insert(("day", viewing.day.map { "\($0)" } ?? "unknown"), at: 0)
    let typed = fields.compactMap { field in
      ScriptRecorder.quoted(field.text).map { "type \(field.name) \($0)" }
    }
    let isRepeated = viewing.day.map(days.contains) ?? false
    return ["open detail \(viewing.movie.id)", "activate log"] + typed + ["submit"]
      + (isRepeated ? ["activate confirm"] : [])
  }
}
