import Viper

/// Prints lines as they come, and remembers why that went wrong.
///
/// The program without a network holds them back: it may still have to hand the run over to the one with
/// it, which prints all of them.
@MainActor
final class LinePrinter {
  private let context: Context
  private let onProblem: () -> Void
  /// Why nothing is printed any more.
  private(set) var problem: Stop?
  private var held: [Scene.Line] = []

  /// - Parameters:
  ///   - context: Where to print, and in which style.
  ///   - onProblem: Is called once, when the output cannot be written.
  init(_ context: Context, onProblem: @escaping @MainActor () -> Void) {
    self.context = context
    self.onProblem = onProblem
  }

  /// Prints lines that their view has made harmless.
  func write(_ lines: [Scene.Line]) {
    if context.makeLive == nil { held += lines } else { print(lines) }
  }

  /// Prints what was held back.
  func flush() {
    print(held)
    held = []
  }

  private func print(_ lines: [Scene.Line]) {
    guard problem == nil else { return }
    let paint = Paint(isColored: context.style.isColored)
    do throws(Stop) {
      try context.console.write(lines.map { paint.draw($0.text) + "\n" }.joined())
    } catch {
      problem = error
      onProblem()
    }
  }
}
