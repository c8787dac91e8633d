import Foundation
import MovieEntities
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// `browse` reopens the screens of the last session.
@Suite(.places(3))
struct ResumeTests {
  private let home: Home

  init() throws { home = try Home() }

  private var file: String { home.stateFolder + "/window.json" }

  private func save(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: home.stateFolder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file))
  }

  private func save(_ routes: [Route]) throws {
    let screens = routes.map { SavedWindow.Screen(route: $0) }
    let saved = try JSONEncoder().encode(
      SavedWindow(tabs: [.init(key: "popular", screens: screens)]))
    try save(String(decoding: saved, as: UTF8.self))
  }

  /// Runs `browse --resume`, and quits after a script.
  private func resume(
    _ variables: [String: String] = [:],
    script: @escaping @Sendable (Terminal, WatchedScreen) throws -> Void
  ) async throws -> Terminal.Run {
    try await Terminal.run(
      ["browse", "--resume"], environment: variables.mapValues { .some($0) }, home: home
    ) { terminal in
      try script(terminal, WatchedScreen(terminal))
      terminal.type("q")
    }
  }

  @Test func `A session continues where the last one has ended, and ' goes back`() async throws {
    let first = try await Terminal.run(["browse"], home: home) { terminal in
      let screen = WatchedScreen(terminal)
      try screen.showIDs()
      try screen.type("j", untilFocusOn: "653")
      try screen.type("\r", until: ["Directed by"])
      terminal.type("q")
    }
    #expect(first.status == 0)
    let second = try await resume { _, screen in
      try screen.wait(for: ["Popular › Nosferatu (1922)", "Directed by"])
      try screen.type("'", until: ["Recent screens", "> Popular movies", "1 of 1"])
      try screen.type("\r", until: ["Popular movies", "YEAR"])
      try screen.type("i", untilFocusOn: "653")
      try screen.type("'", until: ["> Nosferatu (1922)", "detail 653"])
      try screen.type("\r", until: ["Directed by"])
    }
    #expect(second.status == 0)
  }

  @Test func `A file that cannot be used causes a note, and the window starts as usual`()
    async throws
  {
    try save("{\"version\":9}")
    let run = try await resume { _, screen in
      try screen.wait(for: ["Popular movies", "Metropolis", "Cannot reopen the last screens: "])
    }
    #expect(run.status == 0)
  }

  @Test func `A movie that no longer exists causes a note`() async throws {
    try save([.list(.popular), .detail(.tmdb(999_999))])
    let run = try await resume { _, screen in
      try screen.wait(for: ["Metropolis", "Some screens no longer exist and were not reopened."])
    }
    #expect(run.status == 0)
  }

  @Test func `After a kill at any moment, the window resumes or starts as usual`() async throws {
    for seed in Effort.seeds(5, of: 50) {
      var generator = SeededGenerator(seed: seed)
      let keys = (0..<20).map { _ in
        ["\r", "j", "j", "'", "3", "\t", "/the", "\u{1B}[27u", "s"].randomElement(
          using: &generator) ?? "j"
      }
      let pauses = keys.map { _ in Int.random(in: 0...3_000, using: &generator) }
      let count = Int.random(in: 0...keys.count, using: &generator)
      let run = try await Terminal.run(["browse", "--resume"], home: home) { terminal in
        // Often the program is still starting, and at times a second has passed and it is writing.
        if seed % 4 > 0 { try WatchedScreen(terminal).wait(for: ["q quit"]) }
        for (key, pause) in zip(keys, pauses).prefix(count) {
          terminal.type(key)
          Turns.pass(pause)
        }
        if seed % 4 == 3 { try terminal.pause() }
        terminal.send(SIGKILL)
      }
      #expect(run.status == .signalled(SIGKILL), "seed \(seed)")
      #expect(!run.output.contains("Cannot reopen"), "seed \(seed)")
    }
    let last = try await resume { _, screen in try screen.wait(for: ["? keys"]) }
    #expect(last.status == 0 && !last.output.contains("Cannot reopen"))
    #expect(FileManager.default.fileExists(atPath: file), "a window was saved before a kill")
  }
}
