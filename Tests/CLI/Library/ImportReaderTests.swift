import Foundation
import MovieEntities
import MovieLibrary
import MoviePresentation
import MovieTMDB
import Testing
import Viper
import ViperPlatform

@testable import MoviesCLI
@testable import ViperCommandLine

/// What files of other programs say, and what is wrong with them.
struct ImportReaderTests {
  /// Noon on November 25, 2026.
  private static let today = Today.gmt(
    WallClock(secondsSince1970: 1_795_608_000, on: ImmediateClock()))

  /// Reads files, and returns a line for each row and each problem.
  static func read(
    _ files: [String: String], _ order: DateOrder? = nil
  ) throws -> [String] {
    let files = files.sorted { $0.key < $1.key }.map {
      ImportFiles.File(path: $0.key, bytes: Array($0.value.utf8))
    }
    let contents = try ImportReader(days: ImportedDays(today: today, order: order))
      .contents(of: ImportFiles(files))
    return contents.rows.map { LibraryCSV.cells($0.action).joined(separator: "|") }
      + contents.events.map { "event \($0.id)" }
      + contents.problems.map { "\($0.file):\($0.line) \($0.reason)" }
  }

  private static let diary = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\r\n"
  private static let reviews =
    "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\r\n"
  private static let short = "Date,Name,Year,Letterboxd URI\r\n"

  @Test func `All files of a Letterboxd export are read`() throws {
    let lines = try Self.read([
      "diary.csv": Self.diary
        + "2026-01-03,Metropolis,1927,https://boxd.it/e1,4.5,Yes,\"a, b\",2026-01-02\r\n"
        + "2026-01-03,Nosferatu,1922,,,,,2026-01-03\r\n"
        + "2026-01-03,Nosferatu,1922,,,,,2026-01-03\r\n",
      "reviews.csv": Self.reviews
        + "2026-01-04,Metropolis,1927,https://boxd.it/e1,4.5,Yes,\"One\r\n\"\"two\"\"\",\"a, b\",2026-01-02\r\n"
        + "2026-01-05,The General,1926,https://boxd.it/r2,,,Undated,,\r\n",
      "ratings.csv": "Date,Name,Year,Letterboxd URI,Rating\r\n"
        + "2026-01-05,Metropolis,1927,https://boxd.it/f1,5\r\n"
        + "2026-01-05,Sunrise,1927,https://boxd.it/f9,0.5\r\n",
      "watched.csv": Self.short + "2026-01-05,Metropolis,1927,https://boxd.it/f1\r\n"
        + "2026-01-05,Faust,1926,https://boxd.it/f4\r\n",
      "watchlist.csv": Self.short + "2026-01-06,M,1931,https://boxd.it/f5\r\n",
      "likes/films.csv": Self.short + "2026-01-06,Faust,1926,https://boxd.it/f4\r\n",
      "likes/lists.csv": "Date,Content\r\n2026-01-06,https://boxd.it/l1\r\n",
      "comments.csv": "Date,Content,Comment\r\n2026-01-06,x,y\r\n",
      "profile.csv": "Date Joined,Username\r\n2020-01-01,someone\r\n",
      "lists/best.csv": "Letterboxd list export v7\r\nDate,Name,Tags,URL,Description\r\n"
        + "2026-01-01,Best,,https://boxd.it/l1,\r\n\r\nPosition,Name,Year,URL,Description\r\n"
        + "1,Metropolis,1927,https://boxd.it/f1,\r\n",
      "broken.csv": "a\u{0}b",
    ])
    #expect(
      lines == [
        "watch|19||Metropolis|1927|2026-01-02|9|true|a, b||letterboxd:https://boxd.it/e1",
        "watch|653||Nosferatu|1922|2026-01-03||false|||letterboxd",
        "watch|653||Nosferatu|1922|2026-01-03||false|||letterboxd",
        "favorite|10728||Faust|1926|2026-01-06|||||",
        "watch|19||Metropolis|1927|||false|||letterboxd:https://boxd.it/f1",
        "rating|19||Metropolis|1927|2026-01-05|10||||",
        "watch|||Sunrise|1927|||false|||letterboxd:https://boxd.it/f9",
        "rating|||Sunrise|1927|2026-01-05|1||||",
        "watch|19||Metropolis|1927|2026-01-02|9|true|a, b|One\n\"two\"|letterboxd:https://boxd.it/e1",
        "watch|961||The General|1926|||false||Undated|letterboxd:https://boxd.it/r2",
        "watch|19||Metropolis|1927|||false|||letterboxd:https://boxd.it/f1",
        "watch|10728||Faust|1926|||false|||letterboxd:https://boxd.it/f4",
        "watchlist|||M|1931|2026-01-06|||||", "broken.csv:0 damaged", "lists/best.csv:0 list",
      ])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func `A file in UTF-16 is read`(encoding: String.Encoding) throws {
    let text = Self.short + "2026-01-05,Città 🎬,2001,\r\n"
    let bytes = try #require(("\u{FEFF}" + text).data(using: encoding))
    let contents = try ImportReader(days: ImportedDays(today: Self.today))
      .contents(of: ImportFiles([.init(path: "watched.csv", bytes: Array(bytes))]))
    #expect(contents.rows.map { LibraryCSV.cells($0.action)[3] } == ["Città 🎬"])
    #expect(contents.problems.isEmpty)
  }

