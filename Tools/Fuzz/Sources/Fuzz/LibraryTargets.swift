import Foundation
import MoviePresentation
import MovieTMDB
import MovieTMDBEmbedded
import Viper
import ViperLocalization

@testable import MovieEntities
@testable import MovieLibrary
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperPlatform

extension Target {
  /// The library file: it is read, extended, checked and compacted.
  static let library = Target(
    name: "library",
    words: [
      "\"at\":\"2026-11-25T20:01:00Z\"", "\"event\":\"watch\"", "\"event\":\"rate\"", "favorite",
      "watchlist", "edit", "remove", "undo", "\"of\":\"1\"", "\"id\":\"1\"",
      "\"movie\":{\"tmdb\":19",
      "\"title\":\"", "\"year\":1927", "\"on\":\"2026-11-24\"", "\"on\":null", "\"rating\":8.5",
      "\"value\":true", "\"value\":null", "\"tags\":[\"a\"]", "\"note\":\"", "\"v\":1", "\"set\":{",
      "\"rewatch\":true", "\"source\":\"letterboxd:", "\n",
    ], runs: 500
  ) { input in
    let folders = Folders()
    let environment = folders.environment
    try folders.put(input, "library.ndjson", in: environment.dataFolder)
    let clock = WallClock(secondsSince1970: 1_767_225_600, on: ImmediateClock())
    func stored() async throws -> Library {
      try await LibraryFile(environment, clock: clock).library()
    }
    let before = try await stored()
    let viewing = Viewing(of: Film(id: 19, title: "Metropolis", year: 1927), on: nil)
    let file = LibraryFile(environment, clock: clock)
    let added = try await file.append { _ in [.watch(viewing)] }
    let after = try await stored()
    try require(after.events == added.library.events, "another library is read")
    try require(
      after.events.count == before.events.count + 1
        && after.events.dropLast() == before.events[...],
      "an append changes what was there")
    try require(after.seen(19) != nil, "a viewing is lost")
    _ = try await file.check()
    for event in after.events {
      // Events of later versions are only copied.
      if case .unknown = event.action { continue }
      let bytes = Array(event.line.utf8)
      try require(
        LibraryEvent(bytes, in: bytes.indices) == event, "an event is written as another one")
    }
    let compacted = Library(after.compacted)
    try require(compacted.diary == after.diary, "compacting changes the diary")
    for kind in [MovieListKind.favorites, .watchlist, .rated] {
      let movies = [compacted, after].map { $0.movies(kind).map(\.movie.id) }
      try require(movies[0] == movies[1], "compacting changes \(kind)")
    }
  }

  /// A file to import, with one of the names that exports use.
  static let imports = Target(
    name: "imports",
    words: [
      "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n", "Name,Year",
      "Const,Your Rating,Date Rated,Title,URL,Title Type,Year\n", "Film", "Movie",
      "kind,tmdb,imdb,title,year,date,rating,rewatch,tags,note,source\n",
      "tmdbID,imdbID,Title,Year,Rating10,WatchedDate\n", "tt0013442", "https://boxd.it/", ";",
      "\"", "\r\n", "\u{FEFF}", "2026-11-24", "8.5", "4,5", "[{", "}]", "Yes", "\t", "6/30/22",
      "watched_at,rated_at,listed_at,type,title,year,trakt_id,imdb_id,tmdb_id,rating\n",
      "\"watched_at\":\"2024-01-02T00:00:00.000Z\"", "\"movie\":{\"title\":\"A\"",
      "\"ids\":{\"trakt\":4,\"tmdb\":653}", "<br>", "<a href=\"x\">", "&amp;", "&#39;",
      "simkl_id,TMDB,IMDB_ID,Type,Title,Year,Watchlist,WatchedDate,Rating,Memo\n", "completed",
      "title,year,tmdbId,imdbId,watchedAt,comment,location\n", "movie_name,entity_type,type",
      "media_id,source,media_type,title,score,status,end_date,notes\n", "plan to watch",
      "TMDb ID,IMDb ID,Type,Name,Release Date,Your Rating,Date Rated\n", "created_at",
    ], runs: 2_000
  ) { input in
    let names = [
      "diary.csv", "watched.csv", "watchlist.csv", "ratings.csv", "reviews.csv", "likes/films.csv",
      "lists/best.csv", "export.json", "ratings (1).csv",
    ]
    let name = names[Int(input.first ?? 0) % names.count]
    let bytes = Array(input.dropFirst())
    let files = ImportFiles([.init(path: name, bytes: bytes)])
    let (today, tomorrow) = (Day(daysSince1970: 20_454), Day(daysSince1970: 20_455))
    let clock = WallClock(
      secondsSince1970: Int64(today.daysSince1970) * 86_400, on: ImmediateClock())
    let days = ImportedDays(today: .gmt(clock), order: .mdy)
    let contents = try ImportReader(days: days).contents(of: files)
    for row in contents.rows {
      guard case .watch(let viewing, _) = row.action, let day = viewing.day else { continue }
      let isPossible = Viewing.firstDay.map { $0 <= day } == true && day <= tomorrow
      try require(isPossible, "a viewing on \(day)")
    }
    // What was imported is known.
    var library = Library()
    let first = try LibraryMerge(contents.rows, into: library, at: 0, batch: "1")
    library.append(first.events)
    let second = try LibraryMerge(contents.rows, into: library, at: 1, batch: "2")
    try require(second.events.isEmpty, "a second import adds \(second.events)")
    // A table that is written can be read.
    guard let rows = try? CSVReader.rows(of: bytes) else { return }
    let cells = rows.map(\.cells)
    let text = cells.map { CSV.line($0) }.joined()
    // Other separators in or below a header without commas would be taken for the separator, and a
    // byte order mark at the start is not part of the text.
    guard let header = cells.first, header.count > 1,
      header[0].unicodeScalars.first != "\u{FEFF}",
      !header.joined().contains(where: { ";\t".contains($0) })
    else { return }
    let read = try CSVReader.rows(of: Array(text.utf8)).map(\.cells)
    try require(read == cells, "\(cells) is read as \(read)")
  }

