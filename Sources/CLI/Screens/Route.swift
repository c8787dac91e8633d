import ListOfMovies
import MovieEntities
import ViperCommandLine
import ViperScript

/// A destination in the window.
///
/// A route can be written in four forms, which are the arguments of `browse`, a script command, a
/// TMDB or IMDb URL, and a JSON array of the arguments. `forms` defines the first two forms, and is
/// also used by help, completions, recordings and tabs. To add a destination, add a case here, a
/// form to `forms`, and a module to `RootRouter.module(for:)`.
enum Route: Hashable, Sendable {
  case list(MovieListKind)
  case search(String)
  case discover(MovieFilter)
  case similar(MovieID)
  case recommended(MovieID)
  case detail(MovieID)
  case person(Int)
  case diary
  case stats
  case home

  /// The window's search, which shows popular movies until the user types a text.
  static let emptySearch = Route.search("")

  /// The route's words on the command line, which may contain spaces.
  var words: [String] {
    switch self {
    case .list(let kind): [kind.rawValue]
    case .search(let text): ["search"] + (text.isEmpty ? [] : [text])
    case .discover(let filter): ["discover"] + (filter.line.isEmpty ? [] : [filter.line])
    case .similar(let id): ["similar", "\(id)"]
    case .recommended(let id): ["recommend", "\(id)"]
    case .detail(let id): ["detail", "\(id)"]
    case .person(let id): ["person", "\(id)"]
    case .diary: ["diary"]
    case .stats: ["stats"]
    case .home: ["home"]
    }
  }

  /// Creates a route from its words, or returns `nil` if the words are invalid.
  init?(words: [String]) {
    guard let name = words.first, words.count <= 2 else { return nil }
    let form = Self.forms.first { $0.name == name }
    let route =
      form.map { $0.route(words.dropFirst().first) }
      ?? (words.count == 1 ? MovieListKind(rawValue: name).map(Route.list) : nil)
    guard let route else { return nil }
    self = route
  }

  /// The command that opens the route in a script; `nil` if scripts cannot contain the route's
  /// text.
  var scriptLine: String? {
    switch self {
    case .list(let kind): "open list \(kind.rawValue)"
    case .search, .discover:
      words.count == 1
        ? "open \(words[0])" : ScriptRecorder.quoted(words[1]).map { "open \(words[0]) \($0)" }
    case .similar, .recommended, .detail, .person: "open \(words[0]) \(words[1])"
    case .diary, .stats, .home: "open \(words[0])"
    }
  }

  /// The command that opens the route in a window with tabs.
  var openLine: String? { Self.tabs.contains(self) ? "open tab \(self)" : scriptLine }

  /// The command that goes back to the route; `nil` if scripts cannot contain the route's text.
  var goLine: String? { ScriptRecorder.quoted("\(self)").map { "go to \($0)" } }

  /// The URL of the route's page on TMDB or IMDb, if there is such a page.
  var url: String? {
    switch self {
    case .detail(let id): PageAddress.movie(id).url
    case .person(let id): PageAddress.person(id).url
    case .list(let kind): PageAddress.list(kind).url
    case .search(let text): PageAddress.search(text).url
    case .discover, .similar, .recommended, .diary, .stats, .home: nil
    }
  }

  /// Creates the route for a TMDB or IMDb page, or returns `nil` if the window cannot show such a
  /// page.
  init?(_ page: PageAddress) {
    switch page {
    case .movie(let id): self = .detail(id)
    case .person(let id?): self = .person(id)
    case .list(let kind): self = .list(kind)
    case .search(let text): self = .search(text)
    case .person(nil), .series, .other: return nil
    }
  }

  /// Creates the route for a query's movies, or returns `nil` if no route can express the query.
  init?(_ query: MovieQuery) {
    switch query {
    case .kind(let kind): self = .list(kind)
    case .search(let text, nil): self = .search(text)
    case .discover(let filter): self = .discover(filter)
    case .similar(let id): self = .similar(.tmdb(id))
    case .recommended(let id): self = .recommended(.tmdb(id))
    case .search, .list: return nil
    }
  }
}

extension Route: Codable {
  init(from decoder: any Decoder) throws {
    let words = try decoder.singleValueContainer().decode([String].self)
    guard let route = Route(words: words) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Unknown route."))
    }
    self = route
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(words)
  }
}

extension Route: LosslessStringConvertible {
  /// The words of the route, in the form that `expect routes` compares.
  var description: String { words.joined(separator: " ") }

  /// Creates a route from its description, or returns `nil` if the description is invalid.
  init?(_ description: String) {
    self.init(words: description.split(separator: " ", maxSplits: 1).map(String.init))
  }
}

// MARK: The table

/// The written form of one kind of route, such as a search; lists have no such form, because a list
/// is written as only its kind.
struct RouteForm: Sendable {
  /// The first word.
  let name: String
  /// A closure that reads the words after the name on the command line.
  let read: @Sendable ([String], ParsedLine) throws(CommandFailure) -> Route
  /// A closure that reads the text after the name in a saved route and returns `nil` if the text is
  /// invalid.
  let route: @Sendable (String?) -> Route?
  /// The command that opens the route in a script.
  let command: ScriptCommand<MovieStage>

