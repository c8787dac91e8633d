import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Many programs that mark at one time, some of them killed, lose nothing.
@Suite(.places(4)) struct AccountFileCrowdTests {
  /// The numbers of all movies of the embedded catalogue, of which there are 80.
  private func catalogue() async throws -> [Int] {
    let list = try await Binary.run(["list", "--limit", "100"])
    return list.output.lineList.compactMap { Int($0.firstWord) }
  }

  /// Starts a program for each number, a few at a time, each of which marks one movie.
  ///
  /// Some are killed, each when others have been started meanwhile: so each dies somewhere else.
  ///
  /// - Returns: The movies of the programs that said that they were done.
  private func mark(
    _ numbers: ArraySlice<Int>, in home: Home, as option: String = "--favorite",
    atATime most: Int = 4, killing victims: @escaping @Sendable (Int) -> Int? = { _ in nil }
  ) async throws -> Set<Int> {
    try await blocking {
      var running: [(movie: Int, child: Child)] = []
      // Killed at the latest after so many starts, whoever it is.
      var doomed: [(child: Child, at: Int)] = []
      var done: Set<Int> = []
      func endFirst() throws {
        let first = running.removeFirst()
        if let victim = doomed.first(where: { $0.child === first.child }) {
          victim.child.send(SIGKILL)
        }
        _ = try first.child.wait(reading: [])
        if first.child.reap() == 0 { done.insert(first.movie) }
      }
      for (place, number) in numbers.enumerated() {
        if running.count == most { try endFirst() }
        let child = try Child(
          Binary.path, ["mark", String(number), option], environment: home.environment(),
          streams: Array(repeating: .path("/dev/null"), count: 3))
        running.append((number, child))
        if let wait = victims(place) { doomed.append((child, place + wait)) }
        for victim in doomed where victim.at <= place { victim.child.send(SIGKILL) }
        doomed.removeAll { $0.at <= place }
      }
      while !running.isEmpty { try endFirst() }
      return done
    }
  }

  @Test func `Programs that mark at once, four at a time, keep every favorite`() async throws {
    let person = try await Person(loggedInAs: "user0")
    let movies = try await catalogue().prefix(16)
    let done = try await mark(movies, in: person.home)
    #expect(done == Set(movies))
    let ids = try await person.ids("favorites", "--limit", "100")
    #expect(ids.count == 16 && Set(ids) == Set(movies))
  }

  /// The programs are those of a shell, which takes one place.
  @Test(.long) func `A hundred programs at once keep every mark`() async throws {
    let person = try await Person(loggedInAs: "user0")
    let movies = try await catalogue().prefix(50)
    let run = try await Binary.shell(
      """
      for id in \(movies.map(String.init).joined(separator: " ")); do
        "$0" mark $id --favorite & "$0" mark $id --watchlist &
      done
      wait
      """, home: person.home)
    #expect(run.error == "")
    for list in ["favorites", "watchlist"] {
      #expect(try await Set(person.ids(list, "--limit", "100")) == Set(movies))
    }
  }

  @Test func `Two accounts at once keep each its own`() async throws {
    let first = try await Person(loggedInAs: "user0")
    let second = try await Person(loggedInAs: "user1")
    let home = first.home
    let movies = try await catalogue()
    let (mine, others) = (movies[..<8], movies[40..<48])
    async let one = mark(mine, in: home, atATime: 2)
    async let other = mark(others, in: second.home, atATime: 2)
    #expect(try await one == Set(mine))
    #expect(try await other == Set(others))
    #expect(try await Set(first.ids("favorites")) == Set(mine))
    #expect(try await Set(second.ids("favorites")) == Set(others))
  }

  @Test func `A program that is killed tears nothing, and what was done stays done`() async throws {
    let person = try await Person(loggedInAs: "user0")
    let movies = try await catalogue()
    let lists = [("favorites", "--favorite"), ("watchlist", "--watchlist"), ("rated", "--rate=8")]
    for (round, (list, option)) in (lists + lists).enumerated() {
      // Each list twice: first one half of the catalogue, then the other.
      let half = round < lists.count ? movies[..<40] : movies[40...]
      let done = try await mark(half, in: person.home, as: option) { place in
        // Every other one: at once, or when a few more were started.
        place.isMultiple(of: 2) ? (place / 2 + round) % 7 : nil
      }
      let run = try await person.run("list", list, "--limit", "1000")
      #expect(run.status == 0)
      #expect(run.error.isEmpty)
      let kept = Set(run.output.lineList.compactMap { Int($0.firstWord) })
      #expect(done.subtracting(kept).isEmpty)
      #expect(kept.isSubset(of: Set(round < lists.count ? movies[..<40] : movies[...])))
      // Those that nobody killed.
      #expect(done.count >= half.count / 2)
    }
  }

  @Test func `What killed programs left behind is gone after the next mark`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite")
    let draft = person.home.stateFolder + "/.account-920000001.json.123"
    #expect(FileManager.default.createFile(atPath: draft, contents: Data("{\"fav".utf8)))
    let other = person.home.stateFolder + "/.account-920000002.json.123"
    #expect(FileManager.default.createFile(atPath: other, contents: Data()))
    try await person.mark("961", "--favorite")
    #expect(
      try person.stateNames() == [
        // Another account's draft may be somebody's who still writes.
        ".account-920000002.json.123", "account-920000001.json", "account-920000001.lock",
        "session-embedded.json",
      ])
    #expect(try await person.ids("favorites") == [961, 234])
  }
}
