import ViperCommandLine
import ViperLocalization
import ViperTerminal

struct BrowseOptions {
  static let mouse = OptionSpec(
    name: "--mouse", help: "Enable the mouse. In most terminals, hold Shift to select text.")
  static let accessible = OptionSpec(
    name: "--accessible",
    help:
      """
      Show the cursor and hide pictures, for screen readers. For plain text, use list, search, \
      detail or person.
      """
  )
  static let all = [
    mouse, accessible, PictureOptions.pictures, RecordOption.record, RecordOption.force,
  ]

  let isAccessible: Bool
  /// Whether the service is TMDB.
  let isLive: Bool
  let features: TerminalSession.Features
  let recording: RecordOption?
  let pictures: PictureMode

  init(_ line: ParsedLine, _ context: Context) throws(CommandFailure) {
    isAccessible = line.has(Self.accessible)
    pictures = try Self.pictures(line, context, isAccessible: isAccessible)
    isLive = try ServiceChoice(line, context).isLive
    recording = try RecordOption(line, isLive: isLive)
    var features = Self.features(context.environment)
    if line.has(Self.mouse) { features.insert(.mouse) }
    if isAccessible { features.insert(.visibleCursor) }
    self.features = features
  }

  private static func pictures(
    _ line: ParsedLine, _ context: Context, isAccessible: Bool
  ) throws(CommandFailure) -> PictureMode {
    let options = try PictureOptions(line, context)
    guard isAccessible else {
      options.noteIgnored(context)
      return options.mode
    }
    try line.check(accessible, without: PictureOptions.pictures)
    return .none
  }

  static func features(_ environment: Environment) -> TerminalSession.Features {
    guard PictureSupport(PictureEnvironment { environment[$0] }).isAskable else { return [] }
    let words = environment["MOVIES_TERMINAL"]?.split { !$0.isLetter } ?? []
    var features: TerminalSession.Features = [.synchronizedOutput, .extendedKeys]
    if words.contains("nosync") { features.remove(.synchronizedOutput) }
    if words.contains("nokeys") { features.remove(.extendedKeys) }
    return features
  }
}
