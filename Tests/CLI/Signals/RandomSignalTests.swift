import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Signals at random moments: no command hangs or crashes, and no mark is lost.
@Suite(.places(1)) struct RandomSignalTests {
  /// Movies of the embedded catalog that no other test marks.
  private static let movies = [
    19, 653, 961, 10_331, 10_098, 4_808, 234, 962, 3_085, 964, 775, 643, 10_513, 992, 780,
  ]

  /// The command for a seed.
  private static func words(_ seed: Int, script: String) -> [String] {
    [
      ["list", "top-rated", "--limit", "60"], ["detail", "234", "--json"], ["play", script],
      ["mark", String(movies[seed / 4 % movies.count]), "--favorite"],
    ][seed % 4]
  }

  /// Runs a command and sends it a signal unless it has already ended.
  private func run(
    _ words: [String], in home: Home, _ signal: Int32, after turns: Int
  ) async throws -> (ending: Ending, errors: String) {
    // With backtraces on, a crash would be reported.
    let variables = home.environment(["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no"])
    return try await blocking {
      let errors = home.path + "/errors-\(UUID().uuidString)"
      #expect(FileManager.default.createFile(atPath: errors, contents: nil))
      let child = try Child(
        Binary.path, words, environment: variables,
        streams: [.path("/dev/null"), .path("/dev/null"), .path(errors)])
      Turns.pass(turns)
      if signal != 0 { child.send(signal) }
      _ = try child.wait(reading: [])
      return (child.reap(), try String(contentsOfFile: errors, encoding: .utf8))
    }
  }

  @Test func `A signal ends every command, unless it has finished`() async throws {
    let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    let person = try await Person(loggedInAs: "user0")
    let script = person.home.path + "/long.script"
    try Data("open list\nrepeat 1000\nselect row 1\nback\nend\n".utf8).write(
      to: URL(fileURLWithPath: script))
    var marked: Set<Int> = []
    for seed in Effort.seeds(8, of: 60) {
      var generator = SeededGenerator(seed: seed)
      let signal = try #require(signals.randomElement(using: &generator))
      let words = Self.words(seed, script: script)
      let (ending, errors) = try await run(
        words, in: person.home, signal, after: .random(in: 0...6_000, using: &generator))
      #expect([0, .signalled(signal), .exited(128 + signal)].contains(ending), "\(seed)")
      #expect(errors == "", "\(seed)")
      if words[0] == "mark", ending == 0 {
        marked.insert(Self.movies[seed / 4 % Self.movies.count])
      }
    }
    let favorites = try await Set(person.ids("favorites", "--limit", "100"))
    #expect(favorites.isSuperset(of: marked))
  }

  @Test func `A killed mark command keeps earlier marks`() async throws {
    let person = try await Person(loggedInAs: "user0")
    var marked: Set<Int> = []
    for seed in Effort.seeds(8, of: 60) {
      var generator = SeededGenerator(seed: seed)
      let movie = Self.movies[seed % Self.movies.count]
      let (ending, _) = try await run(
        ["mark", String(movie), "--favorite"], in: person.home, SIGKILL,
        after: .random(in: 0...6_000, using: &generator))
      if ending == 0 { marked.insert(movie) }
    }
    let favorites = try await Set(person.ids("favorites", "--limit", "100"))
    #expect(favorites.isSuperset(of: marked))
    #expect(favorites.allSatisfy(Self.movies.contains))
    // The next mark removes leftover files.
    try await person.mark("626", "--favorite")
    #expect(try person.stateNames().filter { $0.hasPrefix(".") } == [])
  }
}
