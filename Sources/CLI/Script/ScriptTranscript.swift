import Viper
import Wording

/// What a run of a script looked like: each command, and the screen where it changed.
@MainActor
final class ScriptTranscript {
  /// When the screen is shown.
  enum Showing: String, CaseIterable, Sendable {
    /// After a command that changed it.
    case changes
    /// Each time it changes, also while a command runs.
    case every
    /// When the script says so.
    case explicit
  }

  /// How much is collected before it is handed on.
  private static let block = 32_768

  var showing = Showing.changes
  var renderer = ScreenRenderer(columns: 80, rows: 24, isColored: false)
  /// While commands are repeated, only what the script asks for is shown.
  var isSilent = false
  private let write: (String) -> Bool
  /// Whether nobody takes any more of it: then there is no sense in going on.
  private(set) var isClosed = false
  /// The script's own file, whose lines stand under their number alone.
  private let file: String
  private var pending = ""
  private var shown: [String] = []
  private var last: Scene?

  /// - Parameters:
  ///   - file: The script, as it was named.
  ///   - write: Takes the text, block by block, and says whether it takes more.
  init(of file: String, write: @escaping (String) -> Bool) {
    self.file = file
    self.write = write
  }

  /// A command, before it runs.
  func echo(_ text: String, at place: ScriptPlace) {
    guard !isSilent else { return }
    add("\(included(place))\(place.line)> \(SafeText.clean(text))\n")
  }

  /// What was done again in silence.
  func echo(times count: Int) {
    guard !isSilent, count > 1 else { return }
    add("  … \(count) times\n")
  }

  /// The file that a command was included from, by the way from the script: it is the same wherever the
  /// script is played from.
  private func included(_ place: ScriptPlace) -> String {
    guard place.file != file else { return "" }
    let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
    return SafeText.clean(String(place.file.dropFirst(folder.count))) + ":"
  }

  /// The screen after a command.
  func settle(_ scene: @autoclosure () -> Scene?) {
    if showing != .explicit, !isSilent { show(scene()) }
  }

  /// The screen while a command runs.
  func update(_ scene: @autoclosure () -> Scene?) {
    if showing == .every, !isSilent { show(scene()) }
  }

  /// The screen, whether it changed or not.
  func show(always scene: Scene?) {
    last = scene
    shown = scene.map(renderer.draw) ?? []
    for line in shown { add(line.isEmpty ? "  |\n" : "  | \(line)\n") }
  }

  private func show(_ scene: Scene?) {
    // A screen that is as it was need not be drawn to see that.
    guard let scene, scene != last else { return }
    last = scene
    guard renderer.draw(scene) != shown else { return }
    show(always: scene)
  }

  /// Hands on what is left.
  func finish() {
    if !pending.isEmpty, !isClosed { isClosed = !write(pending) }
    pending = ""
  }

  private func add(_ line: String) {
    pending += line
    if pending.utf8.count >= Self.block { finish() }
  }
}
