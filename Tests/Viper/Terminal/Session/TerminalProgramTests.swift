import Foundation
import Testing
import Viper
import ViperPlatform
import ViperTesting

@testable import ViperTerminal
@testable import ViperTestSupport

/// A program that shows a window in a terminal or in a pipe.
@Suite(.places(1))
struct TerminalProgramTests {
  @MainActor
  private static func list() -> Module {
    let module = Module.stub("list")
    let screen = module.screen as? StubScreen
    screen?.scene.message = "Two notes."
    return module
  }

  /// Returns what a program prints without a terminal.
  @MainActor
  private static func printed(
    by program: (_ input: Int32, _ output: TerminalOutput) async -> TerminalSession.Ending
  ) async throws -> String {
    let path = NSTemporaryDirectory() + "program-\(UUID().uuidString)"
    let file = open(path, O_RDWR | O_CREAT, 0o600)
    try #require(file >= 0)
    defer {
      close(file)
      unlink(path)
    }
    #expect(await program(file, TerminalOutput(file)) == .quit)
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test @MainActor
  func `In a pipe, the screens are printed, and the window is closed`() async throws {
    let window = Window()
    let text = try await Self.printed { input, output in
      await TerminalProgram.show(window, input: input, output: output) {
        await window.replaceRoot(with: Self.list())
        await window.present(.stub("dialog"))
      }
    }
    #expect(window.depth == 0)
    #expect(text == "List\nTwo notes.\n\nDialog\n")
  }

  /// Returns what a list of four notes prints, of which two are loaded.
  @MainActor
  private static func printedNotes(loadsAll: Bool, total: Int? = 4) async throws -> String {
    let window = Window()
    var pages = 1
    func scene() -> Scene {
      var scene = Scene(name: "notes", title: "Notes")
      let count = min(pages * 2, 4)
      let rows = (1...count).map { Scene.Row(id: "\($0)", cells: [StyledText("Note \($0)")]) }
      scene.sections = [Scene.Section(columns: [Scene.Column("", .fixed)], rows: rows)]
      scene.buttons = [Scene.Button(id: "sort", label: "Sort")]
      scene.total = total
      // Without a total, the list does not know where it ends.
      scene.offers = total == count ? [] : [.more]
      return scene
    }
    let screen = SceneScreen(scene())
    screen.onAction = { [weak screen] action in
      guard action == .more else { return }
      pages += 1
      screen?.show(scene())
    }
    let text = try await printed { input, output in
      await TerminalProgram.show(window, input: input, output: output, loadsAll: loadsAll) {
        await window.replaceRoot(with: screen.module())
      }
    }
    #expect(pages == (loadsAll ? total == nil ? 4 : 2 : 1))
    return text
  }

  @Test func `In a pipe, a list says how much it shows, and has no buttons`() async throws {
    #expect(
      try await Self.printedNotes(loadsAll: false) == "Notes\nNote 1\nNote 2\n\n2 of 4\n")
  }