  /// The directory of a ZIP archive.
  static let archives = Target(
    name: "archives", words: ["PK\u{1}\u{2}", "PK\u{5}\u{6}", "..", "/", "a.csv", "\\", "C:"],
    maxBytes: 2_048, runs: 2_000
  ) { input in
    let folders = Folders()
    try folders.put(input, "a.zip")
    guard let path = folders.environment.stateFolder?.text else { return }
    let file = open(path + "/a.zip", O_RDONLY)
    defer { close(file) }
    let limit = 1 << 29
    guard let directory = try? ZIPDirectory(Descriptor(file), limit: limit) else { return }
    try require(directory.entries.reduce(0) { $0 + $1.size } <= limit, "more than the limit")
    for entry in directory.entries {
      try require(
        !entry.name.hasPrefix("/") && !entry.name.split(separator: "/").contains(".."),
        "\(entry.name) leaves the folder")
    }
  }

  /// The URL of a page on TMDB or IMDb.
  static let addresses = Target(
    name: "addresses",
    words: [
      "https://", "www.themoviedb.org/", "movie/", "person/", "tv/", "search?query=", "imdb.com/",
      "title/tt", "find/?q=", "%20", "+", "&", "#", "top-rated", "list/", "\u{130}",
    ], maxBytes: 3_000, runs: 20_000
  ) { input in
    let text = String(decoding: input, as: UTF8.self)
    guard let page = PageAddress(text), let url = page.url else { return }
    try require(url.utf8.allSatisfy { 0x21...0x7E ~= $0 }, "a URL with special characters: \(url)")
    // Longer URLs are not read.
    guard url.utf8.count <= 2_000 else { return }
    try require(PageAddress(url) == page, "\(url) is \(PageAddress(url) as Any), not \(page)")
  }

  /// The saved screens of an earlier run.
  static let windows = Target(
    name: "windows",
    words: [
      "\"version\"", "\"service\"", "\"tabs\"", "\"key\"", "\"places\"", "\"route\"", "\"title\"",
      "\"search\"", "\"focus\"", "\"arrangement\"", "\"order\"", "popular", "detail 19", "home",
      "person 910000001", "diary", "stats", "discover drama 1920..1929", "search \"x\"",
    ], runs: 300
  ) { input in
    let folders = Folders()
    let environment = folders.environment
    try folders.put(input, "window.json")
    let transport = EmbeddedTransport(
      clock: WallClock(secondsSince1970: 1_767_225_600, on: ImmediateClock()))
    let gateways = Gateways(
      transport: transport, loginServices: [], sessions: MemorySessions())
    let file = SavedWindowFile(environment, service: gateways.account.service.baseURL)
    guard let file, let saved = file.read(in: .english).window else { return }
    let router = MovieWindow(gateways, clock: ImmediateClock()).router
    await router.restore(saved)
    try Shown.check(router.window.scene, columns: 80, rows: 24)
    try require(await file.write(saved, in: .english) == nil, "the window cannot be written")
    try require(file.read(in: .english).window == saved, "another window is read")
    router.window.close()
  }
}
