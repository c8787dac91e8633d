extension Transcript {
  static let help = Transcript(
    "help",
    [
      Command(), Command("--help"), Command("--version"), Command("help", "list"),
      Command("help", "search"), Command("help", "detail"), Command("help", "browse"),
      Command("help", "login"), Command("help", "config"), Command("help", "completions"),
      Command("help", "help"),
    ] + spanishHelp)

  static let lists = Transcript(
    "lists",
    [
      Command("list"), Command("list", "top-rated"), Command("list", "now-playing"),
      Command("list", "upcoming"), Command("list", "--color", "always", "--limit", "3"),
    ])

  static let pages = Transcript(
    "pages",
    [
      Command("list", "--page", "2"), Command("list", "--page=4"), Command("list", "--page", "5"),
      Command("list", "--limit", "45"), Command("list", "--limit", "1"),
      Command("list", "--page", "4", "--limit", "45"), Command("list", "--page", "500"),
      Command("--page", "3", "list", "--limit=2"), Command("--limit", "2", "--", "list", "popular"),
    ])

  static let searches = Transcript(
    "searches",
    [
      Command("search", "caligari"), Command("search", "the", "general"),
      Command("search", "  general   the "), Command("search", "Café"),
      Command("search", "cafe\u{301}"), Command("search", "CAFE"),
      Command("search", "hotel", "electrique"), Command("search", "映写機"),
      Command("search", "הלילה"), Command("search", "потёмкин"),
      Command("search", "a&b=c #1 100% +"), Command("search", "no such film anywhere"),
      Command("search", "the general", "--year", "1926"),
      Command("search", "the general", "--year", "1927"), Command("search", "--", "--page"),
      Command("search", "the", "--limit", "3", "--page", "2"),
    ])

  static let details = Transcript(
    "details",
    [
      Command("detail", "234"), Command("detail", "tt0010323"), Command("detail", "3085"),
      Command("detail", "00234"), Command("detail", "--", "961"),
      Command("detail", "234", "--color", "always"),
    ])

  static let awkwardDetails = Transcript(
    "awkward-details",
    [
      "900000001", "900000002", "900000003", "900000004", "900000005", "900000006", "174598",
      "143634",
    ]
    .map { Command("detail", $0) })

  static let posters = Transcript(
    "posters",
    [
      Command("help", "poster"), Command("poster", "234"), Command("poster", "tt0010323"),
      Command("poster", "234", "--json"), Command("poster", "234", "--pictures", "blocks"),
      Command("poster", "234", "--output", "p.jpg"),
      Command("poster", "234", "--output", "p.jpg", "--json"),
      Command("detail", "964", "--poster", "--json"), Command("detail", "964", "--poster"),
      Command(
        "poster", "19", "--pictures", "blocks", "--color", "always",
        environment: ["TERM": "xterm-256color", "COLUMNS": "12"]),
    ])

  static let json = Transcript(
    "json",
    [
      Command("list", "--json", "--limit", "2"), Command("--json", "list", "upcoming"),
      Command("list", "--json", "--page", "5"), Command("search", "--json", "caligari"),
      Command("search", "--json", "nothing like it"), Command("detail", "234", "--json"),
      Command("detail", "900000001", "--json"), Command("detail", "900000002", "--json"),
      Command("detail", "174598", "--json"), Command("detail", "143634", "--json"),
      Command("list", "--json", "--limit", "1", "--color", "always"),
      Command("detail", "964", "--json", columns: 80),
    ])
}
