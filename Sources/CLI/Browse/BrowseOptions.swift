import ViperTerminal
import Wording

/// The options of `browse`.
struct BrowseOptions {
  static let mouse = OptionSpec(
    name: "--mouse", help: "Use the mouse; the terminal then selects text with a key.")
  static let accessible = OptionSpec(
    name: "--accessible",
    help: "Show the cursor, for a screen reader. list, search and detail print the same as text.")
  static let all = [mouse, accessible, RecordOption.record, RecordOption.force]

  let isAccessible: Bool
  /// Whether the movies are those of TMDB.
  let isLive: Bool
  /// What may be requested of the terminal.
  let features: TerminalSession.Features
  let recording: RecordOption?

  init(_ line: ParsedLine, _ context: Context) throws(CommandFailure) {
    let (json, command) = (OutputOptions.json.name, line.command?.name ?? "")
    guard !line.has(OutputOptions.json) else {
      throw line.usage(line.localizer("'\(json)' and '\(command)' cannot be used together."))
    }
    isAccessible = line.has(Self.accessible)
    isLive = try ServiceChoice(line, context).isLive
    recording = try RecordOption(line, isLive: isLive)
    var features = Self.features(context.environment)
    if line.has(Self.mouse) { features.insert(.mouse) }
    if isAccessible { features.insert(.visibleCursor) }
    self.features = features
  }

  /// Returns what the terminal may be asked for.
  ///
  /// Two terminals are known to show some questions to the user, in place of an answer.
  static func features(_ environment: Environment) -> TerminalSession.Features {
    guard environment["TERM"] != "linux", environment["TERM_PROGRAM"] != "Apple_Terminal" else {
      return []
    }
    let words = environment["MOVIES_TERMINAL"]?.split { !$0.isLetter } ?? []
    var features: TerminalSession.Features = [.synchronizedOutput, .extendedKeys]
    if words.contains("nosync") { features.remove(.synchronizedOutput) }
    if words.contains("nokeys") { features.remove(.extendedKeys) }
    return features
  }
}
