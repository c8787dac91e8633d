import Viper
import ViperCommandLine
import ViperTerminal

/// Prints a screen while it is loaded, and keeps the failure if the output cannot be written.
@MainActor
final class Printer {
  private let context: Context
  private let onProblem: () -> Void
  private var renderer: StreamRenderer?
  /// The failure that has stopped printing, if any.
  private(set) var problem: CommandFailure?

  init(_ context: Context, onProblem: @escaping @MainActor () -> Void) {
    self.context = context
    self.onProblem = onProblem
    renderer = Self.renderer(context)
  }

  /// Begins another page, which is drawn completely.
  func beginPage(isApart: Bool) {
    if isApart { add(text: "\n") }
    renderer = Self.renderer(context)
  }

  private static func renderer(_ context: Context) -> StreamRenderer? {
    guard case .screen(let columns) = context.style.format else { return nil }
    return StreamRenderer(
      columns: columns, isColored: context.style.isColored,
      placesCells: context.console.isOutputTerminal && !context.environment.hasDumbTerminal,
      hasLinks: context.hasLinks)
  }

  /// Prints a document for another program, and a line break after it.
  func add(document pieces: some Sequence<String>) {
    for piece in pieces { add(text: piece) }
    add(text: "\n")
  }

  /// Prints the part of a scene that has not been printed.
  func add(_ scene: Scene) {
    // The message of the scene is written to standard error.
    var scene = scene
    scene.message = nil
    // A command ends by itself: nobody waits, types or presses anything.
    (scene.loading, scene.failure, scene.picture) = (nil, nil, nil)
    (scene.fields, scene.buttons) = ([], [])
    guard !scene.rows.isEmpty || !scene.lines.isEmpty else { return }
    add(text: renderer?.draw(scene) ?? "")
  }

  /// Prints text, which includes its line terminators.
  func add(text: String) {
    guard problem == nil, !text.isEmpty else { return }
    do throws(CommandFailure) {
      try context.console.write(text)
    } catch {
      problem = error
      onProblem()
    }
  }
}
