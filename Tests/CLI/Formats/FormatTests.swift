import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Formats, fields, and sort orders.
@Suite(.places(2)) struct FormatTests {
  @Test func `In a pipe, a table has the selected columns`() async throws {
    let run = try await Program.run(["list", "--limit", "2", "--format", "table", "--width", "50"])
    let lines = run.output.lineList
    #expect(lines.first == "Popular movies · 1–2 of 80 · built-in catalog")
    #expect(lines.dropFirst().first?.hasPrefix("ID   TITLE") == true)
    #expect(lines.last == "More: --limit 20")
    #expect(lines.allSatisfy { Columns.of($0) <= 50 })
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `A terminal prints machine-readable formats if asked`() async throws {
    let piped = try await Program.run(["list"])
    let tsv = try await Terminal.run(["list", "--format", "tsv", "--color", "never"])
    #expect(tsv.output == piped.output)
    let lines = try await Terminal.run(["list", "--format", "ndjson", "--fields", "id"])
    #expect(lines.output.lineList.first == #"{"id":19}"#)
  }

  @Test func `Selected fields are printed in the given order`() async throws {
    let run = try await Program.run(["list", "--limit", "1", "--fields", "year, title,votes"])
    #expect(run.output == "1927\tMetropolis\t2893\n")
    let page = try await Program.run(["detail", "234", "--fields", "genres,id"])
    #expect(page.output == "genres\tCrime\ngenres\tFantasy\ngenres\tHorror\nid\t234\n")
    let json = try await Program.run(["detail", "234", "--fields", "genres,id,tagline", "--json"])
    #expect(json.output == #"{"genres":["Crime","Fantasy","Horror"],"id":234,"tagline":""}"# + "\n")
  }

  @Test func `A release date of which only the year is known is a year, and null in JSON`()
    async throws
  {
    let words = ["detail", "961", "234", "--fields", "release_date,year"]
    #expect(
      try await Program.run(words + ["--format", "csv"]).output
        == "release_date,year\r\n1926,1926\r\n1920-02-27,1920\r\n")
    #expect(
      try await Program.run(words + ["--format", "ndjson"]).output
        == #"{"release_date":null,"year":1926}"# + "\n"
        + #"{"release_date":"1920-02-27","year":1920}"# + "\n")
  }

  @Test func `At a terminal, selected fields form a table with localized headings`() async throws {
    let words = ["list", "--fields", "year,title", "--limit", "1", "--color", "never"]
    let spanish = try await Terminal.run(words, environment: ["LANG": "es_ES.UTF-8"])
    #expect(spanish.output.contains("AÑO") && spanish.output.contains("TÍTULO"))
    let run = try await Terminal.run(
      ["list", "--limit", "1", "--fields", "id,year,title", "--color", "never"])
    #expect(
      run.output.lineList.dropFirst().prefix(2) == ["ID  YEAR  TITLE", "19  1927  Metropolis"])
    let page = try await Terminal.run([
      "detail", "234", "--fields", "id,genres", "--color", "never",
    ])
    #expect(page.output == "id      234\ngenres  Crime\ngenres  Fantasy\ngenres  Horror\n")
  }

  @Test(arguments: [
    ("title", ["A Trip to the Moon", "An Andalusian Dog"]), ("year", ["1968"]),
    ("-release_date", ["1902"]), ("rating", ["8.9"]), ("-rating", [""]),
  ])
  func `--sort sorts the rows`(_ field: String, _ first: [String]) async throws {
    let name = String(field.drop { $0 == "-" })
    let run = try await Program.run([
      "list", "--limit", "20", "--sort", field, "--fields",
      name == "release_date" ? "year" : String(name),
    ])
    let rows = run.output.lineList
    if field == "-rating" {
      // Unrated movies come last in both directions.
      let numbers = rows.compactMap(Double.init)
      #expect(numbers == numbers.sorted() && numbers.count > 10)
    } else {
      #expect(Array(rows.prefix(first.count)) == first)
    }
  }

  @Test(arguments: [("5", true), ("80", false)])
  func `Sorting a partial list prints a note`(_ limit: String, isPartial: Bool) async throws {
    let words = ["list", "--limit", limit, "--sort", "title", "--no-pager", "--color", "never"]
    let last = try await Terminal.run(words).output.lineList.last
    #expect(last?.contains("only these 5 are sorted") == isPartial)
  }

  @Test func `With --quiet, nothing follows a list at a terminal`() async throws {
    let run = try await Terminal.run(["list", "--limit", "3", "-q"])
    #expect(run.status == 0)
    #expect(!run.output.contains("More:"))
    #expect(!run.output.contains("TMDB_ACCESS_TOKEN"))
  }

  @Test func `CSV has one header line, even for several movies or none`() async throws {
    let pages = ["detail", "19", "653", "--fields", "id,title", "--format", "csv"]
    #expect(
      try await Program.run(pages).output == "id,title\r\n19,Metropolis\r\n653,Nosferatu\r\n")
    let none = ["search", "xyzzy", "--fields", "id,title", "--format", "csv"]
    #expect(try await Program.run(none).output == "id,title\r\n")
    #expect(
      try await Program.run(["diary", "--format", "csv", "--fields", "id"]).output == "id\r\n")
  }
}
