import Foundation
import MovieEntities
import MoviePresentation
import MovieTMDB
import Testing
import Viper

@testable import MovieLibrary
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// What is read from the exports of each service, with synthetic rows.
struct ImportServiceTests {
  private static func read(
    _ name: String, _ text: String, _ order: DateOrder? = nil
  ) throws -> [String] {
    try ImportReaderTests.read([name: text], order)
  }

  @Test(arguments: [
    (
      "Trakt ratings", "r.csv",
      """
      rated_at,type,title,year,trakt_rating,trakt_id,imdb_id,tmdb_id,season_number,rating
      2021-03-22T06:33:24.000Z,movie,Nosferatu,1922,7.9,1,tt0013442,653,,4
      2021-03-22T06:33:24.000Z,episode,Metropolis,1927,8.1,4170,tt0458290,4194,7,5
      """,
      ["rating|653||Nosferatu|1922|2021-03-22|4||||", "r.csv:3 notAMovie(\"episode\")"]
    ),
    (
      "Trakt watchlist", "watchlist.csv",
      """
      listed_at,type,title,year,trakt_id,imdb_id,tmdb_id,season_number,rating
      2021-03-22T06:33:24.000Z,movie,No Such Film,1999,1,,,,
      """, ["watchlist|||No Such Film|1999|2021-03-22|||||"]
    ),
    (
      "Trakt history", "history-1.json",
      """
      [{"id":7,"watched_at":"2024-01-02T00:00:00.000Z","action":"scrobble","type":"movie",
        "movie":{"title":"Nosferatu","year":1922,"ids":{"trakt":4,"imdb":"tt0013442","tmdb":653}}},
       {"id":8,"watched_at":"unknown","type":"movie",
        "movie":{"title":"X","year":1950,"ids":{"trakt":5,"imdb":"tt9999999","tmdb":null}}},
       {"id":9,"watched_at":"2024-01-02T00:00:00.000Z","type":"episode","episode":{"season":1},
        "show":{"title":"S","year":2020,"ids":{"trakt":6,"tmdb":653}}}]
      """,
      [
        "watch|653||Nosferatu|1922|2024-01-02||false|||trakt:7",
        "watch||tt9999999|X|1950|||false|||trakt:8", "history-1.json:5 notAMovie(\"episode\")",
      ]
    ),
    (
      "Trakt ratings with flat IDs", "x.json",
      """
      [{"rated_at":"2024-01-02T10:00:00Z","rating":9,"type":"movie","title":"Nosferatu","year":1922,
        "trakt_id":4,"tmdb_id":653}]
      """, ["rating|653||Nosferatu|1922|2024-01-02|9||||"]
    ),
    (
      "Simkl", "SimklBackup.csv",
      """
      simkl_id,TVDB_ID,TMDB,IMDB_ID,MAL_ID,Type,Title,Year,LastEpWatched,Watchlist,WatchedDate,Rating,Memo
      ,,,,27775,tv,Nosferatu,1922,s1e2,plan to watch,2015-08-21,5,
      ,,,tt0017136,,movie,Metropolis,1927,,completed,8/20/2015,4,my memo
      ,,,tt0017136,,movie,Metropolis,1927,,plan to watch,,,my memo
      ,,,,,movie,X,1950,,completed,,"4,5",a
      ,,,,,movie,Y,1950,,dropped,,,
      """,
      [
        "watch|19||Metropolis|1927|2015-08-20|4|false||my memo|simkl",
        "watchlist|19||Metropolis|1927||||||", "watch|||X|1950|||false||a|simkl",
        "rating|||X|1950||4.5||||", "SimklBackup.csv:2 notAMovie(\"tv\")",
        "SimklBackup.csv:6 badKind(\"dropped\")",
      ]
    ),
    (
      "movary history", "h.csv",
      """
      title,year,tmdbId,imdbId,watchedAt,comment,location
      Nosferatu,1922,653,tt0013442,2023-04-01,"good one",cinema
      """, ["watch|653||Nosferatu|1922|2023-04-01||false|cinema|good one|movary"]
    ),
    (
      "movary ratings", "r.csv",
      "title,year,tmdbId,imdbId,userRating\nNosferatu,1922,653,tt0013442,8\nOld,1887,,,7\n",
      ["rating|653||Nosferatu|1922||8||||", "rating|||Old|||7||||"]
    ),
    (
      "Yamtrack", "y.csv",
      """
      "media_id","source","media_type","title","image","season_number","episode_number","score","progress","status","repeats","start_date","end_date","notes","watch_date"
      "653","tmdb","movie","Nosferatu","x","","","9.0","1","Completed","0","2024-02-09","2024-02-09","nice",""
      "12","manual","movie","Home Movie","x","","","","","Planning","0","","","",""
      "1396","tmdb","tv","Metropolis","x","","","9.0","1","Completed","0","2024-02-09","2024-02-09","",""
      """,
      [
        "watch|653||Nosferatu|1922|2024-02-09|9|false||nice|yamtrack",
        "watchlist|||Home Movie|||||||", "y.csv:4 notAMovie(\"tv\")",
      ]
    ),
    (
      "TMDB ratings", "t.csv",
      """
      TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated
      653,tt0013442,movie,Nosferatu,1922-02-16,,,7.7,9.5,2024-01-01T00:00:00Z
      4194,,tv,Metropolis,1927,,,7.7,9,2024-01-01T00:00:00Z
      """,
      [
        "watch|653||Nosferatu|1922|||false|||tmdb",
        "rating|653||Nosferatu|1922|2024-01-01|9.5||||", "t.csv:3 notAMovie(\"tv\")",
      ]
    ),
    (
      "TV Time", "tracking-prod-records.csv",
      """
      type-uuid-n,uuid,user_id,movie_name,entity_type,type,release_date,created_at
      watch-1,1,2,Nosferatu,movie,watch,1922-02-16 00:00:00,2020-09-21 02:17:20
      towatch-1,1,2,X,movie,towatch,1950-02-16 00:00:00,2020-09-21 02:17:20
      watch-2,1,2,,episode,watch,,2020-09-21 02:17:20
      """,
      [
        "watch|653||Nosferatu|1922|2020-09-21||false|||tvtime",
        "watchlist|||X|1950|2020-09-21|||||",
        "tracking-prod-records.csv:4 notAMovie(\"episode\")",
      ]
    ),
    (
      "TV Time episodes", "tracking-prod-records-v2.csv",
      "key,s_id,series_name,season_number,created_at\nwatch-episode-1,1,S,1,2020-09-21 02:17:20\n",
      ["tracking-prod-records-v2.csv:2 notAMovie(\"episode\")"]
    ),
    (
      "IMDb in Italian", "i.csv",
      """
      Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors
      tt9999991,8,2025-01-01,Nosferatu,Nosferatu,https://x,Serie TV,8,60,1922,Horror,100,1922,
      tt9999992,8,2025-01-01,Metropolis,Metropolis,https://x,Episodio TV,8,60,1927,Drama,100,1927,
      tt0013442,9,2025-01-01,Nosferatu,Nosferatu,https://x,Film,8,60,1922,Horror,100,1922,
      tt0013443,9,2025-01-01,Something,Something,https://x,,8,60,1922,Horror,100,1922,
      """,
      [
        "watch|653||Nosferatu|1922|||false|||imdb:tt0013442",
        "rating|653||Nosferatu|1922|2025-01-01|9||||", "i.csv:2 notAMovie(\"Serie TV\")",
        "i.csv:3 notAMovie(\"Episodio TV\")", "i.csv:5 notAMovie(\"\")",
      ]
    ),
    ("Netflix", "n.csv", "Title,Date\n\"Metropolis\",\"1/2/22\"\n", ["n.csv:0 netflix"]),
  ])
  func `Each service's files are read`(
    _ service: String, _ name: String, _ text: String, _ lines: [String]
  ) throws {
    #expect(try Self.read(name, text) == lines)
  }

