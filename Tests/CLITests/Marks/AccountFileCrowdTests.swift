import Foundation
import Testing

/// Many programs that mark at one time, some of them killed, lose nothing.
@Suite(.timeLimit(.minutes(5))) struct AccountFileCrowdTests {
  /// Starts a program for each number, each of which makes one movie a favorite.
  ///
  /// Some are killed, each when others have been started meanwhile: so each dies somewhere else.
  ///
  /// - Returns: The movies of the programs that said that they were done.
  private func mark(
    _ numbers: ClosedRange<Int>, in home: Home,
    killing victims: @escaping @Sendable (Int) -> Int? = { _ in nil }
  ) async throws -> Set<Int> {
    try await blocking {
      var children: [Child] = []
      // Killed at the latest after so many starts, whoever it is.
      var doomed: [(child: Child, at: Int)] = []
      for (place, number) in numbers.enumerated() {
        let child = try Child(
          Binary.path, ["mark", String(number), "--favorite"], environment: home.environment(),
          streams: Array(repeating: .path("/dev/null"), count: 3))
        children.append(child)
        if let wait = victims(place) { doomed.append((child, place + wait)) }
        for victim in doomed where victim.at <= place { _ = kill(victim.child.pid, SIGKILL) }
        doomed.removeAll { $0.at <= place }
      }
      for victim in doomed { _ = kill(victim.child.pid, SIGKILL) }
      for child in children { while try !child.wait(reading: []).isOver {} }
      return Set(zip(numbers, children).filter { $0.1.reap() == 0 }.map(\.0))
    }
  }

  @Test func `Fifty programs at once keep fifty favorites`() async throws {
    let person = try await Person(loggedInAs: "user0")
    let done = try await mark(1...50, in: person.home)
    #expect(done == Set(1...50))
    let ids = try await person.ids("favorites", "--limit", "100")
    #expect(ids.sorted() == Array(1...50))
  }

  @Test func `Two accounts at once keep each its own`() async throws {
    let first = try await Person(loggedInAs: "user0")
    let second = try await Person(loggedInAs: "user1")
    let home = first.home
    async let one = mark(1...15, in: home)
    async let other = mark(101...115, in: second.home)
    #expect(try await one == Set(1...15))
    #expect(try await other == Set(101...115))
    #expect(try await Set(first.ids("favorites")) == Set(1...15))
    #expect(try await Set(second.ids("favorites")) == Set(101...115))
  }

  @Test func `A program that is killed tears nothing, and what was done stays done`() async throws {
    let person = try await Person(loggedInAs: "user0")
    var done: Set<Int> = []
    for round in 0..<5 {
      // Every other one: at once, or when a few more were started.
      done.formUnion(
        try await mark((round * 40 + 1)...(round * 40 + 40), in: person.home) { place in
          place.isMultiple(of: 2) ? (place / 2 + round) % 7 : nil
        })
      let list = try await person.run("list", "favorites", "--limit", "1000")
      #expect(list.status == 0)
      #expect(list.error.isEmpty)
      let kept = Set(list.output.lineList.compactMap { Int($0.firstWord) })
      #expect(done.subtracting(kept).isEmpty)
      #expect(kept.isSubset(of: Set(1...(round * 40 + 40))))
    }
    // Those that nobody killed.
    #expect(done.isSuperset(of: (1...200).filter { $0.isMultiple(of: 2) }))
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
