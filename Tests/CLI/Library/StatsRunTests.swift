import MovieEntities
import MovieLibrary
import MoviePresentation
import Testing
import Viper
import ViperLocalization

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `stats`, and the charts on a terminal.
@Suite(.places(2)) struct StatsRunTests {
  @Test func `In a pipe, each group has a line`() async throws {
    let person = try Person()
    #expect(
      try await person.run("stats", "--json").output == #"{"statistics":[],"year":null}"# + "\n")
    _ = try await person.run("log", "19", "--on", "2025-12-31", "--rate", "8.5")
    _ = try await person.run("log", "19", "--on", "2026-01-02", "--rate", "8", "--rewatch")
    _ = try await person.run("log", "653", "--on", "unknown")
    let lines = try await person.run("stats").output.split(separator: "\n")
      .filter { !$0.hasSuffix("\t0\t0\t0\t") }
    #expect(
      lines.joined(separator: "\n") == """
        total\t\t3\t2\t1\t8.3
        undated\t\t1\t1\t0\t
        year\t2025\t1\t1\t0\t8.5
        year\t2026\t1\t1\t1\t8.0
        month\t1\t1\t1\t1\t8.0
        month\t12\t1\t1\t0\t8.5
        weekday\t3\t1\t1\t0\t8.5
        weekday\t5\t1\t1\t1\t8.0
        decade\t1920\t3\t2\t1\t8.3
        rating\t8.0\t1\t1\t1\t8.0
        rating\t8.5\t1\t1\t0\t8.5
        """)
    let days = try await person.run("stats", "--by", "day", "--fields", "key,rating").output
    #expect(days == "2025-12-31\t8.5\n2026-01-02\t8.0\n")
    let year = try await person.run("stats", "--year", "2026", "--format", "csv")
    #expect(
      year.output.hasPrefix("section,key,viewings,films,rewatches,rating\r\ntotal,,1,1,1,8.0\r\n"))
    let row =
      #"{"films":1,"key":"2026-01-02","rating":8,"rewatches":1,"section":"day","viewings":1}"#
    let json = try await person.run("stats", "-y", "2026", "--by", "day", "--json").output
    #expect(json == #"{"statistics":["# + row + #"],"year":2026}"# + "\n")
    let sorted = try await person.run("stats", "--sort", "viewings", "--fields", "section,rated")
    #expect(sorted.output.hasPrefix("total\t2\n"))
    let none = try await person.run("stats", "--year", "2024")
    #expect((none.status, none.output) == (0, ""))
    #expect(none.error.contains("No entries match."))
    for words in [["stats", "2026"], ["stats", "--year", "0"], ["stats", "--fields", "title"]] {
      #expect(try await person.run(words).status == 64)
    }
  }

  @Test func `On a terminal, charts fit its width and its characters`() async throws {
    let person = try Person()
    _ = try await person.run("log", "961", "--on", "2025-12-31", "--rate", "8.5")
    let wide = try await Terminal.run(
      ["stats"], columns: 130, rows: 60, environment: ["LANG": "C.UTF-8"], home: person.home)
    #expect(wide.output.contains("█"))
    let narrow = try await Terminal.run(
      ["stats"], columns: 80, rows: 60, environment: ["LANG": "C"], home: person.home)
    #expect(narrow.output.contains("###") && narrow.output.utf8.allSatisfy { $0 < 0x80 })
  }

  // MARK: Charts

  @Test func `A year far from all others adds one line to a chart`() {
    let years: [(Int, String?)] = [
      (1, "0001-01-01"), (1927, "2026-01-01"), (9_999, "9999-12-31"), (.max, nil),
    ]
    let viewings = years.map { year, day in
      Viewing(
        of: Film(id: 19, title: "Metropolis", year: year), on: day.flatMap { Day($0) })
    }
    let lines = StatisticsViewModel(LibraryStatistics(viewings), in: .english).lines(columns: 26)
    #expect(lines.count < 60)
    #expect(lines.contains { $0.text.hasPrefix("9990–9999") })
    #expect(lines.contains { $0.text.hasPrefix("9999  ") })
  }

  /// The first three Thursdays of 2026, the last twice.
  private static let statistics = LibraryStatistics(
    ["2026-01-01", "2026-01-08", "2026-01-15", "2026-01-15", nil].map { day in
      Viewing(
        of: Film(id: 19, title: "Metropolis", year: 1927), on: day.flatMap { Day($0) },
        rating: OwnRating(day == nil ? 7 : 9))
    })

  private static func lines(_ columns: Int, _ symbols: StatisticsSymbols = .blocks) -> [String] {
    StatisticsViewModel(statistics, in: .english).lines(columns: columns, in: symbols).map(\.text)
  }

  @Test(arguments: [26, 40, 60, 76, 80, 116, 130, 300])
  func `Charts are no wider than the terminal`(columns: Int) {
    #expect(Self.lines(columns).map(\.count).max() ?? 0 <= columns)
  }

  @Test func `In ASCII, a heat map has symbols for the numbers`() {
    let lines = Self.lines(130, .ascii)
    #expect(lines.joined().utf8.allSatisfy { $0 < 0x80 })
    #expect(lines.contains { $0.hasPrefix("Thu ----++. . .") })
    #expect(lines.last == "    . 0   - 1   + 2   * 3   # 4+")
  }

  @Test func `A card names the year's highest-rated films, and nothing that was not logged`()
    async throws
  {
    let person = try Person()
    #expect(try await person.run("stats", "--year", "2025", "--card", "-").status == 1)
    _ = try await person.run("log", "19", "--on", "2025-03-01", "--rate", "7")
    _ = try await person.run("log", "19", "--on", "2025-03-02", "--rate", "9")
    _ = try await person.run("log", "A <b> & \"C\" (1999)", "--on", "2025-03-02", "--rate", "8.5")
    _ = try await person.run("log", "653", "--on", "2024-03-02", "--rate", "10")
    _ = try await person.run("mark", "234", "--rate", "10", "--favorite")
    let svg = try await person.run("stats", "--year", "2025", "--card", "-").output
    let texts = svg.matches(of: /<text [^>]*>([^<]*)<\/text>/).map { String($0.1) }
    #expect(
      texts.filter { $0.count > 3 || $0.contains(where: \.isNumber) } == [
        "My 2025 in movies", "2", "movies", "3", "viewings", "5", "hours (2 of 3)", "8.2",
        "average rating", "Highest rated", "9", "Metropolis (1927)", "8.5",
        "A &lt;b&gt; &amp; &quot;C&quot; (1999)",
      ])
    // Each day of the year is a square, besides the background.
    #expect(svg.ranges(of: "<rect ").count == 366)
  }

  @Test func `A card replaces no file unless it is forced to`() async throws {
    let person = try Person()
    _ = try await person.run("log", "19", "--on", "2025-03-01")
    let path = person.home.path + "/card.svg"
    let words = ["stats", "--year", "2025", "--json", "--card", path]
    #expect(
      try await person.run(words).output == #"{"output":"\#(path)","year":2025}"# + "\n")
    #expect(try await person.run(words).status == 64)
    #expect(try await person.run(words + ["--force"]).status == 0)
    #expect(try await person.run("stats", "--card", person.home.path + "/card.png").status == 64)
  }
}
