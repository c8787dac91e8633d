import Testing

@testable import MovieEntities
@testable import MovieLibrary
@testable import ViperTestSupport

/// What files and other libraries add to a library.
struct LibraryMergeTests {
  private static let caligari = Film(id: 234, title: "Caligari", year: 1920)

  private static func viewing(
    on day: String? = "2026-01-02", rating: Double? = nil, again: Bool = false, note: String = "",
    tags: [String] = [], source: String? = "letterboxd:1"
  ) -> Viewing {
    Viewing(
      of: caligari, on: day.flatMap { Day($0) }, rating: rating.flatMap { OwnRating($0) },
      isRewatch: again, note: note, tags: tags, source: source)
  }

  private static func row(
    _ viewing: Viewing, of name: MovieID = .tmdb(234), knowsRewatch: Bool = true
  ) -> ImportedRow {
    ImportedRow(.watch(viewing), name: name, knowsRewatch: knowsRewatch)
  }

  private static func row(_ mark: Mark, on day: String?) -> ImportedRow {
    ImportedRow(
      .mark(caligari, mark, on: day.flatMap { Day($0) }, source: "letterboxd"), name: caligari.id)
  }

  private static func rating(_ value: Double) -> Mark { .rating(OwnRating(value)) }

  /// A library after things that the user has done, and files that were imported.
  private struct Computer {
    var library = Library()
    private var batches = 0

    mutating func act(_ action: LibraryEvent.Action, id: String? = nil) {
      let id = id ?? "own \(library.events.count)"
      let today = Day(daysSince1970: 20_783)
      library.append([library.event(action, id: id, at: 100, today: today)])
    }

    /// Returns the numbers of new, changed and known rows.
    @discardableResult
    mutating func add(_ rows: [ImportedRow] = [], _ events: [LibraryEvent] = []) -> [Int] {
      batches += 1
      guard
        let merge = try? LibraryMerge(
          rows, events: events, into: library, at: Int64(batches), batch: "batch \(batches)")
      else { return [] }
      #expect(merge.events.allSatisfy { $0.batch == "batch \(batches)" })
      library.append(merge.events)
      return [merge.new, merge.changed, merge.known]
    }

    var diary: [String] {
      library.diary.map { entry in
        let viewing = entry.viewing
        return [
          viewing.day?.description ?? "unknown", viewing.rating?.description,
          viewing.isRewatch ? "again" : nil, viewing.note.isEmpty ? nil : viewing.note,
        ].compactMap(\.self).joined(separator: " ")
      }
    }

    var marks: Marks { library.marks(of: 234) }

    /// All that a user sees, without IDs.
    var state: State {
      State(
        marks: library.marks, seen: library.seen, diary: library.diary.map(\.viewing).map(\.fields))
    }
  }

  private struct State: Equatable {
    let marks: [MovieID: Marks]
    let seen: [MovieID: Seen]
    let diary: [[Viewing.Field]]
  }

  // MARK: Rows

  @Test func `A file that is imported again adds nothing`() {
    let rows = [
      Self.row(Self.viewing(rating: 7)), Self.row(Self.viewing(rating: 7, source: "letterboxd:2")),
      Self.row(Self.viewing(on: "2025-01-02")), Self.row(Self.rating(9), on: "2026-02-01"),
      Self.row(.favorite(true), on: nil), Self.row(.watchlist(true), on: "2020-01-01"),
    ]
    var computer = Computer()
    #expect(computer.add(rows) == [6, 0, 0])
    #expect(computer.diary == ["2026-01-02 7", "2026-01-02 7", "2025-01-02"])
    #expect(computer.marks == Marks(isFavorite: true, rating: OwnRating(9)))
    #expect(computer.add(rows) == [0, 0, 6])
  }

  @Test func `A viewing from another service, or one logged by hand, is known`() {
    var computer = Computer()
    computer.act(.watch(Self.viewing(source: nil)))
    #expect(computer.add([Self.row(Self.viewing(source: "trakt"))]) == [0, 0, 1])
    // A film without an ID is the same one by its title and year.
    var titled = Self.viewing()
    titled.movie = Film(
      id: .titled(TitleKey("CALIGARI!", year: 1920)), title: "CALIGARI!", year: 1920)
    #expect(computer.add([Self.row(titled)]) == [0, 0, 1])
    titled.movie = Film(
      id: .titled(TitleKey("Caligari", year: 1962)), title: "Caligari", year: 1962)
    #expect(computer.add([Self.row(titled)]) == [1, 0, 0])
  }

