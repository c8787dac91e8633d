import Testing

@testable import MovieEntities
@testable import MovieLibrary
@testable import ViperTestSupport

/// The state that results from a sequence of events.
struct LibraryTests {
  private static let caligari = Film(id: 234, title: "Caligari", year: 1920)
  private static let today = Day(daysSince1970: 20_783)
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
      // A viewing takes the film off the watchlist, and rates it.
      ([.mark(caligari, .watchlist(true)), watch()], "seen [2026-11-24]"),
      ([.mark(caligari, .rating(OwnRating(8))), watch()], "rating 8 seen [2026-11-24]"),
      ([.mark(caligari, .rating(OwnRating(8))), watch(rating: 9)], "rating 8 seen [2026-11-24 9]"),
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
        [watch(rating: 9), .edit(of: "1", [.rating(OwnRating(7))]), .undo(of: "2")],
        "rating 9 seen [2026-11-24 9]"
      ),
      // A removed viewing no longer counts, and neither do its effects.
      ([.mark(caligari, .watchlist(true)), watch(rating: 9), .remove(of: "2")], "watchlist"),
      ([watch(), .remove(of: "1"), .undo(of: "2")], "seen [2026-11-24]"),
      ([watch(), watch(on: "2026-01-01"), .remove(of: "1")], "seen [2026-01-01]"),
      // Unknown events and targets have no effect.
      ([watch(), .unknown("poke"), .undo(of: "9"), .edit(of: "9", [])], "seen [2026-11-24]"),
      // An undo of a later event has no effect.
      ([.undo(of: "2"), watch()], "seen [2026-11-24]"),
      ([.undo(of: "1"), watch()], "seen [2026-11-24]"),
    ] as [([LibraryEvent.Action], String)])
  func `Events have effects`(actions: [LibraryEvent.Action], expected: String) {
    var library = Library()
    for (index, action) in actions.enumerated() {
      library.append([library.event(action, id: "\(index + 1)", at: 0, today: Self.today)])
    }
    #expect(Self.summary(library) == expected)
    // The same events, loaded at once and compacted, give the same state.
    #expect(Self.summary(Library(library.events)) == expected)
    let compacted = Library(library.compacted)
    #expect(Self.summary(compacted) == expected)
    #expect(compacted.compacted == compacted.events)
  }

  // MARK: The latest day wins

  private static func rate(
    _ rating: Double?, on day: String?, from source: String? = nil
  ) -> LibraryEvent.Action {
    .mark(
      caligari, .rating(rating.flatMap { OwnRating($0) }), on: day.flatMap { Day($0) },
      source: source)
  }

  private static func list(
    _ isOn: Bool, on day: String?, from source: String? = nil
  ) -> LibraryEvent.Action {
    .mark(caligari, .watchlist(isOn), on: day.flatMap { Day($0) }, source: source)
  }

  /// Actions, in their order of time, and the marks that result from them in any order.
  static let marks: [([LibraryEvent.Action], String)] = [
    // A backdated viewing does not change what the user thinks today.
    ([rate(8, on: "2026-11-20"), watch(on: "2025-01-01", rating: 3)], "rating 8"),
    ([rate(8, on: "2026-11-20"), watch(on: "2026-11-21", rating: 3)], "rating 3"),
    ([watch(on: "2026-11-21", rating: 3), rate(8, on: "2026-11-20")], "rating 3"),
    ([rate(8, on: "2026-11-20"), rate(nil, on: "2026-11-21")], ""),
    // An unknown day comes before all others.
    ([rate(8, on: "1999-01-01"), watch(on: nil, rating: 3)], "rating 8"),
    ([rate(8, on: "1999-01-01"), rate(3, on: nil, from: "f")], "rating 8"),
    ([watch(on: nil, rating: 3)], "rating 3"),
    // On the same day, the time decides, but what the user did here beats a file.
    ([rate(8, on: "2026-11-20"), rate(6, on: "2026-11-20")], "rating 6"),
    ([rate(8, on: "2026-11-20"), rate(6, on: "2026-11-20", from: "f")], "rating 8"),
    ([rate(8, on: "2026-11-20"), rate(6, on: "2026-11-21", from: "f")], "rating 6"),
    // A service's rating of a film beats those of its viewings on the same day.
    (
      [rate(6, on: "2026-11-20", from: "f"), watch(on: "2026-11-20", rating: 3, source: "f:1")],
      "rating 6"
    ),
    // A viewing on or after the day takes the film off the watchlist; logging it always does.
    ([list(true, on: "2026-11-20"), watch(on: "2026-11-20", source: "f")], "watchlist"),
    ([list(true, on: "2026-11-20", from: "f"), watch(on: "2026-11-20", source: "f")], ""),
    ([list(true, on: "2026-11-20"), watch(on: "2026-11-21", source: "f")], ""),
    ([list(true, on: "2026-11-20"), watch(on: "2026-11-19", source: "f")], "watchlist"),
    ([list(true, on: "2026-11-20"), watch(on: nil, source: "f")], "watchlist"),
    ([list(true, on: "2026-11-20"), logged(watch(on: "1999-01-01"), on: "2026-11-20")], ""),
    ([list(true, on: "2026-11-20"), logged(watch(on: nil), on: "2026-11-21")], ""),
    ([logged(watch(on: nil), on: "2026-11-21"), list(true, on: "2026-11-21")], "watchlist"),
  ]

  private static func logged(
    _ action: LibraryEvent.Action, on day: String
  ) -> LibraryEvent.Action {
    guard case .watch(let viewing, _) = action else { return action }
    return .watch(viewing, logged: Day(day))
  }

  @Test(arguments: marks)
  func `For each mark, the latest day wins, in any order of events`(
    actions: [LibraryEvent.Action], expected: String
  ) {
    let events = actions.enumerated().map { LibraryEvent(id: "\($0)", time: Int64($0), $1) }
    for events in [events, events.reversed()] {
      let summary = Self.summary(Library(events)).prefix { $0 != "[" }
      #expect(summary.replacing("seen", with: "").trimmed == expected)
    }
  }

  @Test(arguments: Effort.seeds(20, of: 2_000))
  func `Viewings and marks in any order give the same marks`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let events = RandomEvents.make(60, using: &random)
    let library = Library(events)
    for _ in 0..<4 {
      var other = Library()
      for event in events.shuffled(using: &random) { other.append([event]) }
      #expect(other.marks == library.marks)
      #expect(other.seen == library.seen)
      #expect(other.currentMarks == library.currentMarks)
    }
    #expect(Library(library.compacted).marks == library.marks)
  }

  @Test(arguments: ["2026-11-20", "2031-01-01", "2000-01-01"])
  func `What the user does takes effect, even if the clock goes back`(today: String) throws {
    let today = try #require(Day(today))
    var library = Library()
    func act(_ action: LibraryEvent.Action, at time: Int64, on day: Day) {
      let id = "\(library.events.count + 1)"
      library.append([library.event(action, id: id, at: time, today: day)])
    }
    act(.mark(Self.caligari, .favorite(true)), at: 1_000, on: Self.today)
    act(.mark(Self.caligari, .watchlist(true)), at: 1_000, on: Self.today)
    act(.mark(Self.caligari, .favorite(false)), at: 10, on: today)
    #expect(!library.marks(of: 234).isFavorite)
    act(.mark(Self.caligari, .favorite(true)), at: 10, on: today)
    #expect(library.marks(of: 234).isFavorite)
    act(Self.watch(on: "1999-01-01"), at: 10, on: today)
    #expect(!library.marks(of: 234).isOnWatchlist)
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

  // MARK: Undo

  @Test func `Undo goes back change by change, and an import is one`() {
    var library = Library()
    library.append([
      LibraryEvent(id: "1", time: 0, .mark(Self.caligari, .favorite(true))),
      LibraryEvent(id: "2", time: 0, batch: "b", Self.watch()),
      LibraryEvent(id: "3", time: 0, batch: "b", Self.watch(Self.metropolis)),
      LibraryEvent(id: "4", time: 0, .edit(of: "2", [.note("")])),
      LibraryEvent(id: "5", time: 0, .remove(of: "3")),
    ])
    var undone: [LibraryChange.Kind] = []
    while let change = library.lastChange {
      undone.append(change.kind)
      library.append([LibraryEvent(id: "u\(undone.count)", time: 0, change.undo)])
      #expect(library.change(undoneBy: change.undo) == change)
    }
    #expect(undone == [.remove, .edit, .imported(2), .mark(.favorite)])
    #expect(Self.summary(library) == "")
    #expect(library.canUndo == false)
  }

  @Test func `An import is found for its undo, whatever came after it`() {
    var library = Library([
      LibraryEvent(id: "1", time: 0, batch: "a", Self.watch()),
      LibraryEvent(id: "2", time: 0, batch: "b", Self.watch(Self.metropolis)),
      LibraryEvent(id: "3", time: 0, .mark(Self.caligari, .favorite(true))),
    ])
    #expect(library.canUndo)
    #expect(library.lastImport?.undo == .undoBatch("b"))
    library.append([LibraryEvent(id: "4", time: 0, .undoBatch("b"))])
    #expect(library.diary.map(\.id) == ["1"])
    #expect(library.lastImport?.undo == .undoBatch("a"))
    // The same batch after the undo is another import.
    library.append([LibraryEvent(id: "5", time: 0, batch: "b", Self.watch(Self.metropolis))])
    #expect(library.diary.map(\.id) == ["5", "1"])
  }

  // MARK: Identification

  @Test func `An identified film is the same film everywhere, until that is undone`() {
    let dune = Film(id: .titled(TitleKey("The Dune", year: 2021)), title: "Dune", year: 2021)
    let known = Film(id: 438_631, title: "Dune: Part One", year: 2021)
    var library = Self.library(
      Self.watch(dune, rating: 7), .mark(dune, .favorite(true)), .identify(dune, as: known),
      .mark(known, .rating(OwnRating(9)), on: Day("2026-11-25")))
    #expect(library.marks(of: known.id) == library.marks(of: dune.id))
    #expect(library.marks(of: known.id).rating == OwnRating(9))
    #expect(library.marks(of: known.id).isFavorite)
    #expect(library.diary.map(\.viewing.movie) == [known])
    #expect(library.movies(.favorites).map(\.movie) == [known])
    #expect(library.seen.keys.sorted { "\($0)" < "\($1)" } == [known.id])
    #expect(Library(library.compacted).marks == library.marks)
    library.append([LibraryEvent(id: "9", time: 9, .undo(of: "3"))])
    #expect(library.marks(of: known.id).isFavorite == false)
    #expect(library.marks(of: dune.id).rating == OwnRating(7))
    #expect(library.diary.map(\.viewing.movie) == [dune])
  }

  @Test func `Films that were identified as each other do no harm`() {
    let films = [1, 2].map { Film(id: .tmdb($0), title: "M") }
    let library = Self.library(
      .identify(films[0], as: films[1]), .identify(films[1], as: films[0]),
      Self.watch(films[0]))
    #expect(library.diary.count == 1)
  }

  // MARK: Compaction

  @Test func `Compaction keeps what counts, and what an import must recognize`() {
    let library = Library(
      [
        .mark(Self.caligari, .favorite(true), on: Day("2026-01-01")),
        .mark(Self.caligari, .favorite(false), on: Day("2026-01-02")),
        .mark(Self.caligari, .favorite(true), on: Day("2026-01-03")),
        Self.watch(source: "elsewhere:1"), .edit(of: "4", [.rating(OwnRating(7))]),
        .remove(of: "4"), Self.watch(), .undo(of: "7"), .unknown("poke"),
      ].enumerated().map { LibraryEvent(id: "\($0 + 1)", time: Int64($0), $1) }
        + [
          LibraryEvent(id: "10", time: 9, batch: "b", Self.watch()),
          LibraryEvent(id: "11", time: 9, .undoBatch("b")),
        ])
    #expect(library.compacted.map(\.id) == ["2", "3", "4", "6", "7", "8", "9"])
    let compacted = Library(library.compacted)
    #expect(Self.summary(compacted) == Self.summary(library))
    #expect(compacted.diary.isEmpty)
    #expect(["4", "7"].allSatisfy { compacted.event($0)?.line.contains("note") == false })
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
    let id = EventID.ulid(milliseconds: 1_469_918_176_385, using: &random)
    #expect(id.hasPrefix("01ARYZ6S41"))
    #expect(id.count == 26)
    #expect(id < EventID.ulid(milliseconds: 1_469_918_176_386, using: &random))
    #expect(id != EventID.ulid(milliseconds: 1_469_918_176_385, using: &random))
  }
}
