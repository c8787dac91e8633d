extension Transcript {
  static let people = Transcript(
    "people",
    [
      Command("help", "person"), Command("person", "910000003"),
      Command("person", "910000003", "--json"), Command("person", "--", "00910000003"),
      Command("person", "910000003", "--color", "always"),
      Command("person", "910000003", columns: 80), Command("person", "910000003", columns: 30),
      Command("person", "910000003", environment: ["LANG": "es_ES.UTF-8"], columns: 80),
      Command("person", "rudolf klein-rogge"), Command("search", "--people", "keaton"),
      Command("search", "--people", "keaton", "--json"),
      Command("search", "--people", "g", "--limit", "22", "--sort", "-name", columns: 80),
      Command("search", "--people", "nobody", columns: 80),
      Command("search", "--people", "g", "--page", "9", columns: 80),
      Command(
        "discover", "--with", "910000022,joe keaton", "--limit", "2",
        "--fields", "id,title", columns: 80),
    ])

  static let peopleErrors = Transcript(
    "people-errors",
    [
      Command("person"), Command("person", "999999999"), Command("person", "0"),
      Command("person", "--", "-1"), Command("person", "tt0010323"), Command("person", "Lang"),
      Command("person", "../movie/234"), Command("person", "99999999999999999999999"),
      Command("person", "keaton"), Command("person", "keaton", "--json"),
      Command("person", "keaton", columns: 80), Command("discover", "--with", "keaton"),
      Command("discover", "--with", "buster keaton,"),
      Command("search", "--people", "x", "--year", "1920"), Command("search", "--people"),
      Command("person", "1", "2"), Command("person", "1", "--pictures", "none"),
      Command("person", "999999999", "--json"), Command("person", "x", "--json"),
      Command("browse", "person"), Command("browse", "person", "x"),
      Command("browse", "person", "1", "2"),
    ])
}
