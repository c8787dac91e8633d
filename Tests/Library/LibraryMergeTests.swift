import Testing

@testable import MovieEntities
@testable import MovieLibrary

/// What imports recognize, and what merging another library changes.
struct LibraryMergeTests {
  private static let caligari = Film(id: 234, title: "Caligari", year: 1920)

  private static func watch(rating: Double? = nil, note: String = "") -> LibraryEvent.Action {
    .watch(
      Viewing(
        of: caligari, on: nil, rating: rating.flatMap { OwnRating($0) }, note: note,
        source: "elsewhere:1"))
  }

  private static func rate(_ rating: Double?) -> LibraryEvent.Action {
    .mark(caligari, .rating(rating.flatMap { OwnRating($0) }))
  }

  /// Returns a library after a merge with another one.
  private static func merge(_ events: [LibraryEvent], into library: Library) -> Library {
    let merge = LibraryMerge(events, into: library)
    var last = library.events.count
    return Library(
      library.events
        + merge.events(at: 100) {
          last += 1
          return "new \(last)"
        })
  }

  private static func summary(_ library: Library) -> String {
    let marks = library.marks(of: 234)
    return [
      marks.isFavorite ? "favorite" : nil, marks.isOnWatchlist ? "watchlist" : nil,
      marks.rating.map { "rating \($0)" },
      library.diary.isEmpty ? nil : "[\(library.diary.map(\.viewing.note).joined())]",
    ].compactMap(\.self).joined(separator: " ")
  }

  @Test(
    arguments: [
      // Marks.
      ((3, rate(8)), (5, rate(6)), "rating 6"), ((5, rate(8)), (3, rate(6)), "rating 8"),
      ((5, .mark(caligari, .favorite(false))), (3, .mark(caligari, .favorite(true))), ""),
      // The effects of a viewing of the other library, which is kept.
      ((5, .mark(caligari, .watchlist(true))), (3, watch()), "watchlist []"),
      ((3, .mark(caligari, .watchlist(true))), (5, watch()), "[]"),
      ((5, rate(8)), (3, watch(rating: 6)), "rating 8 []"),
      ((5, rate(nil)), (3, watch(rating: 6)), "[]"),
      ((3, rate(8)), (5, watch(rating: 6)), "rating 6 []"),
      ((5, rate(8)), (3, watch()), "rating 8 []"),
      // The effects of our own viewing.
      ((5, watch()), (3, .mark(caligari, .watchlist(true))), "[]"),
      ((3, watch()), (5, .mark(caligari, .watchlist(true))), "watchlist []"),
      ((5, watch(rating: 8)), (3, rate(6)), "rating 8 []"),
      ((3, watch(rating: 8)), (5, rate(6)), "rating 6 []"),
    ] as [((Int64, LibraryEvent.Action), (Int64, LibraryEvent.Action), String)])
  func `The newest change wins when libraries are merged`(
    own: (Int64, LibraryEvent.Action), other: (Int64, LibraryEvent.Action), expected: String
  ) {
    let library = Library([LibraryEvent(id: "own", time: own.0, own.1)])
    let events = [LibraryEvent(id: "other", time: other.0, other.1)]
    let merged = Self.merge(events, into: library)
    #expect(Self.summary(merged) == expected)
    // A repeated merge changes nothing.
    #expect(Self.merge(events, into: merged).events == merged.events)
  }

  @Test(
    arguments: [(3, "own"), (7, "other")] as [(Int64, String)])
  func `The newest edit wins field by field`(time: Int64, note: String) {
    let common = LibraryEvent(id: "1", time: 0, Self.watch(note: "first"))
    let library = Library([
      common, LibraryEvent(id: "own", time: 5, .edit(of: "1", [.note("own")])),
    ])
    let fields: [Viewing.Field] = [.note("other"), .rewatch(true)]
    let events = [common, LibraryEvent(id: "other", time: time, .edit(of: "1", fields))]
    let merged = Self.merge(events, into: library)
    #expect(merged.diary.map(\.viewing.note) == [note])
    #expect(merged.diary.map(\.viewing.isRewatch) == [true])
    #expect(Self.merge(events, into: merged).events == merged.events)
  }