  @Test func `A new viewing of a known film is of the film as the library knows it`() {
    var computer = Computer()
    computer.act(.watch(Self.viewing(source: nil)))
    var titled = Self.viewing(on: "2024-01-01")
    titled.movie = Film(
      id: .titled(TitleKey("Caligari", year: 1920)), title: "Caligari", year: 1920)
    computer.add([Self.row(titled)])
    #expect(computer.library.seen.count == 1)
  }

  @Test func `A known viewing adds values, but neither changes one back nor removes one`() {
    let row = { (viewing: Viewing) in [Self.row(viewing)] }
    var computer = Computer()
    computer.add(row(Self.viewing(rating: 7, note: "a", tags: ["b"])))
    let id = computer.library.diary[0].id
    // Missing values do not remove those of the library.
    #expect(computer.add(row(Self.viewing())) == [0, 0, 1])
    #expect(computer.add(row(Self.viewing(rating: 8))) == [0, 1, 0])
    #expect(computer.add(row(Self.viewing(rating: 7))) == [0, 0, 1])
    #expect(computer.diary == ["2026-01-02 8 a"])
    computer.act(.edit(of: id, [.rating(OwnRating(2)), .day(Day("2026-01-03"))]))
    #expect(computer.add(row(Self.viewing(rating: 8))) == [0, 0, 1])
    #expect(computer.diary == ["2026-01-03 2 a"])
    #expect(computer.add(row(Self.viewing(again: true))) == [0, 1, 0])
    #expect(computer.add([Self.row(Self.viewing(), knowsRewatch: false)]) == [0, 0, 1])
    #expect(computer.diary == ["2026-01-03 2 again a"])
  }

  @Test(arguments: [true, false])
  func `What was removed or undone does not come back`(isRemoved: Bool) {
    let rows = [Self.row(Self.viewing(rating: 7)), Self.row(.favorite(true), on: "2026-01-02")]
    var computer = Computer()
    computer.add(rows)
    for event in computer.library.events {
      computer.act(isRemoved && event.movie != nil ? .remove(of: event.id) : .undo(of: event.id))
    }
    computer.act(.mark(Self.caligari, .favorite(false)))
    for _ in 1...2 {
      #expect(computer.add(rows) == [0, 0, 2])
      #expect(computer.diary == [])
      #expect(!computer.marks.isFavorite)
      computer.library = Library(computer.library.compacted)
    }
  }

  @Test func `An import that was undone can be imported again, and then undone again`() {
    let rows = [Self.row(Self.viewing(rating: 7)), Self.row(.favorite(true), on: "2026-01-02")]
    var computer = Computer()
    computer.act(.mark(Self.caligari, .watchlist(true)))
    let before = computer.state
    for _ in 1...3 {
      #expect(computer.add(rows) == [2, 0, 0])
      #expect(computer.diary == ["2026-01-02 7"])
      computer.act(computer.library.lastImport!.undo)
      #expect(computer.state == before)
    }
    computer.library = Library(computer.library.compacted)
    #expect(computer.add(rows) == [2, 0, 0])
  }

  @Test func `An import of another library can be undone and repeated, too`() {
    var other = Computer()
    other.act(.watch(Self.viewing(source: nil)), id: "a")
    other.act(.edit(of: "a", [.note("edited")]), id: "b")
    other.act(.mark(Self.caligari, .favorite(true)), id: "c")
    other.act(.undo(of: "c"), id: "d")
    var computer = Computer()
    for _ in 1...3 {
      computer.add([], other.library.events)
      #expect(computer.state == other.state)
      #expect(computer.add([], other.library.events) == [0, 0, 1])
      computer.act(computer.library.lastImport!.undo)
      #expect(computer.diary == [])
    }
  }

  @Test func `A film that was seen on an unknown day is known if there is another viewing`() {
    let undated = Self.row(Self.viewing(on: nil))
    var computer = Computer()
    #expect(computer.add([undated, undated]) == [1, 0, 0])
    var other = Computer()
    #expect(other.add([undated, Self.row(Self.viewing())]) == [1, 0, 0])
    other.act(.remove(of: other.library.diary[0].id))
    #expect(other.add([undated]) == [0, 0, 1])
  }

