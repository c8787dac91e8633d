import Viper
import ViperCommandLine
import ViperPictures
import ViperTerminal

/// Prints a picture on a terminal, between other lines.
@MainActor
struct PicturePrinter {
  /// The largest area of a picture, in cells.
  struct Room {
    let columns: Int
    let rows: Int

    /// A picture that is all there is to see.
    static let alone = Room(columns: 60, rows: 45)
    /// A picture above a text.
    static let above = Room(columns: 24, rows: 18)
  }

  /// The largest width that is worth showing: the largest picture, enlarged by a third.
  private static let mostPixels = 456

  let loader: any PictureLoader
  let mode: PictureMode
  let context: Context
  /// The failure if there is no picture and the output is no terminal; `nil` writes the text there.
  var absence: CommandFailure?

  /// Loads a picture, and prints it with its caption; without a picture its text.
  func print(_ picture: Scene.Picture, in room: Room) async throws(CommandFailure) {
    let output = TerminalOutput(context.console.output)
    let terminal =
      mode == .none
      ? nil : TerminalQuestion(input: context.console.input, output: context.console.output)
    // Replies that are late come while the picture is loaded and written.
    defer { terminal?.end() }
    let known = PictureSupport(
      PictureEnvironment { [context] in context.environment[$0] }, cell: output.cell)
    let support = await Self.asking(terminal, known, for: mode)
    guard let painter = support.painter(for: mode) else { return try writeText(of: picture) }
    var area = area(in: room, height: output.size?.rows, painter)
    let width = painter.pixels(across: area.columns)
    guard let loaded = await loader.load(picture, width: width) else {
      return try writeText(of: picture)
    }
    // No empty line is left below the picture.
    let pixels = loaded.pixels
    area.rows = PictureFit(of: (pixels.width, pixels.height), in: area, support.cell).rows
    try context.console.write(painter.draw(loaded, id: picture.id, in: area))
    if !loaded.caption.isEmpty { try write(loaded.caption) }
  }

  /// Asks the terminal what has to be known; the thread that waits is not that of the main actor.
  @concurrent
  private nonisolated static func asking(
    _ terminal: TerminalQuestion?, _ support: PictureSupport, for mode: PictureMode
  ) async -> PictureSupport {
    var support = support
    if let terminal { support.ask(terminal, for: mode) }
    return support
  }

  private func area(in room: Room, height: Int?, _ painter: any PicturePainter) -> PictureArea {
    let widest = min(room.columns, columns)
    let columns = (1...max(widest, 1)).last { painter.pixels(across: $0) <= Self.mostPixels }
    // Some lines are left for what is said about the picture.
    let rows = min(room.rows, max((height ?? room.rows + 4) - 4, 1))
    return PictureArea(origin: .cursor, columns: columns ?? 1, rows: rows)
  }

  private var columns: Int { OutputStyle.columns(context.console, context.environment) }

  private func writeText(of picture: Scene.Picture) throws(CommandFailure) {
    if let absence, !context.console.isOutputTerminal { throw absence }
    try write(picture.text)
  }

  /// Writes a sentence, in lines that fit.
  private func write(_ text: String) throws(CommandFailure) {
    let clean = StyledText(TerminalSanitizer.clean(text), .dim)
    try context.console.write(context.drawn(TextWrapper(width: columns).lines(clean)))
  }
}
