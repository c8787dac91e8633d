import Foundation
import Testing
import Viper

@testable import ViperAgent
@testable import ViperScript

/// The tools with which an agent uses a window.
@MainActor
struct WindowToolsTests {
  private let clock = ManualClock()
  private let stages = Stages()

  /// The stages of the windows that were opened.
  @MainActor
  final class Stages {
    var all: [ChoresStage] = []
    /// The number of screens in each window when it is about to close.
    var depths: [Int] = []
  }

  private func makeTools() -> WindowTools<ChoresStage, ChoresSettings> {
    let stages = stages
    return WindowTools(ChoreScripts.language, clock: clock) {
      stages.depths.append($0.window.depth)
    } makeSession: {
      let session = ScriptSession(in: ChoreScripts.language, isRealTime: false)
      stages.all.append(session.stage)
      return session
    } open: {
      await $0.openChores()
    }
  }

  private struct Reply {
    let document: [String: Any]
    let isError: Bool
    var window: String { document["window"] as? String ?? "" }
    var screen: [String: Any]? { document["screen"] as? [String: Any] }
    var title: String { screen?["title"] as? String ?? "" }
    var error: String? { (document["error"] as? [String: Any])?["message"] as? String }
  }

  private func call(
    _ tools: WindowTools<ChoresStage, ChoresSettings>, _ name: String,
    window: String? = nil, _ commands: [String]? = nil
  ) async throws -> Reply {
    let tool = try #require(tools.tools.first { $0.name == name })
    var arguments: AgentTool.Arguments = [:]
    if let window { arguments["window"] = .text(window) }
    if let commands { arguments["commands"] = .list(commands.map { .text($0) }) }
    #expect(tool.mistake(in: arguments) == nil)
    let reply = await tool.call(arguments)
    let data = Data((reply.document ?? "").utf8)
    let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return Reply(document: document ?? [:], isError: reply.isError)
  }

  @Test func `A window opens on its first screen, and later calls name it`() async throws {
    let tools = makeTools()
    let first = try await call(tools, "screen")
    #expect(first.screen?["name"] as? String == "chores")
    let second = try await call(
      tools, "act", window: first.window, ["select row 2"])
    #expect(second.screen?["title"] as? String == "Water the plants")
    #expect(second.window == first.window)
    #expect(
      try await call(tools, "screen", window: first.window).screen?["name"] as? String == "chore")
    #expect(stages.all.count == 1)
  }

  @Test func `Each agent has a window of its own`() async throws {
    let tools = makeTools()
    let one = try await call(tools, "act", ["select row 1"])
    let other = try await call(tools, "screen")
    #expect(one.window != other.window)
    #expect(one.window.count > 20)
    #expect(other.screen?["name"] as? String == "chores")
  }

  @Test func `The first command that fails ends the call, and the screen follows`() async throws {
    let tools = makeTools()
    let reply = try await call(tools, "act", ["select row 1", "select row 99", "back"])
    #expect(reply.isError)
    #expect(reply.error == "Row 99 not found. Rows on the screen: 0.")
    #expect((reply.document["error"] as? [String: Any])?["line"] as? Int == 2)
    #expect(reply.screen?["name"] as? String == "chore")
    #expect(reply.document["ok"] as? Bool == false)
  }

  @Test func `A window that is not used for ten minutes closes`() async throws {
    let tools = makeTools()
    let window = try await call(tools, "screen").window
    await clock.sleepers(1)
    clock.advance(by: .seconds(599))
    #expect(try await !call(tools, "screen", window: window).isError)
    await clock.sleepers(1)
    clock.advance(by: .seconds(599))
    // A timer that was not stopped would close the window now.
    for _ in 1...10 { await Task.yield() }
    #expect(try await !call(tools, "act", window: window, ["select row 1"]).isError)
    await clock.sleepers(1)
    clock.advance(by: .seconds(600))
    while stages.all[0].window.depth > 0 { await Task.yield() }
    #expect(stages.depths == [2])
    let late = try await call(tools, "screen", window: window)
    #expect(late.isError)
    #expect(
      late.error == "This window is closed or unknown. Call without 'window' to open a new one.")
  }

  @Test func `The ninth window replaces the one that was not used the longest`() async throws {
    let tools = makeTools()
    var windows: [String] = []
    for _ in 1...8 { windows.append(try await call(tools, "screen").window) }
    _ = try await call(tools, "screen", window: windows[0])
    _ = try await call(tools, "screen")
    #expect(try await !call(tools, "screen", window: windows[0]).isError)
    #expect(try await call(tools, "screen", window: windows[1]).isError)
    #expect(stages.all[1].window.depth == 0)
  }

  @Test func `Calls in the same window run one after another`() async throws {
    let tools = makeTools()
    let window = try await call(tools, "screen").window
    let calls = [["select row 1", "back", "select row 2"], ["back"]].map { commands in
      Task { try await call(tools, "act", window: window, commands).title }
    }
    var titles: [String] = []
    for call in calls { titles.append(try await call.value) }
    #expect(titles == ["Water the plants", "Chores"])
  }

  @Test func `Typed secrets are dots, and variables cannot be read`() async throws {
    let tools = makeTools()
    let reply = try await call(tools, "act", ["select row 1", "secret pin $HOME"])
    #expect(reply.error == "Unknown command 'secret'.")
    let help = try #require(tools.tools.last).description
    #expect(help.contains("open chores: The list as the root."))
    for word in ["secret ", "expect ", "set ", "press ", "(keys only)"] {
      #expect(!help.contains("\n\(word)"), "\(word)")
    }
  }

  @Test(arguments: [
    "expect /((a+)+)+z/", "secret pin $HOME", "fail next timeout", "start fail next timeout",
    "press Enter", "settle", "set size 1x1",
  ])
  func `An agent has no commands that only scripts need`(_ command: String) async throws {
    let tools = makeTools()
    let reply = try await call(tools, "act", [command])
    let word = command.split(separator: " ").first { $0 != "start" } ?? ""
    #expect(reply.error?.hasPrefix("Unknown command '\(word)'.") == true, "\(reply.error ?? "")")
  }

  @Test func `The number of a command that fails is that of its call`() async throws {
    let tools = makeTools()
    let window = try await call(tools, "act", ["select row 1", "back"]).window
    let reply = try await call(tools, "act", window: window, ["select row 99"])
    #expect((reply.document["error"] as? [String: Any])?["line"] as? Int == 1)
  }

  @Test func `A call whose window is closed while it runs fails`() async throws {
    let tools = makeTools()
    let window = try await call(tools, "screen").window
    let moves = Task { try await call(tools, "act", window: window, ["next x1000000"]).error }
    for _ in 1...10 { await Task.yield() }
    // The windows that are not in use are replaced first.
    for _ in 1...8 { _ = try await call(tools, "screen") }
    #expect(stages.all[0].window.depth > 0)
    tools.close()
    #expect(try await moves.value == "The window was closed.")
  }

  @Test func `Closing the tools closes the windows`() async throws {
    let tools = makeTools()
    let window = try await call(tools, "screen").window
    tools.close()
    #expect(stages.all[0].window.depth == 0)
    #expect(stages.depths == [1])
    #expect(try await call(tools, "screen", window: window).isError)
  }
}
