import MovieTMDB
import ViperCommandLine
import ViperTerminal

typealias LiveTransportMaker = @Sendable (BaseURL, Credential) -> any Transport

struct MovieServices: Sendable {
  let makeLive: LiveTransportMaker
  /// The progress of requests that something else than the terminal's mark shows, if any.
  var progress: RequestProgress?
}

/// The console, the environment and the style of a command of this program.
typealias Context = CommandContext<MovieServices>

extension Context {
  /// Whether standard output is a terminal that is known to show links.
  var hasLinks: Bool { console.isOutputTerminal && knowsLinks }

  /// Whether the user's terminal is known to show links, and the user has not disabled them.
  var knowsLinks: Bool {
    let words = environment["MOVIES_TERMINAL"]?.split { !$0.isLetter } ?? []
    guard !words.contains("nolinks") else { return false }
    return TerminalLinks.areKnown(PictureEnvironment { environment[$0] })
  }
}