  // MARK: Recognition

  private static let diary = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"

  @Test(arguments: [
    "date,NAME,year,letterboxd_uri,rating,rewatch,tags,watched_date",
    "Date;Name;Year;Letterboxd.URI;Rating;Rewatch;Tags;Watched.Date",
    "Date\tName\tYear\tLetterboxd URI\tRating\tRewatch\tTags\tWatched Date",
  ])
  func `Only the letters of columns count, whatever separates them`(_ header: String) throws {
    let separator = try #require(header.first { ",;\t".contains($0) })
    let row = ["2026-01-03", "X", "1950", "u", "4,5", "", "", "2026-01-02"]
      .map { separator == "," ? $0.replacing(",", with: ".") : $0 }
    let text = "\(header)\r\n\(row.joined(separator: String(separator)))\r\n"
    #expect(try Self.read("x.csv", text) == ["watch|||X|1950|2026-01-02|9|false|||letterboxd:u"])
  }

  @Test(arguments: [
    ("Title,Score\nX,3\n", "x.csv:0 unknownFile"),
    ("Name,Const\nX,tt1\n", "x.csv:0 unknownFile"),
    (
      "Const,Title,Title Type,Name,Letterboxd URI,Watched Date\n",
      "x.csv:0 severalServices(\"letterboxd, imdb\")"
    ),
    ("[{\"a\":1}]", "x.csv:0 unknownJSON"), ("[[[[", "x.csv:0 unknownJSON"),
  ])
  func `A file of no known set of columns is rejected`(_ text: String, _ line: String) throws {
    #expect(try Self.read("x.csv", text) == [line])
  }

