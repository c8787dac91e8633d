import ViperCommandLine
import ViperLocalization
import ViperPlatform
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
  ).conflicting(with: PictureOptions.pictures)
  // A recorded script must begin with a single screen.
  static let resume = OptionSpec(
    name: "--resume", help: "Reopen the screens of the last session."
  ).conflicting(with: RecordOption.record)
  static let all = [
    resume, mouse, accessible, PictureOptions.pictures, RecordOption.record,
    RecordOption.force.needing(RecordOption.record),
  ]

  let isAccessible: Bool
  /// Whether to reopen the screens from the previous run; `false` if the user specified a
  /// destination.
  let resumes: Bool
  /// Whether the service is TMDB.
  let isLive: Bool
  let features: TerminalSession.Features
  let recording: RecordOption?
  let pictures: PictureMode
  let theme: ThemeMode
  let view: ListStyle

  init(_ line: ParsedLine, _ context: Context) throws {
    isAccessible = line.has(Self.accessible) || Self.isAccessible(context.environment)
    pictures = try Self.pictures(line, context, isAccessible: isAccessible)
    theme = context.settings.choice(.theme) ?? .auto
    view = context.settings.choice(.view) ?? .rows
    isLive = try ServiceChoice(line, context).isLive
    recording = try RecordOption(line, isLive: isLive)
    if let recording { try RecordOption.checkNotDiary(recording.path, line, context.environment) }
    let isOn = context.settings.value(.resume) == "on"
    resumes = (line.has(Self.resume) || isOn && recording == nil) && line.arguments.isEmpty
    var features = Self.features(context.environment)
    let hasMouse = context.settings.value(.mouse) == "on"
    if line.has(Self.mouse) || hasMouse { features.insert(.mouse) }
    if isAccessible {
      features.insert(.visibleCursor)
      // Measuring a symbol's width prints the symbol, which a screen reader might read aloud.
      features.remove(.symbolWidth)
    }
    self.features = features
  }

  /// Whether the environment turns on `--accessible`.
  private static func isAccessible(_ environment: Environment) -> Bool {
    environment["ACCESSIBLE"].map { !["0", "false"].contains($0) } ?? false
  }

  private static func pictures(
    _ line: ParsedLine, _ context: Context, isAccessible: Bool
  ) throws -> PictureMode {
    let options = try PictureOptions(line, context)
    guard !isAccessible else { return .none }
    options.noteIgnored(context)
    return options.mode
  }

  static func features(_ environment: Environment) -> TerminalSession.Features {
    guard PictureSupport(PictureEnvironment { environment[$0] }).isQueryable else { return [] }
    let words = environment["MOVIES_TERMINAL"]?.split { !$0.isLetter } ?? []
    var features: TerminalSession.Features = [
      .synchronizedOutput, .extendedKeys, .background, .symbolWidth,
    ]
    if words.contains("nosync") { features.remove(.synchronizedOutput) }
    if words.contains("nokeys") { features.remove(.extendedKeys) }
    if words.contains("nobackground") { features.remove(.background) }
    if words.contains("nowidth") { features.remove(.symbolWidth) }
    return features
  }
}

extension SettingKey {
  /// Whether to reopen the screens from the previous run if the user does not specify a
  /// destination.
  static let resume = SettingKey("resume", choices: ["on", "off"])
  /// Whether to enable the mouse.
  static let mouse = SettingKey("mouse", choices: ["on", "off"])
  /// The tab to start with if the user does not specify a destination.
  static let start = SettingKey("start", choices: Route.tabs.map { "\($0)" })
}