  @Test func `Changes of events that neither library has are left out`() {
    let actions: [LibraryEvent.Action] = [.edit(of: "9", []), .remove(of: "9"), .undo(of: "9")]
    let events = actions.enumerated().map { LibraryEvent(id: "\($0)", time: 1, $1) }
    let merge = LibraryMerge(events, into: Library())
    #expect(merge.events.isEmpty)
    #expect(merge.known == 3)
  }

  @Test func `Compaction keeps all that an import must recognize`() throws {
    let first = Viewing(
      of: Self.caligari, on: Day("2026-01-02"), rating: OwnRating(8), note: "first", tags: ["a"],
      source: "elsewhere:1")
    let actions: [LibraryEvent.Action] = [
      .watch(first), .edit(of: "1", [.note("second"), .day(nil)]),
      .edit(of: "1", [.note("third"), .rating(OwnRating(2))]), .edit(of: "1", [.tags([])]),
      .undo(of: "4"), Self.rate(7), Self.rate(3), .mark(Self.caligari, .favorite(true)),
      .undo(of: "8"),
      .mark(Self.caligari, .watchlist(true)), .mark(Self.caligari, .watchlist(false)),
    ]
    let events = actions.enumerated().map { LibraryEvent(id: "\($0 + 1)", time: Int64($0), $1) }
    let history = LibraryHistory(Library(Library(events).compacted))
    let known = try #require(history.sources["elsewhere:1"])
    #expect(history.changes(of: known, to: first) == [])
    var second = first
    (second.note, second.tags) = ("second", [])
    #expect(history.changes(of: known, to: second) == [])
    for mark in [
      Mark.rating(OwnRating(7)), .rating(OwnRating(3)), .favorite(true), .watchlist(true),
    ] {
      #expect(history.has(mark, 234), "\(mark)")
    }
    #expect(!history.has(.rating(OwnRating(5)), 234))
  }

  @Test func `A library that was merged before keeps its edits after compaction`() {
    let events = [LibraryEvent(id: "1", time: 0, Self.watch(note: "first"))]
    let edited = Library(events + [LibraryEvent(id: "2", time: 5, .edit(of: "1", [.note("own")]))])
    let merged = Self.merge(events, into: Library(edited.compacted))
    #expect(merged.diary.map(\.viewing.note) == ["own"])
  }

  // MARK: Documents

  private static let good = LibraryEvent(id: "1", time: 0, .mark(caligari, .favorite(true))).line
  private static let newer = #"{"at":"2026-11-25T20:01:00Z","event":"poke","id":"2","v":9}"#

  @Test(
    arguments: [
      ("\(good)\n", "1", ""), ("\u{FEFF}\(good)\r\n\n", "1", ""), ("\u{FEFF}[\(good)]", "1", ""),
      ("\(good)\n\(newer)\n{\"at\":\n{\"at\":\"20", "1", "2 unknown, 3 damaged, 4 damaged"),
      ("[\n\(good),\n\(newer),\n{}\n]\n", "1", "3 unknown, 4 damaged"), ("[]", "", ""),
      (newer, "", "1 unknown"), ("{}", nil, nil), ("[\(good)", nil, nil), ("[\(good)] x", nil, nil),
    ] as [(String, String?, String?)])
  func `Events are read from lines and arrays, without damaged and newer ones`(
    text: String, ids: String?, skipped: String?
  ) {
    let document = LibraryEvent.events(in: Array(text.utf8))
    #expect(document?.events.map(\.event.id).joined(separator: ", ") == ids)
    #expect(document?.skipped.map { "\($0) \($1)" }.joined(separator: ", ") == skipped)
  }
}
