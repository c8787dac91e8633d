import Viper

/// Prints a screen as it arrives, and remembers why that went wrong.
///
/// The program without a network holds everything back: it may still have to hand the run over to the one
/// with it, which prints all of it.
@MainActor
final class Printer {
  private let context: Context
  private let onProblem: () -> Void
  private let isHeldBack: Bool
  private var held: [Scene.Line] = []
  private var renderer: SceneRenderer?
  /// Why nothing is printed any more.
  private(set) var problem: Stop?

  /// - Parameters:
  ///   - context: Where to print, and in which style.
  ///   - onProblem: Is called once, when the output cannot be written.
  init(_ context: Context, onProblem: @escaping @MainActor () -> Void) {
    self.context = context
    self.onProblem = onProblem
    isHeldBack = context.makeLive == nil
    if case .screen(let columns) = context.style.format {
      renderer = SceneRenderer(columns: columns, isColored: context.style.isColored)
    }
  }

  /// Lines for a program have come; their view has made them harmless.
  func add(_ lines: [Scene.Line]) {
    if isHeldBack { held += lines } else { print(lines) }
  }

  /// Rows for a terminal have come.
  func grow(_ scene: Scene) {
    if !isHeldBack { draw(scene) }
  }

  /// The screen has settled: prints what is not printed yet.
  func finish(_ scene: Scene) {
    if renderer != nil { return draw(scene) }
    print(held + scene.lines)
    held = []
  }

  private func draw(_ scene: Scene) {
    // What is to be said of the screen goes to the other stream.
    var scene = scene
    scene.message = nil
    guard !scene.rows.isEmpty || !scene.lines.isEmpty else { return }
    write(renderer?.draw(scene) ?? "")
  }

  private func print(_ lines: [Scene.Line]) {
    let paint = Paint(isColored: context.style.isColored)
    write(lines.map { paint.draw($0.text) + "\n" }.joined())
  }

  private func write(_ text: String) {
    guard problem == nil, !text.isEmpty else { return }
    do throws(Stop) {
      try context.console.write(text)
    } catch {
      problem = error
      onProblem()
    }
  }
}
