import MovieEntities
import ViperScript

// Routes in scripts: `open NAME ARGUMENT`, `open list KIND`, `open tab NAME` and `go to ROUTE`.

extension Route {
  /// The command that opens the route in a script; `nil` if scripts cannot contain the argument.
  var scriptLine: String? {
    guard let screen, screen.help != nil else { return "open list \(name)" }
    guard let argument else { return "open \(name)" }
    let text =
      screen.argument?.isWord(argument) == true ? argument : ScriptRecorder.quoted(argument)
    return text.map { "open \(name) \($0)" }
  }

  /// The command that opens the route in a window with tabs.
  var openLine: String? { Self.tabs.contains(self) ? "open tab \(self)" : scriptLine }

  /// The command that goes back to the route; `nil` if scripts cannot contain the argument.
  var goLine: String? { ScriptRecorder.quoted("\(self)").map { "go to \($0)" } }

  /// The script commands that open screens.
  static let commands: [ScriptCommand<MovieStage>] =
    [
      ScriptCommand(
        "open list", .optional(.choice("KIND", of: MovieListKind.self)), help: "Open a list."
      ) { kind in
        { await $0.router.replace(with: .list(kind ?? .popular)) }
      },
      ScriptCommand(
        "open tab", .choice("TAB", tabs.map(\.name)), help: "Switch to a tab of the window."
      ) { name in
        { await $0.router.open(Route(name: name)) }
      },
    ] + ScreenEntry.pages.map(open) + [
      ScriptCommand(
        "go to", .text("ROUTE", orElse: "Invalid route. Use one such as 'detail 234'.", route),
        help: "Return to a screen, or open it over the current one."
      ) { route in
        { await $0.router.go(to: route) }
      }
    ]

  private static let route: @Sendable (String) -> Route? = { Route($0) }

  private static func open(_ screen: ScreenEntry) -> ScriptCommand<MovieStage> {
    let (words, help) = ("open \(screen.name)", screen.help ?? "")
    guard let argument = screen.argument else {
      return ScriptCommand(words, help: help) {
        { await $0.router.replace(with: Route(name: screen.name)) }
      }
    }
    let piece = argument.piece { Route(screen, $0) }
    guard screen.isArgumentOptional else {
      return ScriptCommand(words, piece, help: help) { route in
        { await $0.router.replace(with: route) }
      }
    }
    return ScriptCommand(words, .optional(piece), help: help) { route in
      { await $0.router.replace(with: route ?? Route(name: screen.name)) }
    }
  }
}

extension RouteArgument {
  /// Returns whether an argument is a single word, which needs no quotes.
  fileprivate func isWord(_ argument: String) -> Bool {
    switch self {
    case .movie, .person: true
    case .film: MovieID(argument) != nil
    case .text, .filter: false
    }
  }

  /// Returns the piece of a script command for an argument that a closure converts.
  func piece<Value>(_ value: @escaping @Sendable (String) -> Value?) -> ScriptPiece<Value> {
    switch self {
    case .text: .text("TEXT", orElse: "The search text is empty.", value)
    case .filter:
      .text(
        "FILTER", orElse: "Invalid filter. Use a filter such as 'drama rating 7.. sort votes'.",
        value)
    case .movie:
      .word("ID", orElse: "Invalid movie ID. Use an ID such as 234 or tt0010323.", value)
    case .film:
      .wordOrText(
        "ID", "TITLE (YEAR)",
        orElse: "Invalid movie. Use an ID such as 234, or text such as 'Dune (2021)'.", value)
    case .person:
      .word("ID", orElse: "Invalid person ID. Use a TMDB ID such as 910000011.", value)
    }
  }
}
