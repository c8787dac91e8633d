import ListOfMovies
import LoginModule
import MovieEntities
import MovieTMDBEmbedded
import PersonDetail
import ViperScript

/// The script language of this program, with its own screens, fields, settings and commands.
enum MovieScripts {
  static let language = language { MovieStage($0, clock: $1) }

  /// Returns the language with the given stage.
  static func language(
    makeStage: @escaping @MainActor @Sendable (MovieSettings, any Clock<Duration>) -> MovieStage
  ) -> ScriptLanguage<MovieStage, MovieSettings> {
    ScriptLanguage(
      screens: ["list", "detail", "person", "login"],
      fields: [
        ScriptField("service"), ScriptField("username"), ScriptField("password", isSecret: true),
        ScriptField("rating"), ScriptField("words"), ScriptField("order"),
      ],
      selections: [ScriptSelection("person", help: "Open the row of a person.")],
      counts: [
        ScriptCount("requests", help: "The number of requests since the script began.") {
          $0.service.requests
        }
      ],
      settings: [
        ScriptSetting("delay", .duration, help: "Response time of the service.") {
          $1.delay = $0
        }
      ],
      commands: openings + [failing],
      defaults: MovieSettings(), makeStage: makeStage)
  }

  private static let openings: [ScriptCommand<MovieStage>] = [
    ScriptCommand(
      "open list", .optional(.choice("KIND", of: MovieListKind.self)), help: "Open a list."
    ) { kind in
      { await $0.router.openList(ListOfMoviesInput(query: .kind(kind ?? .popular))) }
    },
    ScriptCommand(
      "open tab", .choice("TAB", of: BrowseTab.self),
      help: "Switch to a tab of the window."
    ) { tab in
      { await $0.router.open(tab) }
    },
    ScriptCommand("open search", .term, help: "Open a search.") { term in
      { await $0.router.openList(ListOfMoviesInput(query: .search(term: term, year: nil))) }
    },
    ScriptCommand("open discover", .optional(.filter), help: "Open movies that match a filter.") {
      filter in
      { await $0.router.openDiscover(filter ?? MovieFilter()) }
    },
    ScriptCommand("open similar", .number, help: "Open movies similar to a movie.") { id in
      { await $0.router.openList(ListOfMoviesInput(query: .similar(to: id))) }
    },
    ScriptCommand("open recommend", .number, help: "Open recommendations for a movie.") {
      id in
      { await $0.router.openList(ListOfMoviesInput(query: .recommended(for: id))) }
    },
    ScriptCommand("open detail", .movie, help: "Open a movie.") { id in
      { await $0.router.openDetail(id) }
    },
    ScriptCommand("open person", .person, help: "Open a person.") { id in
      { await $0.router.openPerson(PersonDetailInput(id: id)) }
    },
    ScriptCommand("open login", help: "Open the login form over the current screen.") {
      { await $0.router.presentLogin(LoginInput()) }
    },
    ScriptCommand("log in", help: "Log in, then return to the current screen.") {
      { await $0.router.logIn() }
    },
    ScriptCommand("log out", help: "Log out and stay on the current screen.") {
      { _ = await $0.router.logOut() }
    },
    ScriptCommand("load marks", help: "Load the user's favorites, watchlist and ratings.") {
      { try? await $0.router.gateways.marks.loadLists() }
    },
  ]

  private static let failing = ScriptCommand<MovieStage>(
    "fail next", .choice("HOW", of: FailingTransport.Failure.self), .optional(.times),
    help: "Make the next requests fail."
  ) { failure, times in
    { $0.service.fail(failure, times: times ?? 1) }
  }
}

extension ScriptPiece where Value == String {
  fileprivate static var term: ScriptPiece<String> {
    .text("TEXT", orElse: "The search text is empty.") { text in
      text.contains { !$0.isWhitespace } ? text : nil
    }
  }
}

extension ScriptPiece where Value == MovieFilter {
  fileprivate static var filter: ScriptPiece<MovieFilter> {
    .text("FILTER", orElse: "Invalid filter. Use a filter such as 'drama rating 7.. sort votes'.") {
      text in
      try? FilterLine.filter(text)
    }
  }
}

extension ScriptPiece where Value == MovieID {
  fileprivate static var movie: ScriptPiece<MovieID> {
    .word("ID", orElse: "Invalid movie ID. Use an ID such as 234 or tt0010323.") { MovieID($0) }
  }
}

extension ScriptPiece where Value == Int {
  fileprivate static var number: ScriptPiece<Int> {
    .word("NUMBER", orElse: "Invalid movie ID. Use a TMDB ID such as 234.") { word in
      if case .tmdb(let id) = MovieID(word) { id } else { nil }
    }
  }

  fileprivate static var person: ScriptPiece<Int> {
    .word("ID", orElse: "Invalid person ID. Use a TMDB ID such as 910000011.") {
      PersonID($0)?.number
    }
  }
}
