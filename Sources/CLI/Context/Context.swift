import MovieTMDB
import ViperLocalization
import ViperTerminal

/// A closure that creates the transport to the live service.
typealias LiveTransportMaker = @Sendable (BaseURL, Credential) -> any Transport

/// The console, the environment and the style that a command works with.
struct Context {
  var console: Console
  let environment: Environment
  let style: OutputStyle
  /// The values of variables and of the file that stand in for options.
  let settings: Settings
  let makeLive: LiveTransportMaker

  /// The localizer of errors, notes and prompts.
  ///
  /// Standard output has a localizer of its own in the console.
  var localizer: Localizer { console.localizer }
  /// The language of the data: other programs read English in every locale.
  var outputLocalizer: Localizer { style.isForPeople ? console.localizer : .english }

  /// Whether standard output is a terminal that is known to show links.
  var hasLinks: Bool { console.isOutputTerminal && knowsLinks }

  /// Whether the user's terminal is known to show links, and the user has not turned them off.
  var knowsLinks: Bool {
    let words = environment["MOVIES_TERMINAL"]?.split { !$0.isLetter } ?? []
    guard !words.contains("nolinks") else { return false }
    return TerminalLinks.areKnown(PictureEnvironment { environment[$0] })
  }
}