  @Test func `Two computers that import the same files in another order agree`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20 {
      let files = (0..<3).map { _ in
        (0..<10).map { _ in
          let action = RandomEvents.imported(&random)
          return ImportedRow(action, name: RandomEvents.name(of: action), knowsRewatch: false)
        }
      }
      var (first, second) = (Computer(), Computer())
      for file in files { first.add(file) }
      for file in files.reversed() { second.add(file) }
      #expect(first.library.marks == second.library.marks)
      #expect(first.library.seen == second.library.seen)
      let days = { (computer: Computer) in
        computer.library.diary.map { "\($0.viewing.movie.id) \($0.viewing.day?.description ?? "")" }
          .sorted()
      }
      #expect(days(first) == days(second))
    }
  }

  @Test func `The same file has the same IDs on each computer`() {
    let rows = [
      Self.row(Self.viewing()), Self.row(Self.viewing()), Self.row(.favorite(true), on: nil),
    ]
    var (first, second) = (Computer(), Computer())
    first.add(rows)
    second.act(.mark(Film(id: 19, title: "Metropolis"), .favorite(true)))
    second.add(rows)
    #expect(first.library.events.map(\.id) == second.library.events.dropFirst().map(\.id))
    #expect(Set(first.library.events.map(\.id)).count == 3)
  }

  // MARK: Several files

  private static func rows(_ files: [Viewing]...) -> [ImportedRow] { rows(files) }

  private static func rows(_ files: [[Viewing]]) -> [ImportedRow] {
    files.enumerated().flatMap { file, viewings in
      viewings.map { ImportedRow(.watch($0), name: .tmdb(234), file: file) }
    }
  }

  @Test func `Files that describe the same viewing add one entry with the values of all`() {
    let review = Self.viewing(rating: 7, note: "a")
    var computer = Computer()
    #expect(computer.add(Self.rows([Self.viewing(rating: 7)], [review], [review])) == [1, 0, 0])
    #expect(computer.diary == ["2026-01-02 7 a"])
    #expect(computer.library.events.count == 1)
    #expect(computer.add(Self.rows([review], [Self.viewing(rating: 7)])) == [0, 0, 1])
    // Two equal rows of one file are two viewings.
    #expect(computer.add(Self.rows([review, review], [review])) == [1, 0, 1])
  }

  @Test(arguments: Effort.seeds(20, of: 1_000))
  func `The order in which files are read does not matter`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let files = (0..<3).map { _ in
      (0..<Int.random(in: 1...2, using: &random)).map { _ in
        Self.viewing(
          rating: [nil, 6, 8].randomElement(using: &random) ?? nil,
          note: ["", "a", "b"].randomElement(using: &random) ?? "",
          source: ["x", "x:1", "x:2"].randomElement(using: &random))
      }
    }
    let states = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]].map { order in
      var computer = Computer()
      let counts = computer.add(Self.rows(order.map { files[$0] }))
      return (counts, computer.state)
    }
    for state in states { #expect(state == states[0]) }
  }

  @Test func `A row finds the entry with its values, whatever comes first`() {
    let (plain, noted) = (Self.viewing(source: "x"), Self.viewing(note: "a", source: "x"))
    for files in [
      [[noted], [plain, noted]], [[plain], [plain, noted]], [[noted, plain], [noted]],
    ] {
      var computer = Computer()
      for file in files { computer.add(Self.rows(file)) }
      #expect(computer.diary.sorted() == ["2026-01-02", "2026-01-02 a"])
    }
  }

  @Test func `A viewing whose day is unknown keeps its note beside others`() {
    var computer = Computer()
    computer.add(Self.rows([Self.viewing(on: nil, note: "a"), Self.viewing()]))
    #expect(computer.diary == ["2026-01-02", "unknown a"])
    #expect(
      computer.add(Self.rows([Self.viewing(), Self.viewing(on: nil, note: "a")])) == [0, 0, 2])
  }

  @Test func `A text that was imported as HTML does not replace what the user wrote`() {
    var (own, other) = (Computer(), Computer())
    for note in ["own", nil] {
      var computer = Computer()
      computer.add(Self.rows([Self.viewing(note: "<b>a</b>")]))
      if let note { computer.act(.edit(of: computer.library.diary[0].id, [.note(note)])) }
      computer.add(Self.rows([Self.viewing(note: "a")]))
      if note == nil { other = computer } else { own = computer }
    }
    #expect(own.diary == ["2026-01-02 own"])
    #expect(other.diary == ["2026-01-02 a"])
  }

  // MARK: What the user did here

  @Test func `A file fills in what the user left out, but changes nothing that was set here`() {
    var computer = Computer()
    computer.act(.watch(Self.viewing(rating: 9, note: "own", source: nil)))
    let row = Self.row(Self.viewing(rating: 8, note: "theirs", tags: ["a"]))
    #expect(computer.add([row]) == [0, 1, 0])
    #expect(computer.diary == ["2026-01-02 9 own"])
    #expect(computer.library.diary[0].viewing.tags == ["a"])
    #expect(computer.marks.rating == OwnRating(9))
  }

  @Test func `An imported entry whose rating is changed here beats a file's list of ratings`() {
    var computer = Computer()
    computer.add([Self.row(Self.viewing(rating: 4)), Self.row(Self.rating(4), on: "2026-01-02")])
    computer.act(.edit(of: computer.library.diary[0].id, [.rating(OwnRating(9))]))
    #expect(computer.marks.rating == OwnRating(9))
    #expect(computer.add([Self.row(Self.rating(4), on: "2026-01-02")]) == [0, 0, 1])
    #expect(computer.marks.rating == OwnRating(9))
  }

  @Test func `A film whose logged viewing is gone can be rated by a file`() {
    for isUndone in [true, false] {
      var computer = Computer()
      computer.act(.watch(Self.viewing(rating: 4, source: nil)), id: "log")
      computer.act(isUndone ? .undo(of: "log") : .remove(of: "log"))
      #expect(computer.add([Self.row(Self.rating(4), on: "2026-01-01")]) == [1, 0, 0])
      #expect(computer.marks.rating == OwnRating(4))
      #expect(computer.diary.isEmpty)
    }
  }

  @Test func `A viewing with an ID of its service is known in another time zone`() {
    var computer = Computer()
    computer.add(Self.rows([Self.viewing(on: "2026-01-02", source: "trakt:1")]))
    for day in ["2026-01-01", "2026-01-03"] {
      #expect(computer.add(Self.rows([Self.viewing(on: day, source: "trakt:1")])) == [0, 0, 1])
    }
    #expect(computer.add(Self.rows([Self.viewing(on: "2026-01-04", source: "trakt:1")]))[0] == 1)
    #expect(computer.add(Self.rows([Self.viewing(on: "2026-01-01", source: "trakt:2")]))[0] == 1)
  }

  // MARK: Films

  private static func seen(_ film: Film, imdb: MovieID? = nil) -> ImportedRow {
    ImportedRow(.watch(Viewing(of: film, on: nil, source: "x")), name: film.id, imdb: imdb)
  }

  @Test func `An ID identifies a film that was logged without one, until the import is undone`() {
    let (titled, imdb) = (
      Film(title: "Dune", year: 2021), Film(id: .imdb("tt1"), title: "Dune", year: 2021)
    )
    let tmdb = Film(id: 438631, title: "Dune: Part One", year: 2021)
    for row in [Self.seen(imdb), Self.seen(Film(id: 438631, title: "Dune", year: 2021))] {
      var computer = Computer()
      computer.act(.watch(Viewing(of: titled, on: nil)))
      #expect(computer.add([row]) == [0, 0, 1])
      #expect(computer.library.diary.map(\.viewing.movie.id) == [row.name])
      computer.act(computer.library.lastImport!.undo)
      #expect(computer.library.diary.map(\.viewing.movie.id) == [titled.id])
    }
    var computer = Computer()
    computer.add([Self.seen(imdb)])
    #expect(computer.add([Self.seen(tmdb, imdb: .imdb("tt1"))]) == [0, 0, 1])
    #expect(computer.library.diary.map(\.viewing.movie.id) == [438631])
  }

  @Test func `Films with other IDs, or without a year, are not the same by their titles`() {
    let films = [
      Film(id: .imdb("tt1"), title: "Dune", year: 2021),
      Film(id: .imdb("tt2"), title: "Dune", year: 2021), Film(id: 1, title: "Dune", year: nil),
      Film(title: "Dune", year: nil),
    ]
    var computer = Computer()
    computer.add(films.map { Self.seen($0) })
    #expect(computer.library.seen.count == 4)
    #expect(computer.add(films.map { Self.seen($0) }) == [0, 0, 4])
  }

  @Test func `A title and year that two films of a file have identify neither`() {
    let titled = Film(title: "Crash", year: 1996)
    let films = [99885, 884].map { Film(id: .tmdb($0), title: "Crash", year: 1996) }
    for rows in [films, films.reversed()] {
      var computer = Computer()
      computer.act(.watch(Viewing(of: titled, on: nil)))
      #expect(computer.add(rows.map { Self.seen($0) }) == [2, 0, 0])
      #expect(computer.library.unlisted.map(\.id) == [titled.id])
      #expect(computer.library.seen.count == 3)
    }
  }

  // MARK: Other libraries

  @Test(arguments: Effort.seeds(10, of: 1_000))
  func `A library that is merged with itself or an older copy does not change`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var computer = Computer()
    var copies = [computer.library]
    for _ in 0..<30 {
      switch (Int.random(in: 0..<5, using: &random), computer.library.diary.randomElement()) {
      case (0, let entry?): computer.act(.remove(of: entry.id))
      case (1, let entry?):
        let rating = OwnRating(Double(Int.random(in: 1...10, using: &random)))
        computer.act(.edit(of: entry.id, [.rating(rating)]))
      case (2, _): if let change = computer.library.lastChange { computer.act(change.undo) }
      case _: computer.act(RandomEvents.action(&random))
      }
      copies.append(computer.library)
    }
    for copy in copies {
      let state = computer.state
      computer.add([], copy.compacted)
      #expect(computer.state == state)
      computer.add([], copy.events)
      #expect(computer.state == state)
    }
    // An import of the export gives the same state.
    var other = Computer()
    other.add([], computer.library.compacted)
    #expect(other.library.marks == computer.library.marks)
    #expect(other.state.diary.count == computer.state.diary.count)
    let state = other.state
    other.add([], computer.library.compacted)
    #expect(other.state == state)
  }

  @Test func `Only what the user sees in another library, and changes of this one, are counted`() {
    var other = Computer()
    for id in ["a", "b", "c"] { other.act(.watch(Self.viewing(source: nil)), id: id) }
    other.act(.edit(of: "a", [.note("edited")]))
    let before = other.library.events
    other.act(.remove(of: "b"))
    other.act(.undo(of: "c"))
    for value in [7.0, 8, 9] { other.act(.mark(Self.caligari, Self.rating(value)), id: "\(value)") }
    other.act(.undo(of: "9.0"))
    other.act(.mark(Self.caligari, .favorite(true)))
    other.act(.mark(Self.caligari, .favorite(false)))
    var computer = Computer()
    #expect(computer.add([], other.library.compacted) == [2, 0, 0])
    #expect(computer.add([], other.library.compacted) == [0, 0, 2])
    computer = Computer()
    #expect(computer.add([], before) == [3, 0, 0])
    #expect(computer.add([], other.library.events) == [1, 2, 1])
    #expect(computer.state == other.state)
  }

  @Test func `The latest day wins when libraries are merged, whatever was merged first`() {
    let old = LibraryEvent(
      id: "old", time: 9, .mark(Self.caligari, Self.rating(8), on: Day("2026-01-01")))
    let new = LibraryEvent(
      id: "new", time: 3, .mark(Self.caligari, Self.rating(6), on: Day("2026-01-02")))
    for (own, other) in [(old, new), (new, old)] {
      var computer = Computer()
      computer.library.append([own])
      computer.add([], [other])
      #expect(computer.marks.rating == OwnRating(6))
      #expect(computer.add([], [other]) == [0, 0, 1])
    }
  }

  @Test(arguments: [(3, "own"), (7, "other")] as [(Int64, String)])
  func `The newest edit wins field by field`(time: Int64, note: String) {
    let common = LibraryEvent(id: "1", time: 0, .watch(Self.viewing(note: "first")))
    var computer = Computer()
    computer.library.append([
      common, LibraryEvent(id: "own", time: 5, .edit(of: "1", [.note("own")])),
    ])
    let fields: [Viewing.Field] = [.note("other"), .rewatch(true)]
    let events = [common, LibraryEvent(id: "other", time: time, .edit(of: "1", fields))]
    computer.add([], events)
    #expect(computer.diary == ["2026-01-02 again \(note)"])
    let merged = computer.state
    computer.add([], events)
    #expect(computer.state == merged)
  }

  @Test func `A viewing that was logged on both computers is one, with the changes of both`() {
    var (first, second) = (Computer(), Computer())
    first.act(.watch(Self.viewing(source: nil)), id: "first")
    second.act(.watch(Self.viewing(source: nil)), id: "second")
    second.act(.edit(of: "second", [.note("edited")]))
    first.add([], second.library.events)
    #expect(first.diary == ["2026-01-02 edited"])
    second.act(.remove(of: "second"))
    first.add([], second.library.events)
    #expect(first.diary == [])
    second.act(.undo(of: second.library.lastChange!.id))
    #expect(second.diary.count == 1)
  }

  @Test func `Changes of events that neither library has are left out`() {
    let actions: [LibraryEvent.Action] = [
      .edit(of: "9", [.note("a")]), .remove(of: "9"), .undo(of: "9"),
    ]
    let events = actions.enumerated().map { LibraryEvent(id: "\($0)", time: 1, $1) }
    var computer = Computer()
    #expect(computer.add([], events) == [0, 0, 0])
    #expect(computer.library.events.isEmpty)
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
