import MovieEntities
import Testing

/// Filters written as one line.
struct FilterLineTests {
  @Test(arguments: [
    ("", ""), ("drama", "drama"), ("Drama Western", "drama,western"),
    ("science fiction", "science-fiction"),
    ("tv movie science fiction war", "tv-movie,science-fiction,war"),
    ("drama, comedy", "drama,comedy"), ("drama | comedy", "drama|comedy"),
    ("drama 1920..1929 comedy", "drama,comedy 1920..1929"), ("1927", "1927"), ("..1929", "..1929"),
    ("genre 878 year 1927", "science-fiction 1927"), ("genre 4711", "genre 4711"),
    ("--genre drama --rating 7", "drama rating 7.."), ("rating ..7,5", "rating ..7.5"),
    ("language de", "original-language de"),
    (
      "votes 5 original-language de country de with 7,5 sort -title",
      "votes 5 original-language de country DE with 7,5 sort -title"
    ),
    ("sort rating rating 7", "rating 7.. sort rating"), ("sort -votes", "sort -votes"),
    ("sort popularity", ""), ("sort -popularity", "sort -popularity"),
    ("1920s", "1920..1929"), ("drama 1930s", "drama 1930..1939"), ("under 90", "runtime ..90"),
    ("over 120 min", "runtime 120.."), ("90..120 min drama", "drama runtime 90..120"),
    ("..90 minutes 1927", "1927 runtime ..90"), ("runtime 90..120min", "runtime 90..120"),
    ("with keaton", "with keaton"),
    ("with Buster Keaton, fritz lang 1927", "1927 with Buster Keaton, fritz lang"),
    ("with keaton drama", "drama with keaton"),
    ("with keaton under 90", "runtime ..90 with keaton"),
    (
      "drama año 1927 nota 7.. con keaton orden votes",
      "drama 1927 rating 7.. with keaton sort votes"
    ),
    ("menos de 90 minutos", "runtime ..90"), ("más de 120", "runtime 120.."),
    ("duración ..90", "runtime ..90"), ("género drama país DE", "drama country DE"),
    ("YEAR 1927 Rating 7..", "1927 rating 7.."), ("year 1920 year 1927", "1927"),
  ])
  func `A filter line is read and written in canonical form`(_ text: String, _ line: String) throws
  {
    let filter = try FilterLine.filter(text)
    #expect(filter.line == line)
    #expect(try FilterLine.filter(line) == filter)
  }

  @Test(
    arguments: [
      ("year", .year, .missing, "year"), ("drama rating", .rating, .missing, "rating"),
      ("rating sort title", .rating, .missing, "rating"), ("dram", .genre, .invalid, "dram"),
      ("drama dram 1920", .genre, .invalid, "dram"), ("19", .year, .invalid, "19"),
      ("drama | war, comedy", .genre, .mixed, "drama | war, comedy"),
      ("1929..1920", .year, .reversed, "1929..1920"), ("sort", .order, .missing, "sort"),
      ("under", .runtime, .missing, "under"), ("under x", .runtime, .invalid, "..x"),
      ("90 min", .runtime, .invalid, "90"), ("runtime 120..90", .runtime, .reversed, "120..90"),
      ("1925s", .year, .invalid, "1925s"),
      ("-rating", .genre, .unknown(name: "-rating"), "-rating"),
      ("keaton", .genre, .unknown(name: "keaton"), "keaton"),
      ("drama buster keaton 1920s", .genre, .unknown(name: "buster keaton"), "buster"),
      ("keaton comedia", .genre, .unknown(name: "keaton"), "keaton"),
      ("comdey", .genre, .invalid, "comdey"), ("terorr", .genre, .invalid, "terorr"),
      ("sort tite", .order, .invalid, "tite"),
    ] as [(String, FilterField, FilterMistake.Kind, String)])
  func `The first mistake is reported`(
    _ line: String, _ field: FilterField, _ kind: FilterMistake.Kind, _ text: String
  ) {
    #expect(throws: FilterMistake(field: field, kind: kind, text: text)) {
      try FilterLine.filter(line)
    }
  }
}
