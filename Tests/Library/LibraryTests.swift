import Testing

@testable import MovieEntities
@testable import MovieLibrary

/// The state that results from a sequence of events.
struct LibraryTests {
  private static let caligari = Film(id: 234, title: "Caligari", year: 1920)
  private static let metropolis = Film(id: 19, title: "Metropolis", year: 1927)

  /// Events with the IDs 1, 2, and so on.
  private static func library(_ actions: LibraryEvent.Action...) -> Library {
    Library(
      actions.enumerated().map { LibraryEvent(id: "\($0 + 1)", time: Int64($0), $1) })
  }

  private static func watch(
    _ movie: Film = caligari, on day: String? = "2026-11-24", rating: Double? = nil,
    source: String? = nil
  ) -> LibraryEvent.Action {
    .watch(
      Viewing(
        of: movie, on: day.flatMap { Day($0) }, rating: rating.flatMap { OwnRating($0) },
        note: "note", tags: ["tag"], source: source))
  }

  /// The marks of Caligari, its viewings, and whether it counts as seen.
  private static func summary(_ library: Library) -> String {
    let marks = library.marks(of: 234)
    let days = library.diary.map { entry in
      (entry.viewing.day?.description ?? "unknown")
        + (entry.viewing.rating.map { " \($0)" } ?? "")
    }
    return [
      marks.isFavorite ? "favorite" : nil, marks.isOnWatchlist ? "watchlist" : nil,
      marks.rating.map { "rating \($0)" }, library.seen(234) == nil ? nil : "seen",
      days.isEmpty ? nil : "[\(days.joined(separator: ", "))]",
    ].compactMap(\.self).joined(separator: " ")
  }

  @Test(
    arguments: [
      ([.mark(caligari, .favorite(true))], "favorite"),
      ([.mark(caligari, .favorite(true)), .mark(caligari, .favorite(false))], ""),
      ([.mark(caligari, .rating(OwnRating(8)))], "rating 8"),
      ([.mark(caligari, .rating(OwnRating(8))), .mark(caligari, .rating(nil))], ""),
      ([watch(on: nil)], "seen [unknown]"),
      // A viewing takes the film off the watchlist, and sets its rating.
      ([.mark(caligari, .watchlist(true)), watch()], "seen [2026-11-24]"),
      ([.mark(caligari, .rating(OwnRating(8))), watch()], "rating 8 seen [2026-11-24]"),
      ([.mark(caligari, .rating(OwnRating(8))), watch(rating: 9)], "rating 9 seen [2026-11-24 9]"),
      ([watch(), .mark(caligari, .watchlist(true))], "watchlist seen [2026-11-24]"),
      // An undo reverts all of it.
      (
        [
          .mark(caligari, .watchlist(true)), .mark(caligari, .rating(OwnRating(8))),
          watch(rating: 9),
          .undo(of: "3"),
        ], "watchlist rating 8"
      ),
      // An undo can be undone, and that as well.
      ([watch(), .undo(of: "1"), .undo(of: "2")], "seen [2026-11-24]"),
      ([watch(), .undo(of: "1"), .undo(of: "2"), .undo(of: "3")], ""),
      // An edit replaces fields as if they had been logged like that.
      (
        [watch(rating: 9), .edit(of: "1", [.rating(OwnRating(7))])], "rating 7 seen [2026-11-24 7]"
      ),
      ([watch(rating: 9), .edit(of: "1", [.rating(nil), .day(nil)])], "seen [unknown]"),
      (
        [
          watch(rating: 9), .mark(caligari, .rating(OwnRating(5))),
          .edit(of: "1", [.rating(OwnRating(7))]),
        ],
        "rating 5 seen [2026-11-24 7]"
      ),
      (
        [watch(rating: 9), .edit(of: "1", [.rating(OwnRating(7))]), .undo(of: "2")],
        "rating 9 seen [2026-11-24 9]"
      ),
      // A removed viewing no longer counts, but its rating stays.
      ([watch(rating: 9), .remove(of: "1")], "rating 9"),
      ([watch(), .remove(of: "1"), .undo(of: "2")], "seen [2026-11-24]"),
      ([watch(), watch(on: "2026-01-01"), .remove(of: "1")], "seen [2026-01-01]"),
      // Unknown events and targets have no effect.
      ([watch(), .unknown("poke"), .undo(of: "9"), .edit(of: "9", [])], "seen [2026-11-24]"),
      // An undo of a later event has no effect.
      ([.undo(of: "2"), watch()], "seen [2026-11-24]"),
      ([.undo(of: "1"), watch()], "seen [2026-11-24]"),
    ] as [([LibraryEvent.Action], String)])
  func `Events apply in order`(actions: [LibraryEvent.Action], expected: String) {
    let events = actions.enumerated().map { LibraryEvent(id: "\($0 + 1)", time: 0, $1) }
    let library = Library(events)
    #expect(Self.summary(library) == expected)
    // The same events, appended one at a time and compacted, give the same state.
    var slow = Library()
    for event in events { slow.append([event]) }
    #expect(Self.summary(slow) == expected)
    let compacted = Library(library.compacted)
    #expect(Self.summary(compacted) == expected)
    #expect(compacted.compacted == compacted.events)
  }

