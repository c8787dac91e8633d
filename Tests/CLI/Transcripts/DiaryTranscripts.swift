@testable import MovieTestSupport

extension Transcript {
  /// Each command has a home of its own, so every diary is empty at first.
  static let diary = Transcript(
    "diary",
    [
      Command("help", "log"), Command("help", "diary"), Command("help", "stats"),
      Command("help", "library"),
      Command("help", "import"), Command("help", "export"),
      Command("log", "metropolis", "--on", "2025-12-31", "--rate", "8.5", columns: 80),
      Command("log", "nosferatu 1922", "--on", "unknown", columns: 80),
      Command("mark", "19", "--favorite", columns: 80), Command("diary"),
      Command("diary", "--json"), Command("diary", columns: 80),
      Command("diary", environment: ["LANG": "es_ES.UTF-8"], columns: 80), Command("stats"),
      Command("stats", "--year", "2025", columns: 80),
      // Only one movie matches, so the output does not depend on the day.
      Command("help", "tonight"), Command("tonight", "--genre", "comedy,war", columns: 80),
      Command("tonight", "--under", "60", "--genre", "comedy", "--year", "1928", "--json"),
      Command("tonight", "--under", "5", columns: 80),
      Command("tonight", "--under", "5", "--runtime", "..90"),
      Command("tonight", "--from", "favourites"),
      Command("tonight", "--from", "favorites", "--country", "de"),
      Command("library", "check", columns: 80), Command("library", "compact"),
      Command("library", "upload"), Command("library", "upload", "--yes", columns: 80),
      Command("library", "check", "--yes"),
      Command("log", "19", "--json", "--on", "2026-02-30"), Command("log", "the kid brother"),
      Command("log", "metropolos"), Command("log", "the gold", "--on", "unknown", columns: 80),
      Command("log", "the", columns: 80),
      Command("mark", "the", "--json", "--favorite"),
      Command("diary", "edit", "7XK2", "--rate", "9"), Command("diary", "edit", "7XK2"),
      Command("diary", "--note", "x"), Command("diary", "undo"),
      Command("diary", "undo", environment: ["LANG": "es_ES.UTF-8"]),
      Command("import", "none.csv"), Command("import", "/dev/null"), Command("export", "xml"),
      Command("export", "letterboxd"), Command("export", columns: 80),
      Command("log", "19", environment: ["XDG_DATA_HOME": "/dev/null"]),
      Command("log", "19", environment: ["XDG_DATA_HOME": "", "HOME": ""]),
      Command("library", "path", environment: ["XDG_DATA_HOME": "", "HOME": ""]),
    ])

  /// A film that the catalog does not have.
  static let anyFilm = Transcript(
    "any-film", sharesHome: true,
    [
      Command("log", "Dune"),
      Command("log", "Dune (2021)", "--on", "2025-12-31", "--rate", "8.5", columns: 80),
      Command("log", "Dune", "--year", "2021", "--on", "2025-12-30", "--note", "With friends."),
      Command("mark", "dune (2021)", "--favorite", columns: 80),
      Command("mark", "Solaris (1972)", "--watchlist", "--json"),
      Command("mark", "Solaris", "--rate", "7"),
      Command("stats", columns: 80),
      Command("diary", "--fields", "date,id,title,year,rating,note"),
      // An entry's ID is another one each time.
      Command("diary", "dune", "--fields", "date,title,year,rating,note"),
      Command("detail", "Dune (2021)", columns: 80),
      Command("detail", "solaris", "--json"), Command("detail", "Dune"),
      Command("detail", "Stalker (1979)"),
      Command("export", "letterboxd"),
      Command("export", "letterboxd", "--output", "~/dune.csv"),
    ])

  /// Films that were logged without a network, and then identified.
  static func identify(at server: TMDBServer) -> Transcript {
    let offline = ["TMDB_BASE_URL": "http://127.0.0.1:1"]
    return Transcript(
      "identify", sharesHome: true, hidden: server.variables,
      [
        Command("help", "library", "identify"), Command("library", "identify"),
        Command("log", "Metropolis (1927)", "--on", "2025-12-31", environment: offline),
        Command("log", "Faust (1926)", "--on", "2025-12-30", environment: offline),
        Command("mark", "Dune (2021)", "--watchlist", environment: offline),
        Command("library", "identify", "--dry-run"), Command("library", "identify", columns: 80),
        Command("library", "identify", "Faust (1926)", "2"),
        Command("library", "identify", "Faust (1926)"),
        Command("library", "identify", "Nosferatu (1922)", "653"),
        Command("library", "identify", "Dune (2021)", "961", "--json"),
        Command("library", "identify", "Dune (2021)", "961"),
        Command("diary", "undo", columns: 80), Command("library", "identify", "--json"),
        Command("library", "identify", environment: offline),
        Command("diary", "--fields", "title,id"),
      ])
  }
}
