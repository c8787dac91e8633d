import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `log` and `mark` with films that the catalog does not have.
@Suite(.places(2)) struct UnlistedFilmTests {
  private static let long = String(repeating: "é", count: 1_000)

  private let person: Person

  init() throws { person = try Person() }

  /// The titles and years in the diary, newest first.
  private func diary() async throws -> [String] {
    try await person.run("diary", "--fields", "title,year").output.lineList
      .map { $0.replacing("\t", with: ",") }
  }

  @Test(arguments: [
    (["Dune (2021)"], "Dune,2021"), (["dune", "(2021)"], "dune,2021"),
    (["Dune", "--year", "2021"], "Dune,2021"), (["Dune (2021)", "--year", "2021"], "Dune,2021"),
    (["1917 (2019)"], "1917,2019"), (["1917", "--year", "2019"], "1917,2019"),
    (["2001: A Space Odyssey (1968)"], "2001: A Space Odyssey,1968"),
    (["Blade Runner 2049 (2017)"], "Blade Runner 2049,2017"),
    (["Birds (of Prey) (2020)"], "Birds (of Prey),2020"), (["?! (1999)"], "?!,1999"),
    (["\u{1B}[31m Du\u{7}ne\n\u{202E}2  (1888)"], "[31m Dune 2,1888"),
    (["ساعة الصفر (2099)"], "ساعة الصفر,2099"),
    (["\(long) (2000)"], "\(long),2000"),
  ])
  func `A film with its year is logged as typed`(words: [String], row: String) async throws {
    let run = try await person.run(["log"] + words + ["--rate", "9"])
    #expect((run.status, run.output) == (0, ""))
    #expect(run.error.hasPrefix("Logged as typed: the built-in catalog does not have '"))
    #expect(run.error.count(where: \.isNewline) == 1)
    #expect(try await diary() == [row])
  }

  @Test(arguments: [["Metropolis (1927)"], ["metropolis", "--year", "1927"]])
  func `A film that the catalog has is that film`(words: [String]) async throws {
    let log = try await person.run(["log"] + words + ["--json"])
    #expect(log.output.contains(#""id":19,"#))
    #expect(log.error == "")
    #expect(try await person.run("mark", "Metropolis (1927)", "--favorite").error == "")
    #expect(try await person.ids("favorites") == [19])
  }

  @Test func `Without a network, a film is logged as typed`() async throws {
    let variables = ["TMDB_ACCESS_TOKEN": "token", "TMDB_BASE_URL": "http://127.0.0.1:1"]
    let run = try await person.run(["log", "Metropolis (1927)"], environment: variables)
    #expect(run.status == 0)
    #expect(run.error == "Logged as typed: 'Metropolis' (1927) could not be looked up.\n")
    let unknown = try await person.run(["log", "Nosferatu"], environment: variables)
    #expect(unknown.status == 69)
    #expect(
      unknown.error.contains(
        #"To log it anyway, add the year: movies-cli log "Nosferatu (YEAR)"."#))
    let id = try await person.run(["mark", "19", "--favorite"], environment: variables)
    #expect(
      id.error.contains(
        #"To mark it anyway, use its title and year: movies-cli mark "TITLE (YEAR)" --favorite."#))
    // The diary knows which movie this ID means.
    #expect(try await person.run("log", "234").status == 0)
    #expect(try await person.run(["log", "234"], environment: variables).status == 0)
    #expect(try await diary().count == 3)
  }

  @Test(arguments: [
    (["Dune"], #"add the year: movies-cli log "Dune (YEAR)"."#),
    (["dune", "2021"], #"add the year: movies-cli log "dune (2021)"."#),
    (["Blade Runner 2049"], #"add the year: movies-cli log "Blade Runner 2049 (YEAR)"."#),
    (["438631"], #"use its title and year: movies-cli log "TITLE (YEAR)"."#),
    (["tt1160419"], #"use its title and year: movies-cli log "TITLE (YEAR)"."#),
  ])
  func `Without a year, the error says how to add it`(words: [String], advice: String) async throws
  {
    let run = try await person.run(["log"] + words)
    #expect(run.status == 1)
    #expect(run.error.contains("To log it anyway, " + advice))
    #expect(try await diary() == [])
  }

  @Test(arguments: [("Dune", false), ("fuast", true), ("jazs singer", true), ("lune", false)])
  func `A title is suggested only if it is close`(title: String, isClose: Bool) async throws {
    let run = try await person.run("log", title)
    #expect(run.error.contains("Did you mean") == isClose, "\(run.error)")
  }

  @Test(arguments: [
    ["Dune", "--year", "0"], ["Dune", "--year", "1887"], ["Dune", "--year", "2100"],
    ["Dune", "--year", "20O1"], ["Dune (0)"], ["Dune (1887)"], ["Dune (2100)"], ["Dune (20O1)"],
    ["Dune (1984)", "--year", "2021"], ["tt1160419", "--year", "2021"], ["(2021)"],
    ["\u{7}", "--year", "2021"], [String(repeating: "x", count: 4_097) + " (2021)"],
    ["https://www.themoviedb.org/movie/438631", "--year", "2021"],
  ])
  func `A mistake is a usage error of one sentence`(words: [String]) async throws {
    for command in [["log"], ["mark", "--favorite"]] {
      let run = try await person.run(command + words)
      #expect((run.status, run.output) == (64, ""), "\(run.error)")
      #expect(run.error.lineList.count == 3)
    }
  }

  @Test func `A film is marked as typed, and is the same film however it is typed`() async throws {
    let run = try await person.run("mark", "Dune (2021)", "--watchlist", "--rate", "8", "--json")
    #expect(
      run.output
        == #"{"id":null,"rating":8,"title":"Dune","watchlist":true,"year":2021}"# + "\n")
    #expect(
      run.error == "Marked as typed: the built-in catalog does not have 'Dune' (2021).\n")
    // Logging a film removes it from the watchlist.
    #expect(try await person.run("log", "DUNE", "--year", "2021").status == 0)
    #expect(try await diary() == ["Dune,2021"])
    let watchlist = try await person.run("list", "watchlist", "--fields", "title")
    #expect(watchlist.output == "")
    let unknown = try await person.run("mark", "Solaris", "--rate", "8")
    #expect(
      unknown.error.contains(
        #"To mark it anyway, add the year: movies-cli mark "Solaris (YEAR)" --rate 8."#))
  }

  @Test(arguments: [["Dune (1984)", "Dune (2021)"], ["Dune (1984)", "sequel"]])
  func `Several films are not taken for one title`(words: [String]) async throws {
    let run = try await person.run(["log"] + words)
    #expect(run.status == 64)
    #expect(run.error.contains("'\(words[1])'"))
  }

  @Test func `A film of the library is found by its title alone`() async throws {
    try await person.mark("Dune (2021)", "--watchlist")
    for words in [["log", "dune"], ["mark", "DUNE!", "--favorite"]] {
      let run = try await person.run(words)
      #expect((run.status, run.error) == (0, ""))
    }
    #expect(try await diary() == ["Dune,2021"])
    try await person.mark("Dune (1984)", "--watchlist")
    #expect(try await person.run("log", "dune").error.contains("Several of your movies match"))
    #expect(try await diary() == ["Dune,2021"])
    // A film without a year can only be named by its title.
    try person.append(
      #"{"at":"2026-01-01T00:00:00Z","event":"mark","id":"a","mark":"favorite","#
        + #""movie":{"title":"Dune"},"on":"2026-01-01","v":1,"value":true}"# + "\n")
    #expect(try await person.run("log", "dune", "--on", "2026-01-01").status == 0)
    #expect(try await diary().contains("Dune,"))
  }

  @Test func `Removing a mark that a film does not have stores nothing`() async throws {
    let run = try await person.run("mark", "Dune (2021)", "--no-watchlist")
    #expect((run.status, run.error) == (0, ""))
    #expect(try await person.run("diary", "undo").error.contains("nothing to undo"))
  }

  @Test func `An exact title in the library wins over similar ones in the catalog`() async throws {
    try await person.mark("Star (2000)", "--watchlist")
    try await person.mark("General (2011)", "--watchlist")
    try person.append(
      #"{"at":"2026-01-01T00:00:00Z","event":"mark","id":"a","mark":"favorite","#
        + #""movie":{"title":"A"},"on":"2026-01-01","v":1,"value":true}"# + "\n")
    for (number, words) in [["star"], ["Star", "2000"], ["STAR!"]].enumerated() {
      let run = try await person.run(["log"] + words + ["--on", "2026-01-0\(number + 1)"])
      #expect((run.status, run.error) == (0, ""))
    }
    #expect(try await diary() == ["Star,2000", "Star,2000", "Star,2000"])
    for (title, page) in [("star", "Star\nyear\t2000"), ("A", "A")] {
      let run = try await person.run("detail", title, "--fields", "title,year")
      #expect(run.output == "title\t\(page)\n", "\(run.error)")
    }
    // The catalog's own title is more exact.
    _ = try await person.run("log", "the general", "--on", "2026-01-09")
    #expect(try await diary().first == "The General,1926")
  }

  @Test func `An exact title in the library is a candidate beside those of the catalog`()
    async throws
  {
    try await person.mark("Metropolis (2001)", "--watchlist")
    for command in ["log", "detail", "open"] {
      let run = try await person.run(command, "metropolis", "--json")
      #expect((run.status, run.output) == (1, ""))
      #expect(
        run.error.contains(
          #""candidates":[{"id":19,"title":"Metropolis","year":1927},"#
            + #"{"id":null,"title":"Metropolis","year":2001}]"#), "\(run.error)")
    }
    // The same film, which was logged without a network.
    let offline = ["TMDB_ACCESS_TOKEN": "token", "TMDB_BASE_URL": "http://127.0.0.1:1"]
    _ = try await person.run(["log", "Nosferatu (1922)"], environment: offline)
    #expect(try await person.run("log", "nosferatu", "--json").output.contains(#""id":653,"#))
  }

  @Test(arguments: [["open", "--print"], ["watch"], ["poster"], ["list", "similar"]])
  func `Commands that need TMDB say so for a film that only the library has`(
    command: [String]
  ) async throws {
    try await person.mark("Dune (2021)", "--watchlist")
    for words in [["Dune (2021)"], ["dune"]] {
      let run = try await person.run(command + words)
      #expect(run.status == 1)
      #expect(run.error.hasPrefix("Error: Only your library has 'Dune (2021)'"), "\(run.error)")
    }
    let unknown = try await person.run(command + ["Solaris (1972)"])
    #expect(unknown.error.hasPrefix("Error: No movies match 'Solaris (1972)'."))
  }

  @Test func `A list with films without an ID can be piped in`() async throws {
    for film in ["Dune (2021)", "Metropolis", "Star (2000)"] {
      try await person.mark(film, "--watchlist")
    }
    try person.append(
      #"{"at":"2026-01-01T00:00:00Z","event":"mark","id":"a","mark":"watchlist","#
        + #""movie":{"title":"Undated"},"on":"2026-01-01","v":1,"value":true}"# + "\n")
    let list = try await person.run("list", "watchlist")
    let run = try await Binary.run(
      ["mark", "-", "--favorite"], input: .text(list.output), home: person.home)
    #expect(run.status == 0, "\(run.error)")
    let titles = ["--fields", "title"]
    #expect(
      try await Set(person.run(["list", "favorites"] + titles).output.lineList)
        == ["Dune", "Metropolis", "Star", "Undated"])
    let pages = try await Binary.run(
      ["detail", "-"] + titles, input: .text(list.output), home: person.home)
    #expect(pages.status == 0, "\(pages.error)")
    #expect(pages.output.contains("title\tUndated\n"))
  }

  @Test func `An account cannot have the marks, but the film can be logged`() async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await person.run("mark", "Dune (2021)", "--favorite")
    #expect(run.status == 1)
    #expect(
      run.error == """
        Error: Your account cannot have 'Dune (2021)', because it has no TMDB ID. Log it instead, \
        because the diary is always on this computer.

        """)
    let log = try await person.run("log", "Dune (2021)", "--rate", "8")
    #expect(log.status == 0)
    #expect(
      log.error == """
        Logged as typed: the built-in catalog does not have 'Dune' (2021).
        Note: the rating is only in your diary, because your account cannot have this movie.

        """)
    let upload = try await person.run("library", "upload", "--yes", "--fields", "sent,invented")
    #expect(upload.output == "sent\t0\ninvented\t1\n")
  }

  // MARK: The page

  private static let page = ["--fields", "id,title,year,own_rating,seen"]

  @Test(arguments: [
    "Dune (2021)", "dune 2021", "the DUNE! (2021)", "Solaris", "solaris (1972)", "1917 (2019)",
  ])
  func `The page of a film that only the library has is found by its title`(
    word: String
  ) async throws {
    for film in ["Dune (2021)", "Dune (1984)", "Solaris (1972)", "1917 (2019)"] {
      try await person.mark(film, "--rate", "8")
    }
    let run = try await person.run(["detail", word] + Self.page)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("title\t\(word.first == "1" ? "1917" : "")"), "\(run.error)")
    #expect(run.output.hasSuffix("\nown_rating\t8.0\nseen\tfalse\n"))
    #expect(run.error.lineList.count == 1)
  }

  @Test func `The page shows the diary, and only what is known`() async throws {
    let note = "First line.\n\nSecond line."
    for words in [
      ["Dune (2021)", "--on", "2025-12-30", "--note", note, "--tag", "imax,sand"],
      ["Dune (2021)", "--on", "unknown", "--rate", "8.5"],
      ["Metropolis", "--on", "2025-12-31", "--note", "With live music."],
    ] {
      #expect(try await person.run(["log"] + words).status == 0)
    }
    let page = try await Terminal.run(
      ["detail", "Dune (2021)", "--color", "never"], columns: 80, home: person.home)
    #expect(
      page.output.replacing("\r", with: "") == """
        Dune (2021)
        yours 8.5 · seen December 30, 2025 (2 times)

        In your diary
        December 30, 2025 · imax, sand
          First line.
          Second line.
        Day unknown · 8.5 · rewatch
        Only your own data is shown, because the built-in catalog does not have this
        movie.

        """)
    // A movie of the catalog has its entries, too.
    let other = try await Terminal.run(["detail", "19"], columns: 80, home: person.home)
    #expect(other.output.contains("  With live music."))
    let rows = try await person.run("detail", "Dune (2021)").output
    #expect(
      rows == """
        title\tDune
        year\t2021
        own_rating\t8.5
        favorite\tfalse
        watchlist\tfalse
        seen\ttrue

        """)
    let json = try await person.run("detail", "Dune (2021)", "--json")
    #expect(json.output.contains(#""id":null,"#) && json.output.contains(#""year":2021}"#))
    #expect(json.output.contains(#""votes":null,"#))
  }

  @Test func `A title that several films have needs its year`() async throws {
    try await fill()
    let run = try await person.run("detail", "Dune", "--json")
    #expect((run.status, run.output) == (1, ""))
    #expect(run.error.contains(#""code":"ambiguous""#))
    #expect(run.error.contains(#"{"id":null,"title":"Dune","year":1984}"#))
    for word in ["Dune (2000)", "Stalker (1979)", "Stalker"] {
      let run = try await person.run("detail", word)
      #expect((run.status, run.output) == (1, ""))
      #expect(run.error.contains("No movies match '\(word)'."))
    }
  }

  @Test(.places(2)) func `A failure of the service does not hide the library's film`() async throws
  {
    for (id, title, year) in [(19, "Metropolis", 1927), (550, "Fight Club", 1999)] {
      let line =
        #"{"at":"2026-01-01T00:00:00Z","event":"mark","id":"\#(id)","mark":"rating","#
        + #""movie":{"title":"\#(title)","tmdb":\#(id),"year":\#(year)},"on":"2026-01-01","#
        + #""v":1,"value":8}"#
      try person.append(line + "\n")
    }
    let variables = ["TMDB_ACCESS_TOKEN": "token", "TMDB_BASE_URL": "http://127.0.0.1:1"]
    for word in ["19", "Metropolis", "Metropolis (1927)"] {
      let run = try await person.run(["detail", word] + Self.page, environment: variables)
      #expect(
        run.output == "id\t19\ntitle\tMetropolis\nyear\t1927\nown_rating\t8.0\nseen\tfalse\n")
      #expect(run.error == "Only your own data is shown. Could not connect to TMDB.\n")
    }
    #expect(try await person.run(["detail", "20"], environment: variables).status == 69)
    // TMDB has deleted the movie.
    let server = try TMDBServer { $0.path.hasSuffix("/550") ? .rejection(404, code: 34) : nil }
    defer { server.stop() }
    let deleted = try await person.run(
      ["detail", "550"] + Self.page, environment: server.variables)
    #expect(deleted.output.hasPrefix("id\t550\ntitle\tFight Club\nyear\t1999\n"))
    #expect(
      deleted.error == "Only your own data is shown, because TMDB does not have this movie.\n")
  }

  @Test func `A saved window shows the page again`() async throws {
    try await fill()
    let first = try await Terminal.run(["browse", "watchlist"], home: person.home) { terminal in
      let screen = WatchedScreen(terminal)
      try screen.wait(for: ["Your watchlist", "+ Dune", "1984"])
      try screen.type("\r", until: ["Dune (1984)", "Only your own data is shown"])
      terminal.type("q")
    }
    #expect(first.status == 0)
    let second = try await Terminal.run(["browse", "--resume"], home: person.home) { terminal in
      let screen = WatchedScreen(terminal)
      try screen.wait(for: ["Dune (1984)", "Only your own data is shown"])
      terminal.type("q")
    }
    #expect(second.status == 0)
  }

  // MARK: Personal lists

  /// Marks and logs two films with one title, a third film and a film of the catalog.
  private func fill() async throws {
    try await person.mark("Dune (2021)", "--watchlist", "--favorite", "--rate", "8")
    try await person.mark("Dune (1984)", "--watchlist", "--rate", "6")
    try await person.mark("19", "--favorite")
    for words in [
      ["Solaris (1972)", "--on", "2025-12-30", "--note", "Long, \"slow\"."],
      ["Solaris (1972)", "--on", "2025-12-31", "--rate", "9"],
    ] {
      #expect(try await person.run(["log"] + words).status == 0)
    }
  }

  @Test func `Lists show films without an ID`() async throws {
    try await fill()
    let fields = ["--fields", "id,title,year,own_rating,seen"]
    #expect(
      try await person.run(["list", "rated"] + fields).output
        == "\tDune\t1984\t6.0\tfalse\n\tDune\t2021\t8.0\tfalse\n\tSolaris\t1972\t9.0\ttrue\n")
    #expect(
      try await person.run("list", "favorites", "--fields", "id,title").output
        == "19\tMetropolis\n\tDune\n")
    let json = try await person.run("list", "watchlist", "--json", "--fields", "id,title,year")
    #expect(
      json.output.contains(
        #"[{"id":null,"title":"Dune","year":1984},{"id":null,"title":"Dune","year":2021}]"#))
    let screen = try await Terminal.run(["list", "watchlist"], columns: 60, home: person.home)
    #expect(screen.output.contains("Dune") && !screen.output.contains(" 0 "))
    let stats = try await person.run("stats", "--by", "total", "--fields", "viewings,films")
    #expect(stats.output == "2\t1\n")
  }

  @Test func `Tonight picks films without an ID in turn`() async throws {
    try await fill()
    var years: [String] = []
    for _ in 0..<3 {
      let fields = ["--from", "watchlist", "--fields", "id,title,year,list", "--another"]
      let row = try await person.run(["tonight"] + (years.isEmpty ? fields.dropLast() : fields))
      #expect(row.status == 0, "\(row.error)")
      years.append(row.output)
    }
    #expect(
      Set(years) == ["\tDune\t1984\twatchlist\n", "\tDune\t2021\twatchlist\n"])
    #expect(years[0] != years[1] && years[0] == years[2])
    // Nothing is known about the length.
    let short = try await person.run("tonight", "--from", "watchlist", "--under", "500")
    #expect(short.status == 1)
  }

  // An export for Letterboxd has no favorites.
  @Test(arguments: [("json", 8), ("csv", 8), ("letterboxd", 4)])
  func `An export keeps films without an ID`(format: String, rows: Int) async throws {
    try await fill()
    let path = person.home.path + "/export"
    #expect(try await person.run("export", format, "--output", path).status == 0)
    let counts = ["--fields", "new,known,skipped"]
    let known = try await person.run(["import", path] + counts)
    #expect(known.output == "new\t0\nknown\t\(rows)\nskipped\t0\n", "\(known.error)")
    let other = try Person()
    let new = try await other.run(["import", path] + counts)
    #expect(new.output == "new\t\(rows)\nknown\t0\nskipped\t0\n", "\(new.error)")
    let fields = ["--year", "2025", "--fields", "date,id,title,year,rating,note"]
    #expect(
      try await other.run(["diary"] + fields).output
        == person.run(["diary"] + fields).output)
  }

  @Test func `The palette opens films of the list, and those of the library`() async throws {
    _ = try await person.run("log", "My own film (2021)", "--on", "2026-01-01")
    let run = try await Terminal.run(["browse"], home: person.home) { terminal in
      let screen = WatchedScreen(terminal)
      try screen.wait(for: ["Metropolis"])
      try screen.type(":nosferatu", until: ["> Nosferatu (1922)"])
      try screen.type("\r", until: ["Directed by  F.W. Murnau"])
      try screen.type(":own film", until: ["> My own film (2021)"])
      try screen.type("\r", until: ["seen January 1, 2026"])
      terminal.type("q")
    }
    #expect(run.status == 0)
  }
}