  @Test func `An event that was copied counts once`() {
    let events = [LibraryEvent(id: "1", time: 0, Self.watch())]
    var library = Library(events + events)
    library.append(events)
    #expect(library.diary.count == 1)
    #expect(library.events.count == 1)
  }

  @Test func `The diary starts with the newest day, and ends with unknown days`() {
    let library = Self.library(
      Self.watch(on: nil), Self.watch(on: "2026-11-01"), Self.watch(on: "2026-11-24"),
      Self.watch(Self.metropolis, on: "2026-11-24"), Self.watch(on: "2025-12-31"))
    #expect(library.diary.map(\.id) == ["4", "3", "2", "5", "1"])
  }

  @Test func `Lists start with the latest mark, and know ratings`() {
    let library = Self.library(
      .mark(Self.caligari, .favorite(true)), .mark(Self.metropolis, .favorite(true)),
      .mark(Self.metropolis, .rating(OwnRating(8))), Self.watch(rating: 9.5))
    #expect(library.movies(.favorites).map(\.movie.id) == [19, 234])
    #expect(library.movies(.rated).map(\.movie.id) == [234, 19])
    #expect(library.movies(.rated).map(\.rating?.value) == [9.5, 8])
    #expect(library.movies(.popular).isEmpty)
  }

  @Test func `A movie was last seen on the latest known day`() {
    let library = Self.library(
      Self.watch(on: "2026-11-24"), Self.watch(on: "2020-02-29"), Self.watch(on: nil),
      Self.watch(Self.metropolis, on: nil))
    #expect(library.seen(234)?.day == Day("2026-11-24"))
    #expect(library.seen(19) == Seen(on: nil))
    #expect(library.seen(19)?.day == nil)
    #expect(library.seen == [234: Seen(on: Day("2026-11-24")), 19: Seen(on: nil)])
  }

  @Test func `Undo goes back event by event, and cannot be undone by itself`() {
    var library = Self.library(
      .mark(Self.caligari, .favorite(true)), Self.watch(), .edit(of: "2", [.note("")]))
    var undone: [String] = []
    while let event = library.lastUndoable {
      undone.append(event.id)
      library.append([LibraryEvent(id: "u\(undone.count)", time: 0, .undo(of: event.id))])
    }
    #expect(undone == ["3", "2", "1"])
    #expect(Self.summary(library) == "")
  }

