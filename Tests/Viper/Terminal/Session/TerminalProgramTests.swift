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

  @Test @MainActor
  func `In a pipe, the screens are printed, and the window is closed`() async throws {
    let path = NSTemporaryDirectory() + "program-\(UUID().uuidString)"
    let file = open(path, O_RDWR | O_CREAT, 0o600)
    try #require(file >= 0)
    defer {
      close(file)
      unlink(path)
    }
    let window = Window()
    let ending = await TerminalProgram.show(window, input: file, output: TerminalOutput(file)) {
      await window.replaceRoot(with: Self.list())
      await window.present(.stub("dialog"))
    }
    #expect(ending == .quit)
    #expect(window.depth == 0)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == "List\nTwo notes.\n\nDialog\n")
  }

  @Test @MainActor
  func `An output that cannot be written to is reported`() async {
    let window = Window()
    let ending = await TerminalProgram.show(window, input: -1, output: TerminalOutput(-1)) {
      await window.replaceRoot(with: Self.list())
    }
    #expect(ending == .failed(EBADF))
  }

  /// Runs a program at a terminal, saves with Enter, and quits during the save.
  ///
  /// The save goes on only after the window has been closed.
  @MainActor
  private static func quitDuringSave() async throws -> Int32 {
    setenv("TERM", "xterm", 1)
    let pair = try PseudoTerminal(columns: 40, rows: 10)
    let terminal = open(pair.path, O_RDWR | O_NOCTTY)
    let master = pair.master.number
    _ = SystemThread.start {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      while read(master, &bytes, bytes.count) > 0 {}
    }
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
}
