import Testing

@testable import MovieEntities
@testable import MovieLibrary

/// The lines of the library file.
struct LibraryLineTests {
  private static let movie = Film(id: 234, title: "Caligari \"1920\"", year: 1920)
  private static let dune = Film(
    id: .titled(TitleKey("Dune", year: 2021)), title: "Dune", year: 2021)
  private static let head = #"{"at":"2026-11-25T20:01:00Z""#
  private static let time: Int64 = 1_795_636_860

  @Test(arguments: [("-5", nil), ("0", nil), ("1887", nil), ("1888", 1_888), ("99999", nil)])
  func `A year without films is unknown`(text: String, year: Int?) {
    let line =
      Self.head + #","event":"watch","id":"7","movie":{"title":"Dune","year":\#(text)},"v":1}"#
    #expect(event(line)?.movie == Film(title: "Dune", year: year))
  }

  @Test(arguments: [("-5", nil), ("1878", 1_878), ("99999", nil)])
  func `A film with an ID can be older`(text: String, year: Int?) {
    let movie = #"{"title":"The Horse","tmdb":7,"year":\#(text)}"#
    let line = Self.head + #","event":"watch","id":"7","movie":\#(movie),"v":1}"#
    #expect(event(line)?.movie?.year == year)
  }

  @Test func `A line without a title or an ID is damaged`() {
    for title in ["", "  ", "\\t\\u00a0\\u0001"] {
      let line = Self.head + #","event":"watch","id":"7","movie":{"title":"\#(title)"},"v":1}"#
      #expect(event(line) == nil)
    }
  }

  @Test func `A tag with a comma is several tags, as in CSV files`() {
    let movie = #""movie":{"tmdb":7},"on":null"#
    let line = Self.head + #","event":"watch","id":"7",\#(movie),"tags":["x, y","x"],"v":1}"#
    guard case .watch(let viewing, _)? = event(line)?.action else {
      Issue.record("The line is damaged.")
      return
    }
    #expect(viewing.tags == ["x", "y"])
  }

  private func event(_ line: String) -> LibraryEvent? {
    let bytes = Array(line.utf8)
    return LibraryEvent(bytes, in: bytes.indices)
  }