  @Test func `Blank rows and a repeated header are not problems`() throws {
    let row = "2026-01-03,X,1950,u,4,,,2026-01-02\n"
    #expect(
      try Self.read("x.csv", Self.diary + "\n,,,,,,,\n" + row + Self.diary)
        == ["watch|||X|1950|2026-01-02|8|false|||letterboxd:u"])
    #expect(try Self.read("x.csv", Self.diary) == [])
  }

  @Test func `A hundred thousand columns are read`() throws {
    let header = "Name,Letterboxd URI,Watched Date" + String(repeating: ",a", count: 100_000)
    let row = "X,u,2026-01-02" + String(repeating: ",", count: 100_000)
    #expect(
      try Self.read("x.csv", "\(header)\n\(row)\n")
        == ["watch|||X||2026-01-02||false|||letterboxd:u"])
  }

  @Test func `Formulas, zero bytes and odd IDs are only text`() throws {
    let text = """
      title,year,tmdbId,imdbId,watchedAt,comment,location
      =HYPERLINK("x"),1950,-1,nm1,2023-04-01,=1+1,
      A\u{0},1950,12x,,2023-04-01,,
      """
    #expect(
      try Self.read("x.csv", text) == [
        "watch|||=HYPERLINK(\"x\")|1950|2023-04-01||false||=1+1|movary",
        "watch|||A|1950|2023-04-01||false|||movary",
      ])
  }

  @Test func `The ID of a row counts, whatever its title`() throws {
    let text = "title,year,tmdbId,imdbId,watchedAt\nMetropolis,1927,653,,2023-04-01\n"
    #expect(
      try Self.read("x.csv", text) == ["watch|653||Metropolis|1927|2023-04-01||false|||movary"])
  }

  @Test func `A file in Windows-1252 is read`() throws {
    let text =
      Data((Self.diary + "2026-01-03,Les ").utf8) + [0xC9]
      + Data("t,1950,u,,,,2026-01-02\n".utf8)
    let contents = try ImportReader(days: ImportedDays(today: .local))
      .contents(of: ImportFiles([.init(path: "x.csv", bytes: Array(text))]))
    #expect(
      contents.rows.map { LibraryCSV.cells($0.action)[3] } == ["Les Ét"])
  }

  @Test func `A rating without a day is not older than the viewings of its file`() throws {
    let text = """
      tmdbID,Title,Year,Rating10,WatchedDate
      1,X,1950,6,2026-01-02
      1,X,1950,8,
      2,Y,1950,8,
      """
    #expect(
      try Self.read("x.csv", text).filter { $0.hasPrefix("rating") }
        == ["rating|1||X|1950|2026-01-02|8||||", "rating|2||Y|1950||8||||"])
  }

  // MARK: Days

  @Test(
    arguments: [
      ("6/30/2022", "2022-06-30"), ("30/6/2022", "2022-06-30"), ("30.6.22", "2022-06-30"),
      ("6/30/98", "1998-06-30"), ("5/5/2021", "2021-05-05"), ("2022-06-30", "2022-06-30"),
      ("2022-06-30T23:30:00Z", "2022-06-30"), ("2022-06-30T23:30:00-05:00", "2022-06-30"),
      ("2022-06-30 23:30:00 +0000 UTC", "2022-06-30"), ("Tue Jul 26 05:37:34 2016", "2016-07-26"),
      ("unknown", ""), ("", ""), ("6/31/2022", nil), ("13/13/2022", nil),
      ("2022-06-30T25:00:00Z", nil),
      ("2022", nil), ("30 June 2022", nil), ("1/1/1", nil), ("2022-13-01", nil),
    ] as [(String, String?)])
  func `Days are read as programs and spreadsheets write them`(
    _ text: String, _ day: String?
  ) throws {
    let lines = try Self.read("x.csv", Self.diary + "2026-01-03,X,1950,u,,,,\(text)\n")
    let watch = "watch|||X|1950|\(day ?? "")||false|||letterboxd:u"
    #expect(lines == [day == nil ? "x.csv:2 badDay(\"\(text)\")" : watch])
  }

  @Test func `One number above 12 determines the order of a whole file`() throws {
    let rows = { (other: String) in
      Self.diary + "\(other),X,1950,u,,,,5/3/21\n"
    }
    let unclear = #expect(throws: ImportLine.Mistake.self) {
      try Self.read("x.csv", rows("1/2/21"))
    }
    #expect(unclear?.reason == .unclearDates("x.csv"))
    let both = rows("13/2/21") + "2/13/21,X,1950,u,,,,2/13/21\n"
    let mixed = #expect(throws: ImportLine.Mistake.self) { try Self.read("x.csv", both) }
    #expect(mixed?.reason == .mixedDates("x.csv", "2/13/21", "13/2/21"))
    #expect(
      try Self.read("x.csv", both, .dmy) == [
        "watch|||X|1950|2021-03-05||false|||letterboxd:u", "x.csv:3 badDay(\"2/13/21\")",
      ])
    let day = { (lines: [String]) in lines.map { $0.split(separator: "|")[3] } }
    #expect(try day(Self.read("x.csv", rows("1/13/21"))) == ["2021-05-03"])
    #expect(try day(Self.read("x.csv", rows("13/1/21"))) == ["2021-03-05"])
    #expect(try day(Self.read("x.csv", rows("1/2/21"), .mdy)) == ["2021-05-03"])
    #expect(try day(Self.read("x.csv", rows("1/2/21"), .dmy)) == ["2021-03-05"])
  }

  // MARK: HTML

  @Test(
    arguments: [
      ("<b>Bold</b> and <i>italic</i>", "Bold and italic"),
      ("One<br>two<br/>three", "One\ntwo\nthree"),
      ("<a href=\"https://x.example/?a=1&amp;b\">Here</a>.", "Here (https://x.example/?a=1&b)."),
      ("<blockquote>Q</blockquote>A", "Q\nA"),
      ("&lt;3 &#39;a&#39; &#x41; &amp;amp;", "<3 'a' A &amp;"),
      ("1 < 2 & 3 > 2; <3", "1 < 2 & 3 > 2; <3"), ("<unknown> &unknown; &#xD800;", nil),
      ("a <", nil), ("&", nil), ("<a href=>x</a>", "x"), ("<a href='", nil),
      ("<p>A</p><p>B</p>", "A\nB"), ("a<b>\u{301}c", "a\u{301}c"), ("<b>a</b>\u{301}", "a\u{301}"),
    ] as [(String, String?)])
  func `HTML becomes plain text`(_ html: String, _ text: String?) {
    #expect(HTMLText.plain(html) == text ?? html)
  }

  @Test func `Megabytes of tags take linear time`() {
    let html = String(repeating: "<", count: 200_000)
    #expect(HTMLText.plain(html) == html)
  }
}
