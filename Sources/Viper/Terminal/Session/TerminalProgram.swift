public import Viper
import ViperPlatform
import ViperText

/// A program that shows a window in a full-screen terminal, or as lines of text in a pipe.
///
/// ```swift
/// @main
/// @MainActor
/// struct Notes {
///   static func main() async {
///     let window = Window()
///     await TerminalProgram.run(window) { await window.replaceRoot(with: notes(in: window)) }
///   }
/// }
/// ```
@MainActor
public enum TerminalProgram {
  /// The maximum time to wait for unfinished work if the user did not quit.
  private static let maxWait = Duration.seconds(1)

  /// Runs a window until the user quits, and ends the process.
  ///
  /// If standard input and output are connected to a terminal, the window fills the screen. When the
  /// user quits, the window is closed, and the process ends once all steps have ended. Closing the
  /// window cancels requests, but not work that runs in a task of its own, such as a save. Ctrl-C
  /// ends the wait. If a signal ends the program, the process waits at most one second, and ends
  /// with the same signal.
  ///
  /// Otherwise, for example in a pipe, the window's content is printed once it has settled, without
  /// buttons. A table whose rows have marks gets a column with their words, such as `read`. If a list
  /// has a total, the last line says how many of its rows are printed, as in `10 of 24`.
  ///
  /// Before the window is closed, `onClose` is called, for example to save `window.routes` and the
  /// modules' `savedState`. This also happens if a signal or the closing of the terminal ends the
  /// program.
  ///
  /// In a debug build, diagnostics are printed to standard error after the terminal is restored, unless
  /// `ViperDiagnostics` has a handler.
  ///
  /// The exit code is 0; it is 1 if the terminal or the output failed, or if the printed screen shows
  /// a failure.
  ///
  /// - Parameters:
  ///   - window: The window. It must not have another host.
  ///   - texts: The text that the host displays.
  ///   - loadsAll: Whether all pages of a list are loaded before it is printed to a pipe; by default,
  ///     whether one of the program's arguments is `--all`.
  ///   - setUp: A closure that sets the host's properties, such as its tabs. It is not called in a
  ///     pipe.
  ///   - onClose: A closure that is called before the window is closed. It is not called in a pipe.
  ///   - open: A closure that opens the first screen, and returns when that screen has settled.
  public static func run(
    _ window: Window, texts: HostTexts = .english,
    loadsAll: Bool = CommandLine.arguments.contains("--all"),
    setUp: @MainActor (TerminalHost) -> Void = { _ in }, onClose: @MainActor () -> Void = {},
    open: @escaping @MainActor () async -> Void
  ) async -> Never {
    let result = await result(
      of: window, input: 0, output: TerminalOutput(), texts: texts, loadsAll: loadsAll,
      setUp: setUp, onClose: onClose, open: open)
    if case .quit = result.ending, result.hasFailure { exit(1) }
    result.ending.endProgram()
  }

  /// Runs a window, as `run(_:texts:loadsAll:setUp:onClose:open:)` does, and returns instead of ending the process.
  ///
  /// When the method returns, the window is closed and the terminal is restored.
  ///
  /// - Parameters:
  ///   - window: The window. It must not have another host.
  ///   - input: The descriptor to read keys from.
  ///   - output: The terminal or pipe to write to.
  ///   - texts: The text that the host displays.
  ///   - loadsAll: Whether all pages of a list are loaded before it is printed to a pipe.
  ///   - setUp: A closure that sets the host's properties, such as its tabs. It is not called in a
  ///     pipe.
  ///   - onClose: A closure that is called before the window is closed. It is not called in a pipe.
  ///   - open: A closure that opens the first screen, and returns when that screen has settled.
  /// - Returns: The reason why the program should end. Pass on a signal with
  ///   `TerminalSession.Ending.endProgram()`.
  public static func show(
    _ window: Window, input: Int32 = 0, output: TerminalOutput = TerminalOutput(),
    texts: HostTexts = .english, loadsAll: Bool = false,
    setUp: @MainActor (TerminalHost) -> Void = { _ in }, onClose: @MainActor () -> Void = {},
    open: @escaping @MainActor () async -> Void
  ) async -> TerminalSession.Ending {
    await result(
      of: window, input: input, output: output, texts: texts, loadsAll: loadsAll, setUp: setUp,
      onClose: onClose, open: open
    ).ending
  }