  @Test(
    arguments: [
      (
        .watch(
          Viewing(
            of: movie, on: Day("2026-11-24"), rating: OwnRating(8.5), isRewatch: true,
            note: "a\n\"b\"\u{1B}\u{61C}\u{202E}", tags: ["x y", "z"], source: "letterboxd:1")),
        #"{"at":"2026-11-25T20:01:00Z","event":"watch","id":"7","movie":{"title":"Caligari \"1920\"","tmdb":234,"year":1920},"note":"a\n\"b\"\u001b\u061c\u202e","on":"2026-11-24","rating":8.5,"rewatch":true,"source":"letterboxd:1","tags":["x y","z"],"v":1}"#
      ),
      (
        .watch(Viewing(of: Film(id: 900_000_001, title: "É", year: nil), on: nil)),
        #"{"at":"2026-11-25T20:01:00Z","catalog":"embedded","event":"watch","id":"7","logged":null,"movie":{"title":"É","tmdb":900000001},"on":null,"rewatch":false,"v":1}"#
      ),
      (
        .watch(Viewing(of: dune, on: nil), logged: Day("2026-11-26")),
        #"{"at":"2026-11-25T20:01:00Z","event":"watch","id":"7","logged":"2026-11-26","movie":{"title":"Dune","year":2021},"on":null,"rewatch":false,"v":1}"#
      ),
      (
        .mark(Film(id: 19, title: "", year: 1927), .rating(nil), on: Day("2026-11-24")),
        #"{"at":"2026-11-25T20:01:00Z","event":"mark","id":"7","mark":"rating","movie":{"title":"","tmdb":19,"year":1927},"on":"2026-11-24","v":1,"value":null}"#
      ),
      (
        .mark(Film(id: 19, title: "M"), .favorite(true), source: "letterboxd"),
        #"{"at":"2026-11-25T20:01:00Z","event":"mark","id":"7","mark":"favorite","movie":{"title":"M","tmdb":19},"on":null,"source":"letterboxd","v":1,"value":true}"#
      ),
      (
        .mark(Film(id: .imdb("tt1160419"), title: "Dune"), .watchlist(false)),
        #"{"at":"2026-11-25T20:01:00Z","event":"mark","id":"7","mark":"watchlist","movie":{"imdb":"tt1160419","title":"Dune"},"on":null,"v":1,"value":false}"#
      ),
      (
        .identify(dune, as: Film(id: 438_631, title: "Dune", year: 2021)),
        #"{"at":"2026-11-25T20:01:00Z","event":"identify","id":"7","movie":{"title":"Dune","tmdb":438631,"year":2021},"of":{"title":"Dune","year":2021},"v":1}"#
      ),
      (
        .undoBatch("3"), #"{"at":"2026-11-25T20:01:00Z","batch":"3","event":"undo","id":"7","v":1}"#
      ),
      (
        .edit(
          of: "3",
          [.note(""), .day(nil), .rating(OwnRating(9)), .rewatch(false), .source(nil), .tags([])]),
        #"{"at":"2026-11-25T20:01:00Z","event":"edit","id":"7","of":"3","set":{"note":null,"on":null,"rating":9,"rewatch":false,"source":null,"tags":null},"v":1}"#
      ),
      (
        .remove(of: "3"),
        #"{"at":"2026-11-25T20:01:00Z","event":"remove","id":"7","of":"3","v":1}"#
      ),
      (.undo(of: "3"), #"{"at":"2026-11-25T20:01:00Z","event":"undo","id":"7","of":"3","v":1}"#),
    ] as [(LibraryEvent.Action, String)])
  func `An event is written with sorted keys, and read back`(
    action: LibraryEvent.Action, line: String
  ) throws {
    let original = LibraryEvent(id: "7", time: Self.time, action)
    #expect(original.line == line)
    let read = try #require(event(line))
    #expect(read == original)
  }

  @Test func `An event of an import names its batch`() throws {
    let original = LibraryEvent(id: "7", time: Self.time, batch: "b", .undo(of: "3"))
    #expect(event(original.line) == original)
    #expect(original.line.contains(#""batch":"b""#))
  }

  @Test(
    arguments: [
      (
        #","event":"favorite","id":"1","movie":{"tmdb":19},"v":1,"value":true}"#,
        .mark(Film(id: 19, title: ""), .favorite(true), on: Day("2026-11-25"))
      ),
      (
        #","event":"rate","id":"1","movie":{"tmdb":19},"v":1,"value":7.5}"#,
        .mark(Film(id: 19, title: ""), .rating(OwnRating(7.5)), on: Day("2026-11-25"))
      ),
      (
        #","event":"watch","id":"1","movie":{"tmdb":19},"on":null,"rewatch":false,"v":1}"#,
        .watch(Viewing(of: Film(id: 19, title: ""), on: nil), logged: Day("2026-11-25"))
      ),
      (
        #","event":"watch","id":"1","movie":{"tmdb":19},"on":null,"source":"letterboxd:1","v":1}"#,
        .watch(Viewing(of: Film(id: 19, title: ""), on: nil, source: "letterboxd:1"))
      ),
    ] as [(String, LibraryEvent.Action)])
  func `Version 0.5 wrote no days of marks, so they have the day of the event`(
    line: String, action: LibraryEvent.Action
  ) {
    #expect(event(Self.head + line)?.action == action)
  }

  @Test(arguments: [
    // Members in any order, spaces, unknown members, and other spellings of the same text.
    (
      #" { "v" : 1 , "movie" : {"year":null,"tmdb":19,"imdb":[{"a":[null,1.5e3,"x"]}],"title":"M"},"id":"1","event":"favorite","at":"2026-11-25T20:01:00.123Z","value":true , "x":{} } "#,
      "M"
    ),
    (
      #"{"at":"2026-11-25T20:01:00Z","event":"fav\u006frite","id":"1","movie":{"tmdb":19,"title":"\ud83c\udfac\/"},"value":true}"#,
      "🎬/"
    ),
  ])
  func `A line edited by hand is read`(line: String, title: String) throws {
    guard case .mark(let movie, .favorite(true), _, _) = event(line)?.action else {
      Issue.record("The line was not read: \(line)")
      return
    }
    #expect((movie.id, movie.title) == (19, title))
  }

  @Test(arguments: [
    "", "{", "{}", "null", "[]", "text", #"{"at":"2026-11-25T20:01:00Z"}"#,
    // Truncated, or followed by something else.
    head + #","event":"remove","id":"1","of":"2","v":1"#,
    head + #","event":"remove","id":"1","of":"2","v":1}}"#,
    // Members that are missing or have another type.
    head + #","event":"remove","id":"1","v":1}"#, head + #","event":"remove","of":"2","v":1}"#,
    head + #","event":"remove","id":"","of":"2","v":1}"#,
    #"{"at":"yesterday","event":"remove","id":"1","of":"2","v":1}"#,
    #"{"at":"2026-02-30T20:01:00Z","event":"remove","id":"1","of":"2","v":1}"#,
    #"{"at":"2026-11-25T24:01:00Z","event":"remove","id":"1","of":"2","v":1}"#,
    head + #","event":"favorite","id":"1","movie":{"tmdb":19},"v":1}"#,
    head + #","event":"favorite","id":"1","movie":{"tmdb":0},"v":1,"value":true}"#,
    head + #","event":"favorite","id":"1","v":1,"value":true}"#,
    head + #","event":"rate","id":"1","movie":{"tmdb":19},"v":1,"value":0}"#,
    head + #","event":"rate","id":"1","movie":{"tmdb":19},"v":1,"value":11}"#,
    head + #","event":"rate","id":"1","movie":{"tmdb":19},"v":1,"value":7.3}"#,
    head + #","event":"watch","id":"1","movie":{"tmdb":19},"on":"2026-02-30","v":1}"#,
    head + #","event":"watch","id":"1","movie":{"tmdb":19},"on":"2026-11-24","tags":"a","v":1}"#,
    head + #","event":"edit","id":"1","of":"2","set":{"rating":7.3},"v":1}"#,
    #"{"at":"2026-11-25T20:01:00Z","event":"undo","id":"1","of":"\u12","v":1}"#,
    #"{"at":"2026-11-25T20:01:00Z","event":"undo","id":"1","of":"\x","v":1}"#,
  ])
  func `A damaged line is not an event`(line: String) {
    #expect(event(line) == nil)
  }

  @Test(arguments: [
    head + #","event":"poke","id":"1","of":7,"v":1}"#,
    head + #","event":"watch","id":"1","movie":"M","on":{},"v":2}"#,
  ])
  func `Events of later versions are kept, whatever they contain`(line: String) {
    guard case .unknown = event(line)?.action else {
      Issue.record("The event is known, or damaged: \(line)")
      return
    }
  }

  @Test(arguments: ["1887-12-31", "2999-01-01", "0001-01-01"])
  func `Any day that exists is read`(day: String) {
    let line = Self.head + #","event":"watch","id":"1","movie":{"tmdb":19},"on":"\#(day)","v":1}"#
    guard case .watch(let viewing, _) = event(line)?.action else {
      Issue.record("The line was not read.")
      return
    }
    #expect(viewing.day?.description == day)
  }

  @Test(arguments: [("1013-11-25T20:04:00Z", 0), ("9999-12-31T23:59:60Z", 253_402_300_799)])
  func `A time outside the years 1970 to 9999 becomes the nearest one`(
    _ text: String, _ time: Int64
  ) throws {
    let bytes = Array(#"{"at":"\#(text)","event":"undo","id":"1","of":"2","v":1}"#.utf8)
    let event = try #require(LibraryEvent(bytes, in: bytes.indices))
    #expect(event.time == time)
    let line = Array(event.line.utf8)
    #expect(LibraryEvent(line, in: line.indices) == event)
  }

  @Test func `Deep nesting is damage, and not the end of the program`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(event(Self.head + #","event":"undo","id":"1","of":"2","x":\#(deep)"#) == nil)
  }

  @Test func `A note of 64 kB with any characters is kept`() throws {
    let scalars = (1...0xFFFF).compactMap { Unicode.Scalar($0) }.prefix(20_000)
    let note = String(String.UnicodeScalarView(scalars))
    let viewing = Viewing(of: Self.movie, on: nil, note: note)
    let line = LibraryEvent(id: "1", time: 0, .watch(viewing)).line
    #expect(!line.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
    guard case .watch(let read, _) = event(line)?.action else {
      Issue.record("The line was not read.")
      return
    }
    #expect(read.note.unicodeScalars.elementsEqual(note.unicodeScalars))
  }
}
