import Viper
package import ViperLocalization
import ViperPlatform
import ViperText

/// The standard streams, and the language of messages.
package struct Console: Sendable {
  package let input: Int32
  package let output: Int32
  let error: Int32
  /// The localizer for text on standard error.
  package var localizer = Localizer.english
  /// The color rule for standard error; `nil` to use no color.
  var coloring: ColorRule?
  /// The progress mark, if any, which is erased before any other output is written.
  package var mark: ProgressMark?
  package var isQuiet = false
  /// The lines held while a window covers the terminal; `nil` if the command does not open a
  /// window.
  package var held: HeldLines?
  var pager: Pager?
  /// The output of a command that runs on behalf of another one; `nil` to write to the streams.
  var collected: CollectedOutput?

  package static let standard = Console(input: 0, output: 1, error: 2)

  /// Returns these streams with a progress mark if standard error is a terminal that can erase the
  /// mark.
  func withMark(environment: Environment) -> Console {
    guard isErrorTerminal, !environment.hasDumbTerminal else { return self }
    let error = Descriptor(error)
    var console = self
    console.mark = ProgressMark {
      error.window.map { Int($0.ws_col) } ?? 80
    } write: {
      _ = error.write($0)
    }
    return console
  }

  /// Returns a console without an input that collects the output instead of writing it.
  func collecting(_ collected: CollectedOutput) -> Console {
    var console = Console(input: -1, output: -1, error: error)
    console.collected = collected
    return console
  }

  package var isInputTerminal: Bool { isatty(input) == 1 }
  package var isOutputTerminal: Bool { isatty(output) == 1 }
  package var isErrorTerminal: Bool { collected == nil && isatty(error) == 1 }

  /// The width of the terminal in columns; `nil` if standard output is not a terminal.
  var columns: Int? { Descriptor(output).window.map { Int($0.ws_col) } }

  /// The width of standard error in columns; `nil` if standard error is not a terminal.
  var errorColumns: Int? { Descriptor(error).window.map { Int($0.ws_col) } }

  /// The size of the screen; `nil` if standard output is not a terminal or if the terminal does not
  /// report its size.
  var screen: (columns: Int, rows: Int)? {
    Descriptor(output).window.flatMap { $0.ws_row > 0 ? (Int($0.ws_col), Int($0.ws_row)) : nil }
  }

  package func write(_ text: String) throws(CommandFailure) {
    try write(Array(text.utf8))
  }

  package func write(_ bytes: [UInt8]) throws(CommandFailure) {
    if let collected { return collected.add(bytes) }
    if let pager { return try show(bytes, in: pager) }
    try check(write(to: output) { $0.write(bytes) })
  }

  private func show(_ bytes: [UInt8], in pager: Pager) throws(CommandFailure) {
    let number = mark.map { mark in mark.makeRoom { pager.write(bytes) } } ?? pager.write(bytes)
    // From now on, the pager controls the screen.
    if pager.isShowing { mark?.retire() }
    // The pager's pipe is closed once the user has quit the pager.
    if number == EPIPE, pager.isShowing { throw .quiet(.done) }
    try check(number)
  }

  /// Waits until the user quits the pager, and then writes the notes that were held.
  package func endPager() throws(CommandFailure) {
    guard let pager else { return }
    do throws(SystemFileError) {
      for note in try pager.end() { _ = Descriptor(error).write(note + "\n") }
    } catch {
      try check(error.number)
    }
  }

  private func check(_ error: Int32?) throws(CommandFailure) {
    switch error {
    case nil: return
    case EPIPE: throw .quiet(.brokenPipe)
    case let number?: throw notWritable(number)
    }
  }

  package func notWritable(_ number: Int32) -> CommandFailure {
    CommandFailure(
      exitCode: .cannotWrite, code: "output-not-writable",
      message: localizer.text("Cannot write the output: \(Descriptor.reason(number))."))
  }

  package func note(_ line: String) {
    guard !isQuiet else { return }
    tell(line)
  }

  /// Writes a line to standard error, or shows the line in the window that covers the terminal.
  ///
  /// On a terminal, messages are wrapped between words. Pass `false` for `isMessage` if the line is
  /// meant for another program or already contains line breaks. A label at the start of the line,
  /// such as `Error:`, is colored. System errors are ignored, because there is no other stream on
  /// which to report them.
  package func tell(_ line: String, isMessage: Bool = true) {
    if let collected { return collected.add(note: line) }
    if held?.show(line) == true { return }
    let isColored = coloring?.isColored(isTerminal: isErrorTerminal) ?? false
    let broken = isMessage ? errorColumns.map { LineLabel.broken(line, columns: $0) } : nil
    let whole = broken ?? line
    let text = isColored ? LineLabel.highlight(whole, in: localizer) : whole
    if pager?.keep(text) == true { return }
    _ = write(to: error) { $0.write(text + "\n") }
  }

  /// Writes a log line to standard error, once no window or pager covers the terminal.
  package func debug(_ line: String) {
    if isErrorTerminal, held?.keep(line) == true || pager?.keep(line) == true { return }
    _ = write(to: error) { $0.write(line + "\n") }
  }

  func prompt(_ text: String) {
    _ = write(to: error) { $0.write(text) }
  }

  private func write(to stream: Int32, _ write: (Descriptor) -> Int32?) -> Int32? {
    guard let mark else { return write(Descriptor(stream)) }
    // The program that reads the output may draw on the same terminal as the progress mark.
    let isForProgram = stream == output && !isOutputTerminal
    return mark.makeRoom(isLast: isForProgram) { write(Descriptor(stream)) }
  }
}

/// The label at the start of a line on standard error, such as `Error:`.
enum LineLabel {
  /// Returns a line wrapped between words; words that are too long, such as URLs, are not broken.
  static func broken(_ line: String, columns: Int) -> String {
    guard columns > 0, TextWidth.of(line) > columns else { return line }
    var (text, width) = ("", 0)
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let size = TextWidth.of(word)
      if text.isEmpty {
        width = size
      } else if width + 1 + size <= columns {
        text += " "
        width += 1 + size
      } else {
        text += "\n"
        width = size
      }
      text += word
    }
    return text
  }

  static func highlight(_ line: String, in localizer: Localizer) -> String {
    let labels = [
      StyledText(localizer.text("Error:"), .init(color: .red, isBold: true)),
      StyledText(localizer.text("Note:"), .init(color: .yellow)),
    ]
    guard let label = labels.first(where: { line.hasPrefix($0.text) }) else { return line }
    let rest = StyledText(String(line.dropFirst(label.text.count)))
    return ANSIStyler(isColored: true).draw(label + rest)
  }
}