  @Test func `A JSON file of another program is not a table without a header`() throws {
    for text in ["{}", "[1]", #"{"a":1}"#, "[{}]"] {
      #expect(try Self.read(["a.json": text]) == ["a.json:0 unknownJSON"])
    }
  }

  private static let imdb =
    "Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),"
    + "Year,Genres,Num Votes,Release Date,Directors\n"

  @Test(arguments: [
    (
      imdb
        + "tt0017136,9,2024-01-02,Metropolis,Metropolis,https://x,Movie,8.3,153,1927,\"Drama, Sci-Fi\",1,1927-02-06,Fritz Lang\n"
        + "tt0944947,8,2024-01-02,A Series,A Series,https://x,TV Series,9,60,2011,Drama,1,2011,\n",
      [
        "watch|19||Metropolis|1927|||false|||imdb:tt0017136",
        "rating|19||Metropolis|1927|2024-01-02|9||||",
        "ratings.csv:3 notAMovie(\"TV Series\")",
      ]
    ),
    (
      "position,const,created,modified,description,Title,Title type,Directors,You rated,Year\n"
        + "1,tt0017136,Wed Feb 22 00:00:00 2012,,,Metropolis,Feature Film,Fritz Lang,7,1927\n"
        + "2,tt0944947,,,,X,tvEpisode,,7,2013–2023\n",
      [
        "watch|19||Metropolis|1927|||false|||imdb:tt0017136",
        "rating|19||Metropolis|1927|2012-02-22|7||||", "ratings.csv:3 notAMovie(\"tvEpisode\")",
      ]
    ),
  ])
  func `IMDb ratings of all ages are read by the names of their columns`(
    _ text: String, _ lines: [String]
  ) throws {
    #expect(try Self.read(["ratings.csv": text]) == lines)
  }

