import Viper
import ViperText

/// A record of a run, consisting of each command and the screen after each change.
@MainActor
final class ScriptTranscript {
  /// The number of bytes to collect before writing them.
  private static let block = 32_768

  let screen: ScriptScreen
  private let showing: ScriptPlaying.Showing
  /// Whether only `show` writes to the transcript, as in later rounds of a `repeat`.
  var isSilent = false
  private let send: (String) -> Bool
  /// Whether the receiver has refused further text, in which case the script can end.
  private(set) var isClosed = false
  /// The name of the script file.
  ///
  /// Commands in this file are shown with only their line number.
  private let file: String
  private var pending = ""
  private var shown: [String] = []
  private var last: ScriptPicture?
  private var lastMovement = 0

  /// Creates a transcript that calls a closure with its text until the closure returns `false`.
  init(of file: String, playing: ScriptPlaying, write: @escaping (String) -> Bool) {
    self.file = file
    showing = playing.showing
    screen = ScriptScreen(size: playing.size, styler: playing.styler, style: playing.view)
    send = write
  }

  /// Writes a command before the command runs.
  func echo(_ text: String, at location: ScriptLocation) {
    guard !isSilent else { return }
    add("\(included(location))\(location.line)> \(TerminalSanitizer.clean(text))\n")
  }

  /// Writes how many times the commands were repeated.
  func echo(times count: Int) {
    guard !isSilent, count > 1 else { return }
    add("  … \(count) times\n")
  }

  /// Returns the name of the included file that contains a command, followed by a colon.
  ///
  /// The name is relative to the script's folder. The result is empty if the script itself contains
  /// the command.
  private func included(_ location: ScriptLocation) -> String {
    guard location.file != file else { return "" }
    let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
    return TerminalSanitizer.clean(String(location.file.dropFirst(folder.count))) + ":"
  }

  /// Writes a button's effect, if any, because the script does not perform the effect.
  func note(_ effect: Scene.Button.Effect?) {
    guard let effect, !isSilent else { return }
    switch effect {
    case .open(let address): add("  -> open \(TerminalSanitizer.clean(address))\n")
    case .copy(let text): add("  -> copy \"\(TerminalSanitizer.clean(text))\"\n")
    }
  }

  /// Writes the screen after a command has run, if the screen has changed.
  func settle(_ picture: @autoclosure () -> ScriptPicture?) {
    if showing != .explicit, !isSilent { show(picture()) }
  }

  /// Writes the screen before a command waits, if the screen has changed and shows that it waits.
  func wait(_ picture: @autoclosure () -> ScriptPicture?) {
    guard showing == .changes, !isSilent, let picture = picture(), picture.scene.isLoading else {
      return
    }
    show(picture)
  }

  /// Writes the screen while a command is running, if the screen has changed.
  func update(_ picture: @autoclosure () -> ScriptPicture?) {
    if showing == .every, !isSilent { show(picture()) }
  }

  /// Writes the screen, even if the screen has not changed.
  func show(always picture: ScriptPicture?) {
    last = picture
    write(picture.map { screen.lines($0) } ?? [])
  }

  private func write(_ lines: [String]) {
    shown = lines
    for line in lines { add(line.isEmpty ? "  |\n" : "  | \(line)\n") }
  }

  private func show(_ picture: ScriptPicture?) {
    // An equal scene at the same size looks the same, so do not draw it again.
    guard let picture, picture != last || screen.movement != lastMovement else { return }
    last = picture
    lastMovement = screen.movement
    let lines = screen.lines(picture)
    if lines != shown { write(lines) }
  }

  func finish() {
    if !pending.isEmpty, !isClosed { isClosed = !send(pending) }
    pending = ""
  }

  private func add(_ line: String) {
    pending += line
    if pending.utf8.count >= Self.block { finish() }
  }
}
