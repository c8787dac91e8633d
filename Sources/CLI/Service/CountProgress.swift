import Synchronization
import ViperCommandLine
import ViperLocalization

/// The progress of a command that handles many items, as a bar on a terminal.
@MainActor
final class CountProgress {
  private static let width = 20
  private let mark: ProgressMark?
  private let localizer: Localizer
  private let line: @MainActor (_ bar: String, _ done: String, _ total: String) -> String
  private let text = Texts()

  /// The text between requests, which a retry replaces.
  private final class Texts: Sendable {
    let current = Mutex("")
  }

  /// Creates an instance; `line` returns the text, given the bar and the numbers.
  init(
    _ context: Context, _ requests: RequestProgress?,
    line: @escaping @MainActor (_ bar: String, _ done: String, _ total: String) -> String
  ) {
    mark = context.console.isQuiet ? nil : context.console.mark
    localizer = context.localizer
    self.line = line
    requests?.show { [mark, text, localizer] line in
      let own = text.current.withLock { $0 }
      mark?.show(line?.step == nil ? own : line?.text(in: localizer) ?? own)
    }
  }

  func show(_ done: Int, of total: Int) {
    guard let mark else { return }
    let filled = total == 0 ? 0 : done * Self.width / total
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    let line = line(bar, localizer.count(done), localizer.count(total))
    text.current.withLock { $0 = line }
    mark.show(line)
  }

  func end() {
    text.current.withLock { $0 = "" }
    mark?.erase()
  }
}