  @Test(arguments: [4, nil])
  func `In a pipe, a list can be loaded completely`(total: Int?) async throws {
    #expect(
      try await Self.printedNotes(loadsAll: true, total: total)
        == "Notes\nNote 1\nNote 2\nNote 3\nNote 4\n" + (total == nil ? "" : "\n4 of 4\n"))
  }

  @Test @MainActor
  func `In a pipe, marks are words in a column of their own`() async throws {
    var scene = Scene(name: "books", title: "Books")
    let marks = [
      Scene.Mark("read", symbol: "✓"), Scene.Mark("lent", symbol: "→"),
      Scene.Mark("lost", symbol: "?"),
    ]
    func row(_ id: String, _ cells: String..., marks: String...) -> Scene.Row {
      Scene.Row(id: id, cells: cells.map { StyledText($0) }, marks: marks)
    }
    scene.sections = [
      Scene.Section(
        columns: [Scene.Column("TITLE", .fixed), Scene.Column("YEAR", .fixed)],
        rows: [
          row("1", "Dune", "1965", marks: "lent", "read"), row("2", "Emma", "1815"),
          row("3", "Ulysses", marks: "read", "unknown"),
        ], marks: marks),
      Scene.Section(columns: [Scene.Column("", .fixed)], rows: [row("4", "Other")], marks: marks),
    ]
    let window = Window()
    let text = try await Self.printed { input, output in
      await TerminalProgram.show(window, input: input, output: output) {
        await window.replaceRoot(with: SceneScreen(scene).module())
      }
    }
    #expect(
      text == """
        Books
        TITLE    YEAR
        Dune     1965  read, lent
        Emma     1815
        Ulysses        read
        Other

        """)
  }

  @Test @MainActor
  func `An output that cannot be written to is reported`() async {
    let window = Window()
    let ending = await TerminalProgram.show(window, input: -1, output: TerminalOutput(-1)) {
      await window.replaceRoot(with: Self.list())
    }
    #expect(ending == .failed(EBADF))
  }

  /// Opens a terminal, whose output is passed on as it arrives, and empty at its end.
  private static func terminal(
    _ output: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) throws -> (pair: PseudoTerminal, terminal: Int32) {
    setenv("TERM", "xterm", 1)
    let pair = try PseudoTerminal(columns: 40, rows: 10)
    let terminal = open(pair.path, O_RDWR | O_NOCTTY)
    let master = pair.master.number
    _ = SystemThread.start {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      var count = 0
      repeat {
        count = max(read(master, &bytes, bytes.count), 0)
        output(Array(bytes[..<count]))
      } while count > 0
    }
    return (pair, terminal)
  }

  /// Runs a program at a terminal, saves with Enter, and quits during the save.
  ///
  /// The save goes on only after the window has been closed.
  @MainActor
  private static func quitDuringSave() async throws -> Int32 {
    let (pair, terminal) = try Self.terminal()
    let master = pair.master.number
    defer { withExtendedLifetime(pair) {} }
    let (window, gate) = (Window(), Gate())
    var isSaved = false
    let form = Module.stub("form") {
    } on: { _ in
      await Task {
        await gate.pass()
        isSaved = true
      }.value
    }
    form.onEnd = { Task { await gate.open() } }
    (form.screen as? StubScreen)?.scene.buttons = [Scene.Button(id: "save", label: "Save")]
    let typing = Task {
      _ = Descriptor(master).write("\r")
      await gate.arrivals()
      _ = Descriptor(master).write("q")
    }
    let ending = await TerminalProgram.show(
      window, input: terminal, output: TerminalOutput(terminal)
    ) {
      await window.replaceRoot(with: form)
    }
    await typing.value
    return ending == .quit && isSaved ? 7 : 1
  }

  @Test func `Quitting during a save waits for the save`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      exit(try await Self.quitDuringSave())
    }
  }

  /// Returns what a terminal receives from a program that reports a diagnostic.
  @MainActor
  private static func outputWithDiagnostic() async throws -> String {
    let (parts, part) = AsyncStream<[UInt8]>.makeStream()
    let (pair, terminal) = try Self.terminal {
      if $0.isEmpty { part.finish() } else { part.yield($0) }
    }
    let master = pair.master.number
    defer { withExtendedLifetime(pair) {} }
    let window = Window()
    _ = await TerminalProgram.result(
      of: window, input: terminal, output: TerminalOutput(terminal), errors: terminal,
      texts: .english, loadsAll: false, setUp: { _ in }, onClose: {}
    ) {
      for _ in 0..<2 { ViperDiagnostics.handler?(Diagnostic("Misuse\u{7}.", line: 7)) }
      await window.replaceRoot(with: Self.list())
      _ = Descriptor(master).write("q")
    }
    close(terminal)
    var bytes: [UInt8] = []
    for await part in parts { bytes += part }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `Diagnostics are printed once, after the terminal is restored`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let output = try await Self.outputWithDiagnostic()
      let rest = output.split(separator: "\u{1B}[?1049l").last ?? ""
      exit(
        rest.hasSuffix("Viper: \(#fileID):7: Misuse.\r\n")
          && output.matches(of: /Misuse/).count == 1 ? 7 : 1)
    }
  }

  /// Returns the depth of the window when it is about to close, if the program ends as expected.
  @MainActor
  private static func depthOnClose(signal: Int32?) async throws -> Int32 {
    let (pair, terminal) = try Self.terminal()
    let master = pair.master.number
    defer { withExtendedLifetime(pair) {} }
    let window = Window()
    var depths: [Int] = []
    let ending = await TerminalProgram.show(
      window, input: terminal, output: TerminalOutput(terminal),
      onClose: { depths.append(window.depth) }
    ) {
      await window.replaceRoot(with: Self.list())
      if let signal { kill(getpid(), signal) } else { _ = Descriptor(master).write("q") }
    }
    let isExpected = ending == signal.map { .signal($0) } ?? .quit
    return isExpected && depths == [1] && window.depth == 0 ? 7 : 1
  }

  @Test func `A program can save its state before the window closes`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      exit(try await Self.depthOnClose(signal: nil))
    }
  }

  @Test func `A program can also save its state when a signal ends it`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      exit(try await Self.depthOnClose(signal: SIGTERM))
    }
  }
}