  @Test func `Compaction keeps what counts, and the sources of removed viewings`() {
    let library = Self.library(
      .mark(Self.caligari, .favorite(true)), .mark(Self.caligari, .favorite(false)),
      .mark(Self.caligari, .favorite(true)), Self.watch(source: "elsewhere:1"),
      .edit(of: "4", [.rating(OwnRating(7))]), .remove(of: "4"), Self.watch(), .undo(of: "7"),
      .unknown("poke"))
    #expect(library.compacted.map(\.id) == ["2", "3", "4", "6", "9"])
    let compacted = Library(library.compacted)
    #expect(Self.summary(compacted) == Self.summary(library))
    #expect(compacted.diary.isEmpty)
    #expect(compacted.removedEntries.map(\.viewing.source) == ["elsewhere:1"])
    #expect(compacted.removedEntries.map(\.viewing.note) == [""])
    #expect(compacted.removedEntries.map(\.viewing.tags) == [[]])
  }

  @Test func `An entry is named by its shortest unique ending of at least four characters`() {
    let ids = ["AAAA1111", "BBBB1111", "CCCC2222"]
    let library = Library(ids.map { LibraryEvent(id: $0, time: 0, Self.watch()) })
    #expect(
      library.endings == ["AAAA1111": "A1111", "BBBB1111": "B1111", "CCCC2222": "2222"])
    #expect(library.entries(endingWith: "2222").map(\.id) == ["CCCC2222"])
    #expect(library.entries(endingWith: "a1111").map(\.id) == ["AAAA1111"])
    #expect(library.entries(endingWith: "1111").map(\.id) == ["AAAA1111", "BBBB1111"])
    #expect(library.entries(endingWith: "222").isEmpty)
  }

  @Test func `Endings of some entries are compared only with similar IDs`() {
    let ids = ["AAAA1111", "BBBB1111", "CCCC2222"]
    let library = Library(ids.map { LibraryEvent(id: $0, time: 0, Self.watch()) })
    let shown = library.diary.filter { $0.id == "AAAA1111" }
    #expect(library.endings(of: shown) == ["AAAA1111": "A1111", "BBBB1111": "B1111"])
    #expect(library.endings(of: []).isEmpty)
  }

  @Test func `Long IDs that differ only at the start have long endings`() {
    let end = String(repeating: "0", count: 20_000)
    let library = Library(["A", "B"].map { LibraryEvent(id: $0 + end, time: 0, Self.watch()) })
    #expect(library.endings == ["A" + end: "A" + end, "B" + end: "B" + end])
  }

  @Test func `An ending does not begin within a character`() {
    let library = Library(["é0000", "è0000"].map { LibraryEvent(id: $0, time: 0, Self.watch()) })
    #expect(library.endings == ["é0000": "é0000", "è0000": "è0000"])
  }

  @Test func `An ID of more than 64 bytes makes a line invalid`() {
    func event(_ id: String, of target: String) -> LibraryEvent? {
      let line = Array(LibraryEvent(id: id, time: 0, .remove(of: target)).line.utf8)
      return LibraryEvent(line, in: 0..<line.count)
    }
    let (longest, tooLong) = (String(repeating: "x", count: 64), String(repeating: "x", count: 65))
    #expect(event(longest, of: longest)?.id == longest)
    #expect(event(tooLong, of: "1") == nil)
    #expect(event("1", of: tooLong) == nil)
  }

  @Test func `Short IDs are typed whole`() {
    let library = Self.library(Self.watch(), Self.watch(), Self.watch(), .remove(of: "3"))
    #expect(library.endings == ["1": "1", "2": "2"])
    #expect(library.entries(endingWith: "2").map(\.id) == ["2"])
    #expect(library.entries(endingWith: "3").isEmpty)
  }

  @Test func `Tags are separated by commas, without repeated ones`() {
    #expect(Viewing.tags(" b,a , b,,") == ["b", "a"])
  }

  @Test func `A ULID has the time first, and sorts by it`() {
    var random = SystemRandomNumberGenerator()
    // The example in the specification of ULID.
    let id = ULID.make(milliseconds: 1_469_918_176_385, using: &random)
    #expect(id.hasPrefix("01ARYZ6S41"))
    #expect(id.count == 26)
    #expect(id < ULID.make(milliseconds: 1_469_918_176_386, using: &random))
    #expect(id != ULID.make(milliseconds: 1_469_918_176_385, using: &random))
  }
}
