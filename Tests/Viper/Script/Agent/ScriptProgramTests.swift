import Foundation
import Testing
import Viper

@testable import ViperAgent
@testable import ViperScript

/// A program that other programs control.
@MainActor
struct ScriptProgramTests {
  @MainActor
  private final class Closed {
    var titles: [String?] = []
  }

  private let closed = Closed()

  /// Returns what a program writes for its input.
  private func output(
    for input: String, _ run: (WindowProgram<ChoresStage, ChoresSettings>) async -> Void
  ) async throws -> String {
    let path = NSTemporaryDirectory() + "program-\(UUID().uuidString)"
    try input.write(toFile: path, atomically: false, encoding: .utf8)
    let (reading, writing) = (open(path, O_RDONLY), open(path + ".out", O_WRONLY | O_CREAT, 0o600))
    try #require(reading >= 0 && writing >= 0)
    defer {
      for descriptor in [reading, writing] { close(descriptor) }
      for path in [path, path + ".out"] { unlink(path) }
    }
    let closed = closed
    await run(
      WindowProgram(
        language: ChoreScripts.language, settings: ChoresSettings(title: "To do"), input: reading,
        output: writing, onClose: { closed.titles.append($0.window.scene?.title) },
        open: { await $0.openChores() }))
    return try String(contentsOfFile: path + ".out", encoding: .utf8)
  }

  @Test func `A driven program has settings, and can save its state before it closes`()
    async throws
  {
    let output = try await output(for: "\nselect row 2\n") { await $0.drive() }
    let lines = output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(#""title":"To do""#) == true, "\(output)")
    #expect(closed.titles == ["Water the plants"])
  }

  @Test func `An agent's window has settings, and is reported before it closes`() async throws {
    let output = try await output(
      for: """
        {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25",\
        "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
        {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"screen"}}

        """
    ) { await $0.serve(AgentIdentity(name: "chores", version: "1", instructions: "")) }
    #expect(output.contains(#"\"title\":\"To do\""#), "\(output)")
    #expect(closed.titles == ["To do"])
  }
}