  @Test func `Only the name of a file says whether a list is the watchlist`() throws {
    let list =
      "Position,Const,Created,Title,Title Type,Year,Your Rating\n1,tt0017136,,Metropolis,Movie,1927,\n"
    #expect(
      try Self.read(["WATCHLIST.csv": list]) == ["watchlist|19||Metropolis|1927||||||"])
    #expect(try Self.read(["list.csv": list]) == ["list.csv:2 list"])
    #expect(try Self.read(["x.csv": Self.short + "2026-01-01,M,1931,u\n"]) == ["x.csv:2 list"])
  }

  @Test(arguments: [
    ("2026-01-03,,1927,u,4,,,2026-01-02", "noTitle"),
    ("2026-01-03,M,1931,u,4,,,2026-02-30", "badDay(\"2026-02-30\")"),
    ("2026-01-03,M,1931,u,4,,,1887-12-31", "badDay(\"1887-12-31\")"),
    ("2026-01-03,M,1931,u,4,,,2026-11-27", "badDay(\"2026-11-27\")"),
    ("2026-01-03,M,1931,u,4,,,yesterday", "badDay(\"yesterday\")"),
    ("2026-01-03,M,1931,u,4,,2026-01-02", "ragged"),
    ("2026-01-03,M,1931,u,4,,,2026-01-02,x", "ragged"),
    ("\"2026-01-03,M,1931,u,4,,,2026-01-02", "openQuote"),
  ])
  func `An invalid row is reported by its line`(_ row: String, _ reason: String) throws {
    #expect(try Self.read(["diary.csv": Self.diary + row + "\r\n"]) == ["diary.csv:2 \(reason)"])
  }

  @Test func `Rows before a quotation mark that is never closed are imported`() throws {
    let row = "2026-01-03,M,1931,u,4,,,2026-01-02\r\n"
    #expect(
      try Self.read(["x.csv": Self.diary + row + row.replacing("M", with: "\"M") + row]) == [
        "watch|||M|1931|2026-01-02|8|false|||letterboxd:u", "x.csv:3 openQuote",
      ])
  }

  @Test(arguments: ["5.5", "0", "-1", "4.3", "abc"])
  func `A row with an invalid rating is imported without it, unless it says nothing else`(
    rating: String
  ) throws {
    let imdb = "Position,Const,Created,Title,Title Type,Year,Your Rating\n"
    let imdbRow = "1,tt0017136,,Metropolis,Movie,1927,\(rating)x\n"
    let (bad, ignored) = ("badRating(\"\(rating)", "ignoredRating(\"\(rating)")
    #expect(
      try Self.read([
        "1.csv": Self.diary + "2026-01-03,M,1931,u,\(rating),,,2026-01-02\r\n",
        "2.csv": "Date,Name,Year,Letterboxd URI,Rating\r\n2026-01-03,M,1931,u,\(rating)\r\n",
        "3/watchlist.csv": imdb + imdbRow, "4.csv": imdb + imdbRow,
        "5.csv": "kind,title,rating\nfavorite,M,\(rating)x\nrating,M,\(rating)x\n",
      ]) == [
        "watch|||M|1931|2026-01-02||false|||letterboxd:u",
        "watchlist|19||Metropolis|1927||||||", "favorite|||M|||||||",
        "1.csv:2 \(ignored)\")", "2.csv:2 \(bad)\")", "3/watchlist.csv:2 \(ignored)x\")",
        "4.csv:2 \(bad)x\")", "5.csv:2 \(ignored)x\")", "5.csv:3 \(bad)x\")",
      ])
  }

  @Test func `A title of megabytes is rejected`() throws {
    let row = "2026-01-03,\(String(repeating: "M", count: 4_097)),1931,u,4,,,2026-01-02"
    #expect(try Self.read(["diary.csv": Self.diary + row + "\r\n"]) == ["diary.csv:2 longTitle"])
  }

  @Test func `Columns are found in any order, and unknown ones are ignored`() throws {
    let text = "Watched Date;Extra;Name;Letterboxd URI\n2026-11-26;;\"M\";u\n"
    #expect(
      try Self.read(["x.csv": text]) == ["watch|||M||2026-11-26||false|||letterboxd:u"])
    #expect(try Self.read(["x.csv": "a,b\n1,2\n"]) == ["x.csv:0 unknownFile"])
  }

  @Test func `The name of a folder or archive says nothing about its files`() throws {
    let folder = "letterboxd-watchlist-rewatched-2026/"
    let row = Self.short + "2026-01-06,Faust,1926,https://boxd.it/f4\r\n"
    #expect(
      try Self.read([folder + "likes/films.csv": row, folder + "watched.csv": row]).map {
        $0.prefix { $0 != "|" }
      } == ["favorite", "watch"])
    #expect(try Self.read(["lists/\(folder)mine.csv": row]).first?.contains("list") == true)
  }

  @Test func `A movie with the title Position is not taken for the header of a list`() throws {
    let text = "Title,Year,tmdbID\nM,1931,832\nPosition,2020,9\n"
    #expect(
      try Self.read(["x.csv": text])
        == [
          "watch|832||M|1931|||false|||letterboxd", "watch|9||Position|2020|||false|||letterboxd",
        ])
  }

  @Test func `A title is one line of text`() throws {
    #expect(
      try Self.read(["x.csv": "kind,tmdb,title,year\nseen,19,\"A\nB\u{1}\",1927\n"])
        == ["watch|19||A B|1927|||false|||"])
  }

  @Test func `A rating without a value, and too many tags, are mistakes`() throws {
    let head = "kind,tmdb,title,rating,tags\n"
    let tags = String(repeating: "x,", count: 40_000)
    #expect(
      try Self.read([
        "x.csv": head + "rating,19,Metropolis,,\nwatch,19,Metropolis,,\"\(tags)\"\n"
      ]) == ["x.csv:2 noRating", "x.csv:3 longTags"])
  }

  @Test func `Readable lines of our own JSON format are imported`() throws {
    let movie = Film(id: 19, title: "Metropolis", year: 1927)
    let line = LibraryEvent(id: "1", time: 0, .mark(movie, .favorite(true))).line
    let newer = #"{"at":"2026-11-25T20:01:00Z","event":"poke","id":"2","v":9}"#
    #expect(
      try Self.read(["x.ndjson": "\u{FEFF}\(line)\n\(newer)\n{\"at\":"])
        == ["event 1", "x.ndjson:2 newerEvent", "x.ndjson:3 damagedEvent"])
    #expect(try Self.read(["x.json": "{\"a\":1}\n"]) == ["x.json:0 unknownJSON"])
  }

  @Test func `Our own JSON format has the same limits as CSV`() throws {
    let movie = Film(id: 19, title: "Metropolis", year: 1927)
    let long = Film(id: 19, title: String(repeating: "x", count: 4_097), year: 1927)
    let text = String(repeating: "x", count: 65_537)
    let actions: [LibraryEvent.Action] = [
      .mark(long, .favorite(true)), .watch(Viewing(of: movie, on: nil, note: text)),
      .watch(Viewing(of: movie, on: nil, tags: [text])),
      .watch(Viewing(of: movie, on: Day(year: 1887, month: 12, day: 31))),
      .edit(of: "1", [.day(Day(year: 2026, month: 11, day: 27))]), .edit(of: "1", [.note(text)]),
      .edit(of: "1", [.day(Day(year: 2026, month: 11, day: 26))]),
    ]
    let lines = actions.enumerated().map { LibraryEvent(id: "\($0)", time: 0, $1).line }
    #expect(
      try Self.read(["x.json": lines.joined(separator: "\n")]) == [
        "event 6", "x.json:1 longTitle", "x.json:2 longNote", "x.json:3 longTags",
        "x.json:4 badDay(\"1887-12-31\")", "x.json:5 badDay(\"2026-11-27\")", "x.json:6 longNote",
      ])
  }

  @Test func `A file of an archive whose name cannot be read is reported`() throws {
    let contents = try ImportReader(days: ImportedDays(today: Self.today))
      .contents(of: ImportFiles([], badNames: ["\u{FFFD}.csv"]))
    #expect(contents.problems.map(\.reason) == [.badName])
  }

  @Test(arguments: [
    ("diary.csv", true), ("likes/films.csv", true), ("A.CSV", true), ("history-1.json", true),
    ("deleted/diary.csv", false),
    ("x/orphaned/diary.csv", false), (".hidden.csv", false), ("x.txt", false),
    ("__MACOSX/diary.csv", false),
  ])
  func `Only files that count are read`(_ path: String, _ isWanted: Bool) {
    #expect(ImportFiles.isWanted(path) == isWanted)
  }
}
