@testable import MoviesCLI
@testable import ViperCommandLine

extension Transcript {
  private static let spanish = ["LANG": "es_ES.UTF-8"]

  private static func spoken(_ arguments: [String], columns: Int? = nil) -> Command {
    var command = Command(environment: spanish, columns: columns)
    command.arguments = arguments
    return command
  }

  /// All help pages, except for those that each new screen changes.
  static let spanishHelp =
    ([["help"]] + (Commands.all.map(\.name) + topics).map { ["help", $0] })
    .map { spoken($0, columns: 80) }

  /// The topics that do not depend on the screens.
  private static let topics = HelpTopic.all.map(\.name).filter { name in
    ![HelpTopic.scripts.name, HelpTopic.keys.name].contains(name)
  }

  static let spanishErrors = Transcript(
    "spanish-errors",
    [
      ["lst"], ["xyzzy"], ["list", "popluar"], ["help", "serch"], ["list", "--pge", "2"],
      ["--bogus"], ["list", "--page"], ["list", "--json=yes"], ["list", "popular", "top-rated"],
      ["search"], ["search", " "], ["list", "--page", "0"], ["search", "x", "--year", "MCMXX"],
      ["list", "--color", "alway"], ["list", "--timeout", "never"],
      ["list", "--language", "spanish"], ["list", "--region", "spain"], ["detail", "abc"],
      ["cache", "pat"], ["login"], ["login", "--username", "user0"], ["login", "--service", "x"],
      ["whoami"], ["logout"], ["list", "--source", "tmdb"], ["lst", "--json"],
    ]
    .map { spoken($0) })

  static let spanishScreens = Transcript(
    "spanish-screens",
    [
      ["detail", "234"], ["detail", "3085"], ["list"], ["search", "no such film"],
      ["list", "--page", "9"], ["list", "favorites"], ["mark", "234", "--favorite"],
      ["mark", "234"], ["mark", "234", "--rate", "8.3"], ["mark", "234", "--rate=8", "--no-rate"],
      ["detail", "999999999"], ["detail", "tt9999999"],
    ]
    .map { spoken($0, columns: 80) })

  static let spanishNotes = Transcript(
    "spanish-notes",
    [["cache", "clear"], ["logout"], ["list", "--page", "0"]].map { spoken($0, columns: 80) })
}
