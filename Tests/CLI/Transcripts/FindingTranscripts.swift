extension Transcript {
  static let finding = Transcript(
    "finding",
    [
      Command("help", "discover"), Command("help", "genres"),
      Command("discover", "--genre", "drama", "--year", "1920..1929", "--rating", "8.."),
      Command("discover", "--genre", "horror|war", "--sort", "-title", "--limit", "3"),
      Command("discover", "--with", "910000070", "--json"),
      Command("discover", "--genre", "western", "--rating", "9.9..", columns: 80),
      Command("discover", "--year", "1927", "--limit", "2", "--fields", "id,title", columns: 80),
      Command("discover", "--country", "DE", "--sort", "revenue", "--limit", "1"),
      Command("list", "similar", "653", "--fields", "id,title", columns: 80),
      Command("list", "recommend", "653", "--limit", "2"),
      Command("list", "similar", "tt0013442", "--limit", "1", "--json"),
      Command("genres"), Command("genres", "--json"), Command("genres", columns: 30),
      Command(
        "discover", "--genre", "western", "--rating", "9.9..",
        environment: ["LANG": "es_ES.UTF-8"], columns: 80),
    ])

  static let findingErrors = Transcript(
    "finding-errors",
    [
      Command("discover", "--genre", "dram"), Command("discover", "--genre", "drama,war|comedy"),
      Command("discover", "--year", "192"), Command("discover", "--year", "1929..1920"),
      Command("discover", "--rating", "11"), Command("discover", "--votes", "many"),
      Command("discover", "--original-language", "german"), Command("discover", "--country", "D"),
      Command("discover", "--with", "Robert Wiene"), Command("discover", "--sort", "tilte"),
      Command("discover", "--sort", "--json"), Command("discover", "drama"),
      Command("list", "similar"), Command("list", "similar", "x"),
      Command("list", "similar", "999999999"), Command("list", "popular", "653"),
      Command("list", "recommend", "999999999", "--json"),
      Command("random"), Command("config", "set", "alias.ls", "list"), Command("genres", "x"),
      Command("discover", "--genre", "dram", environment: ["LANG": "es_ES.UTF-8"]),
    ])
}
