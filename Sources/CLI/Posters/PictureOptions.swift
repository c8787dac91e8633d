import ViperCommandLine
import ViperLocalization
import ViperTerminal

/// The option for showing pictures.
struct PictureOptions {
  static let pictures = OptionSpec(
    name: "--pictures", value: "way",
    help: "How to show pictures: auto, kitty, iterm, sixel, blocks or none. (default: auto)",
    values: .list(PictureMode.allCases.map(\.rawValue)))

  /// The mode in which pictures are shown; `none` if the output has no color or is no terminal.
  let mode: PictureMode
  /// Whether the user requested pictures on an output that cannot show them.
  let isIgnored: Bool

  /// Reads the option, else the settings.
  init(_ line: ParsedLine, _ context: Context) throws(CommandFailure) {
    let option = try line.choice(Self.pictures, of: PictureMode.self)
    let setting = try context.settings.choice(.pictures, of: PictureMode.self)
    let wanted = option ?? setting ?? .auto
    // Without a terminal, the reader's support for pictures is unknown.
    let isExplicit = [.kitty, .iterm, .sixel, .blocks].contains(option)
    let isPossible =
      context.style.isColored && (context.console.isOutputTerminal || isExplicit)
    mode = isPossible ? wanted : .none
    isIgnored = !isPossible && (isExplicit || option == .auto)
  }

  /// Notes that the option has no effect, if it is ignored.
  func noteIgnored(_ context: Context) {
    guard isIgnored else { return }
    let (name, color) = (Self.pictures.name, "\(OutputOptions.color.name) always")
    context.console.note(
      context.localizer(
        "Note: '\(name)' does nothing here: the output has no color. Use '\(color)'.")
    )
  }
}
