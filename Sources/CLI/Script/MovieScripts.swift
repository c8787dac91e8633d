import LoginModule
import MovieEntities
import MovieLibrary
import MovieTMDBEmbedded
import Viper
import ViperScript

/// The program's script language, including its own screens, fields, settings and commands.
enum MovieScripts {
  static let language = language { MovieStage($0, clock: $1) }

  /// Returns the language for the given stage.
  static func language(
    makeStage: @escaping @MainActor @Sendable (MovieSettings, any Clock<Duration>) -> MovieStage
  ) -> ScriptLanguage<MovieStage, MovieSettings> {
    ScriptLanguage(
      screens: ScreenEntry.screenNames + [
        "login", "logEntry", "fileImport", Confirmation.screenName,
      ],
      fields: [
        ScriptField("service"), ScriptField("username"), ScriptField("password", isSecret: true),
        ScriptField("rating"), ScriptField("words"), ScriptField("order"), ScriptField("title"),
        ScriptField("year"), ScriptField("day"),
        ScriptField("rewatch"), ScriptField("tags"), ScriptField("note"),
        ScriptField("file"),
      ],
      selections: [ScriptSelection("person", help: "Open the row for a person.")],
      counts: [
        ScriptCount("requests", help: "The number of requests since the script began.") {
          $0.service.requests
        }
      ],
      settings: [
        ScriptSetting("delay", .duration, help: "How long the service takes to respond.") {
          $1.delay = $0
        },
        ScriptSetting("today", day, help: "The current day; by default, 2026-01-01.") {
          $1.today = $0
        },
        ScriptSetting(
          "library", .choice("PLACE", of: MovieSettings.Library.self),
          help: "Where to keep a diary and marks; with 'none', marks require a login."
        ) { $1.library = $0 },
      ],
      commands: Route.commands + account + [failing],
      defaults: MovieSettings(), makeStage: makeStage)
  }

  private static let account: [ScriptCommand<MovieStage>] = [
    ScriptCommand("open login", help: "Open the login form over the current screen.") {
      { await $0.router.presentLogin(LoginInput()) }
    },
    ScriptCommand("log in", help: "Log in, then return to the current screen.") {
      { await $0.router.logIn() }
    },
    ScriptCommand("log out", help: "Log out and stay on the current screen.") {
      { _ = await $0.router.logOut() }
    },
    ScriptCommand(
      "open log", .optional(.text("TITLE (YEAR)")),
      help: "Open the form that logs a movie by its title."
    ) { text in
      { await $0.router.log(typed: text ?? "") }
    },
    ScriptCommand("open import", help: "Open the form that imports a file.") {
      { await $0.router.importFile() }
    },
    ScriptCommand(
      "log movie", RouteArgument.film.piece { Film(describedBy: $0) }, .optional(day),
      help: "Add a movie to the diary."
    ) { movie, day in
      { stage throws(ScriptError) in
        if let message = await stage.router.log(movie, on: day) { throw ScriptError(message) }
      }
    }.forTests,
    ScriptCommand(
      "mark movie", RouteArgument.film.piece { Film(describedBy: $0) }, mark,
      help: "Add a movie to the favorites or the watchlist, or rate it."
    ) { movie, mark in
      { stage throws(ScriptError) in
        if let message = await stage.router.mark(movie, mark) { throw ScriptError(message) }
      }
    }.forTests,
    ScriptCommand(
      "pick movie", RouteArgument.film.piece { MovieID.described(by: $0) },
      help: "Make a movie the pick for tonight on the home screen."
    ) { movie in
      { stage throws(ScriptError) in
        if let message = await stage.router.pick(movie) { throw ScriptError(message) }
      }
    }.forTests,
    ScriptCommand("load marks", help: "Load the user's favorites, watchlist and ratings.") {
      { try? await $0.router.gateways.marks.loadLists() }
    },
  ]

  private static let mark: ScriptPiece<Mark> = .word(
    "favorite|watchlist|RATING", orElse: "Invalid mark. Use favorite, watchlist or a rating."
  ) { word in
    switch word {
    case "favorite": .favorite(true)
    case "watchlist": .watchlist(true)
    default: OwnRating(word).map { .rating($0) }
    }
  }

  private static let day: ScriptPiece<Day> = .word(
    "DAY", orElse: "Invalid day. Use a day such as 2026-01-01."
  ) { Day($0) }

  private static let failing = ScriptCommand<MovieStage>(
    "fail next", .choice("HOW", of: FailingTransport.Failure.self), .optional(.times),
    help: "Make the next requests fail."
  ) { failure, times in
    { $0.service.fail(failure, times: times ?? 1) }
  }.forTests
}