  /// Creates a form; if the route has a default value, the value may be omitted.
  init<Value: Sendable>(
    _ name: String, _ argument: RouteArgument<Value>, default: Value? = nil, help: String,
    _ make: @escaping @Sendable (Value) -> Route
  ) {
    self.name = name
    read = { (words, line) throws(CommandFailure) in
      if words.isEmpty, let value = `default` { return make(value) }
      return make(try argument.read(words, line))
    }
    route = { text in (text.map(argument.value) ?? `default`).map(make) }
    let words = "open \(name)"
    if let value = `default` {
      command = ScriptCommand(words, .optional(argument.piece), help: help) { given in
        { await $0.router.replace(with: make(given ?? value)) }
      }
    } else {
      command = ScriptCommand(words, argument.piece, help: help) { value in
        { await $0.router.replace(with: make(value)) }
      }
    }
  }
}

extension RouteForm {
  /// Creates the form of a route without a value.
  init(_ name: String, help: String, _ route: Route) {
    self.name = name
    read = { (words, line) throws(CommandFailure) in
      try line.checkEnd(words[...])
      return route
    }
    self.route = { $0 == nil ? route : nil }
    command = ScriptCommand("open \(name)", help: help) {
      { await $0.router.replace(with: route) }
    }
  }
}

/// How a route's value is written.
struct RouteArgument<Value: Sendable>: Sendable {
  let value: @Sendable (String) -> Value?
  let piece: ScriptPiece<Value>
  let read: @Sendable ([String], ParsedLine) throws(CommandFailure) -> Value
}

extension Route {
  /// The forms of all routes except lists, in help order.
  static let forms: [RouteForm] = [
    RouteForm("search", .text, default: "", help: "Open a search.") { .search($0) },
    RouteForm(
      "discover", .filter, default: MovieFilter(), help: "Open movies that match a filter."
    ) { .discover($0) },
    RouteForm("similar", .movie, help: "Open movies similar to a movie.") { .similar($0) },
    RouteForm("recommend", .movie, help: "Open recommendations for a movie.") {
      .recommended($0)
    },
    RouteForm("detail", .movie, help: "Open a movie.") { .detail($0) },
    RouteForm("person", .person, help: "Open a person.") { .person($0) },
    RouteForm("diary", help: "Open the diary.", .diary),
    RouteForm("stats", help: "Open the diary's statistics.", .stats),
    RouteForm("home", help: "Open the home screen.", .home),
  ]

  /// The first words of all routes.
  static let names = MovieListKind.allCases.map(\.rawValue) + forms.map(\.name)

  /// Creates a route from the words of a command line.
  init(_ words: ArraySlice<String>, _ line: ParsedLine) throws(CommandFailure) {
    let rest = Array(words.dropFirst())
    if rest.isEmpty, let route = words.first.flatMap(PageAddress.init).flatMap(Route.init) {
      self = route
    } else if let form = Self.forms.first(where: { $0.name == words.first }) {
      self = try form.read(rest, line)
    } else {
      self = .list(try Commands.listToBrowse(words.first, line))
      try line.checkEnd(rest[...])
    }
  }
}

extension RouteArgument where Value == String {
  static var text: Self {
    let value: @Sendable (String) -> String? = { text in
      text.contains { !$0.isWhitespace } ? text : nil
    }
    return RouteArgument(
      value: value, piece: .text("TEXT", orElse: "The search text is empty.", value),
      read: Commands.term)
  }
}

extension RouteArgument where Value == MovieFilter {
  static var filter: Self {
    let value: @Sendable (String) -> MovieFilter? = { try? FilterLine.filter($0) }
    let mistake = "Invalid filter. Use a filter such as 'drama rating 7.. sort votes'."
    return RouteArgument(value: value, piece: .text("FILTER", orElse: mistake, value)) {
      (words, line) throws(CommandFailure) in
      do throws(FilterMistake) {
        return try FilterLine.filter(words.joined(separator: " "))
      } catch {
        throw line.usage(DiscoverOptions.sentence(error, in: line.localizer))
      }
    }
  }
}

extension RouteArgument where Value == MovieID {
  static var movie: Self {
    RouteArgument(
      value: { MovieID($0) },
      piece: .word("ID", orElse: "Invalid movie ID. Use an ID such as 234 or tt0010323.") {
        MovieID($0)
      }
    ) { (words, line) throws(CommandFailure) in
      try Commands.movieID(line.only(words), line)
    }
  }
}

extension RouteArgument where Value == Int {
  static var person: Self {
    let value: @Sendable (String) -> Int? = { PersonID($0)?.number }
    return RouteArgument(
      value: value,
      piece: .word("ID", orElse: "Invalid person ID. Use a TMDB ID such as 910000011.", value)
    ) {
      (words, line) throws(CommandFailure) in
      try Commands.personID(line.only(words), line)
    }
  }
}

extension ScriptPiece where Value == Route {
  static var route: Self {
    let value: @Sendable (String) -> Route? = { Route($0) }
    return .text("PLACE", orElse: "Invalid place. Use a place such as 'detail 234'.", value)
  }
}

extension ParsedLine {
  /// Returns the single word that an argument consists of.
  fileprivate func only(_ words: [String]) throws(CommandFailure) -> String {
    guard let word = words.first else { throw missing("<id>") }
    try checkEnd(words.dropFirst())
    return word
  }
}
