import Viper

/// Prints lines as they come, and remembers why that went wrong.
@MainActor
final class LinePrinter {
  private let context: Context
  private let onProblem: () -> Void
  /// Why nothing is printed any more.
  private(set) var problem: Stop?

  /// - Parameters:
  ///   - context: Where to print, and in which style.
  ///   - onProblem: Is called once, when the output cannot be written.
  init(_ context: Context, onProblem: @escaping @MainActor () -> Void) {
    self.context = context
    self.onProblem = onProblem
  }

  /// Prints lines that their view has made harmless.
  func write(_ lines: [Scene.Line]) {
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
