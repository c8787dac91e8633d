import ListOfMovies
import LoginModule
import MovieEntities
import MovieTMDBEmbedded
import PersonDetail
import ViperScript

/// The language of this program's scripts: its own screens, fields, settings and commands.
enum MovieScripts {
  static let language = language { MovieStage($0, clock: $1) }

  /// Returns the language with another stage.
  static func language(
    makeStage: @escaping @MainActor @Sendable (MovieSettings, any Clock<Duration>) -> MovieStage
  ) -> ScriptLanguage<MovieStage, MovieSettings> {
    ScriptLanguage(
      screens: ["list", "detail", "person", "login"],
      fields: [
        ScriptField("service"), ScriptField("username"), ScriptField("password", isSecret: true),
        ScriptField("rating"), ScriptField("words"),
      ],
      selections: [ScriptSelection("person", help: "Open a person's row.")],
      counts: [
        ScriptCount("requests", help: "The number of requests since the script began.") {
          $0.service.requests
        }
      ],
      settings: [
        ScriptSetting("delay", .duration, help: "How long the service takes for a response.") {
          $1.delay = $0
        }
      ],
      commands: openings + [failing],
      defaults: MovieSettings(), makeStage: makeStage)
  }

  private static let openings: [ScriptCommand<MovieStage>] = [
    ScriptCommand(
      "open list", .optional(.choice("KIND", of: MovieListKind.self)), help: "A list as the root."
    ) { kind in
      { await $0.router.openList(ListOfMoviesInput(query: .kind(kind ?? .popular))) }
    },
    ScriptCommand(
      "open tab", .choice("TAB", of: BrowseTab.self),
      help: "A tab of the window, as it was left."
    ) { tab in
      { await $0.router.open(tab) }
    },
    ScriptCommand("open search", .term, help: "A search as the root.") { term in
      { await $0.router.openList(ListOfMoviesInput(query: .search(term: term, year: nil))) }
    },
    ScriptCommand("open discover", .optional(.filter), help: "Movies by a filter as the root.") {
      filter in
      { await $0.router.openDiscover(filter ?? MovieFilter()) }
    },
    ScriptCommand("open similar", .number, help: "Movies similar to one as the root.") { id in
      { await $0.router.openList(ListOfMoviesInput(query: .similar(to: id))) }
    },
    ScriptCommand("open recommend", .number, help: "Recommendations for a movie as the root.") {
      id in
      { await $0.router.openList(ListOfMoviesInput(query: .recommended(for: id))) }
    },
    ScriptCommand("open detail", .movie, help: "A movie's page as the root.") { id in
      { await $0.router.openDetail(id) }
    },
    ScriptCommand("open person", .person, help: "A person's page as the root.") { id in
      { await $0.router.openPerson(PersonDetailInput(id: id)) }
    },
    ScriptCommand("open login", help: "The log-in, over what is there.") {
      { await $0.router.presentLogin(LoginInput()) }
    },
    ScriptCommand("log in", help: "The log-in, over a screen that then stays.") {
      { await $0.router.logIn() }
    },
    ScriptCommand("log out", help: "The end of the session; the screen stays.") {
      { _ = await $0.router.logOut() }
    },
    ScriptCommand("load marks", help: "All marks of the user, from the user's lists.") {
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
    .text("TEXT", orElse: "This contains nothing to search for.") { text in
      text.contains { !$0.isWhitespace } ? text : nil
    }
  }
}

extension ScriptPiece where Value == MovieFilter {
  fileprivate static var filter: ScriptPiece<MovieFilter> {
    .text("FILTER", orElse: "This is no filter, such as drama 1920..1929 rating 7..") { text in
      try? FilterLine.filter(text)
    }
  }
}

extension ScriptPiece where Value == MovieID {
  fileprivate static var movie: ScriptPiece<MovieID> {
    .word("ID", orElse: "This is not the id of a movie.") { MovieID($0) }
  }
}

extension ScriptPiece where Value == Int {
  fileprivate static var number: ScriptPiece<Int> {
    .word("NUMBER", orElse: "This is not TMDB's id of a movie.") { word in
      if case .tmdb(let id) = MovieID(word) { id } else { nil }
    }
  }

  fileprivate static var person: ScriptPiece<Int> {
    .word("ID", orElse: "This is not the id of a person.") { PersonID($0)?.number }
  }
}
