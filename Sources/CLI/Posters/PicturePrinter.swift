import Viper
import ViperCommandLine
import ViperLocalization
import ViperTerminal
import ViperText

/// Prints a picture inline on a terminal.
@MainActor
struct PicturePrinter {
  /// The maximum size of a picture, in cells.
  typealias Bounds = (columns: Int, rows: Int)

  /// The maximum size of a picture that is printed without text below it.
  static let standaloneBounds: Bounds = (60, 45)
  /// The maximum size of a picture above text.
  static let inlineBounds: Bounds = (24, 18)

  /// The maximum width in pixels, which is a third more than the width of the largest available
  /// picture.
  private static let maxPixels = 456

  let loader: any PictureLoader
  let mode: PictureMode
  let context: Context

  /// Loads and prints a picture with its caption, or prints text if the picture is unavailable.
  func print(_ picture: Scene.Picture, in bounds: Bounds) async throws {
    let output = TerminalOutput(context.console.output)
    let terminal =
      mode == .none
      ? nil : TerminalQuery(input: context.console.input, output: context.console.output)
    // Keep reading the terminal's replies until the picture has been written, because they may
    // arrive late.
    defer { terminal?.end() }
    let known = PictureSupport(
      PictureEnvironment { [context] in context.environment[$0] }, cell: output.cell)
    let support = await Self.query(terminal, known, for: mode)
    guard let painter = support.painter(for: mode) else { return try write(picture.text) }
    var area = area(in: bounds, height: output.size?.rows, painter)
    let width = painter.pixels(across: area.columns)
    guard let loaded = await loader.load(picture, width: width) else {
      return try write(picture.text)
    }
    guard !loaded.isFailure else { return try write(loaded.caption) }
    // Don't leave empty lines below the picture.
    let pixels = loaded.pixels
    area.rows = PictureFit(of: (pixels.width, pixels.height), in: area, support.cell).rows
    guard area.rows >= painter.minRows else { return try write(picture.text) }
    // A pager cannot show pixels.
    let isText =
      if case .blocks = support.kind(for: mode) { true } else { false }
    if !isText { try context.console.endPager() }
    try context.console.write(painter.draw(loaded, id: picture.id, in: area))
    if !loaded.caption.isEmpty { try write(loaded.caption) }
  }

  /// Queries the terminal's picture support without blocking the main actor.
  @concurrent
  private nonisolated static func query(
    _ terminal: TerminalQuery?, _ support: PictureSupport, for mode: PictureMode
  ) async -> PictureSupport {
    var support = support
    if let terminal { support.query(terminal, for: mode) }
    return support
  }

  private func area(in bounds: Bounds, height: Int?, _ painter: any PicturePainter)
    -> PictureArea
  {
    let widest = min(bounds.columns, columns)
    let columns = (1...max(widest, 1)).last { painter.pixels(across: $0) <= Self.maxPixels }
    // Leave room for the caption.
    let rows = min(bounds.rows, max((height ?? bounds.rows + 4) - 4, 1))
    return PictureArea(origin: .cursor, columns: columns ?? 1, rows: rows)
  }

  private var columns: Int { OutputStyle.columns(context.console, context.environment) }

  private func write(_ text: String) throws {
    let clean = StyledText(TerminalSanitizer.clean(text), .dim)
    try context.console.write(context.drawn(TextWrapper(width: columns).lines(clean)))
  }
}

struct PictureOptions {
  static let pictures = OptionSpec(
    name: "--pictures", value: "mode",
    help: "How to show pictures.", kind: .choice(of: PictureMode.self), default: "auto"
  ).forPeople()

  /// The way to show pictures; `none` if the output cannot show pictures.
  let mode: PictureMode
  /// Whether the user requested pictures that the output cannot show.
  let isIgnored: Bool

  init(_ line: ParsedLine, _ context: Context) throws {
    let option = line.choice(Self.pictures, of: PictureMode.self)
    let setting = context.settings.choice(.pictures, of: PictureMode.self)
    let wanted = option ?? setting ?? .auto
    // If the output is not a terminal, require an explicit protocol, because the protocol cannot be
    // detected.
    let isExplicit = [.kitty, .sixel, .blocks].contains(option)
    let isPossible =
      context.style.isColored && (context.console.isOutputTerminal || isExplicit)
    mode = isPossible ? wanted : .none
    isIgnored = !isPossible && (isExplicit || option == .auto)
  }

  func noteIgnored(_ context: Context) {
    guard isIgnored else { return }
    let (name, color) = (Self.pictures.name, "\(OutputOptions.color.name) always")
    context.console.note(
      context.localizer.text(
        "Note: '\(name)' has no effect without color. Use '\(color)'.")
    )
  }
}