  static func result(
    of window: Window, input: Int32, output: TerminalOutput, errors: Int32 = 2, texts: HostTexts,
    loadsAll: Bool, setUp: @MainActor (TerminalHost) -> Void, onClose: @MainActor () -> Void,
    open: @escaping @MainActor () async -> Void
  ) async -> (ending: TerminalSession.Ending, hasFailure: Bool) {
    #if DEBUG
      let diagnostics = ProgramDiagnostics()
      defer { diagnostics.print(to: errors) }
    #endif
    let environment = PictureEnvironment.process
    guard isatty(input) == 1, isatty(output.descriptor) == 1, !environment.isDumb else {
      return await printed(window, to: output, texts, loadsAll: loadsAll, open)
    }
    let host = TerminalHost(
      window: window, size: output.size ?? TerminalSize(columns: 80, rows: 24), texts: texts,
      isColored: environment.hasColor, write: output.write)
    setUp(host)
    guard let session = TerminalSession(host: host, input: input, output: output) else {
      return (.failed(ENOTTY), false)
    }
    let ending = await session.run(open)
    onClose()
    window.onChange = nil
    window.close()
    await settle(window, within: ending == .quit ? nil : maxWait)
    return (ending, false)
  }

  /// Prints the window's screens when they have settled.
  private static func printed(
    _ window: Window, to output: TerminalOutput, _ texts: HostTexts, loadsAll: Bool,
    _ open: @MainActor () async -> Void
  ) async -> (ending: TerminalSession.Ending, hasFailure: Bool) {
    await open()
    await window.settled()
    if loadsAll { await loadAll(window) }
    let isColored = isatty(output.descriptor) == 1 && PictureEnvironment.process.hasColor
    var lines = StreamRenderer(columns: output.size?.columns ?? 80, isColored: isColored)
    let scenes = window.scenes
    let text = scenes.map { lines.draw(printable($0, texts)) }.joined()
    window.close()
    await window.settled()
    let error = Descriptor(output.descriptor).write(text)
    return (error.map { .failed($0) } ?? .quit, scenes.contains { $0.failure != nil })
  }

  /// Loads the other pages of the top screen's list, until two in a row have no new rows.
  private static func loadAll(_ window: Window) async {
    var attempts = 0
    while let scene = window.scene, scene.offers.contains(.more), attempts < 2 {
      await window.send(.more)
      await window.settled()
      attempts = window.scene?.rows.count == scene.rows.count ? attempts + 1 : 0
    }
  }

  /// Returns a scene with words for marks, and with the number of its rows instead of what only a user
  /// at a terminal can press.
  private static func printable(_ scene: Scene, _ texts: HostTexts) -> Scene {
    var scene = scene
    scene.buttons = []
    scene.sections = scene.sections.map(withMarks)
    let count = scene.rows.count
    if let total = scene.total, total > 0 {
      scene.footnotes.append(Scene.Line(StyledText(texts.position(count, max(total, count)))))
    }
    return scene
  }

  /// Returns a table whose last column has the words for its marks, if a row has one.
  private static func withMarks(_ section: Scene.Section) -> Scene.Section {
    let words = section.rows.map { row in
      section.marks.map(\.name).filter(row.marks.contains).joined(separator: ", ")
    }
    guard words.contains(where: { !$0.isEmpty }) else { return section }
    var section = section
    let count = section.columns.count
    section.columns.append(Scene.Column("", .fixed))
    section.rows = zip(section.rows, words).map { row, words in
      let cells = row.cells.prefix(count)
      let missing = Array(repeating: StyledText(""), count: count - cells.count)
      return Scene.Row(
        id: row.id, cells: cells + missing + [StyledText(words)] + row.cells.dropFirst(count),
        heading: row.heading, share: row.share)
    }
    return section
  }

  /// Waits until a closed window's steps have ended.
  private static func settle(_ window: Window, within limit: Duration?) async {
    guard let limit else { return await window.settled() }
    let (ends, end) = AsyncStream<Never>.makeStream()
    Task {
      await window.settled()
      end.finish()
    }
    let timer = Task {
      try? await Task.sleep(for: limit)
      end.finish()
    }
    for await _ in ends {}
    timer.cancel()
  }
}

#if DEBUG
  /// Collects the diagnostics of a program that has no handler, and prints them when it ends.
  @MainActor
  private final class ProgramDiagnostics {
    private static let maxCount = 100
    private let isOn = ViperDiagnostics.handler == nil
    private var lines: [String] = []

    init() {
      guard isOn else { return }
      ViperDiagnostics.handler = { [weak self] in self?.add($0) }
    }

    private func add(_ diagnostic: Diagnostic) {
      let line = TerminalSanitizer.clean(diagnostic.description)
      guard lines.count < Self.maxCount, !lines.contains(line) else { return }
      lines.append(line)
    }

    func print(to descriptor: Int32) {
      guard isOn else { return }
      ViperDiagnostics.handler = nil
      _ = Descriptor(descriptor).write(lines.map { "Viper: \($0)\n" }.joined())
    }
  }
#endif
