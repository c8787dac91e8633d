import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `log`, `diary`, `library`, and marks without a login.
@Suite(.places(2)) struct DiaryRunTests {
  private let person: Person

  init() throws { person = try Person() }

  /// Runs a command, and returns its exit code, and its output with the entry's ID as `ID`.
  private func run(_ words: String...) async throws -> String {
    let run = try await person.run(words)
    let output = run.output.replacing(/[0-9A-HJKMNP-TV-Z]{26}/, with: "KEY")
      .replacing(/^[0-9A-HJKMNP-TV-Z]{4,6}\t/.anchorsMatchLineEndings(), with: "ID\t")
      .replacing(/"entry":"[0-9A-HJKMNP-TV-Z]{4,6}"/, with: #""entry":"ID""#)
    guard case .exited(let code) = run.status else { return "\(run.status)" }
    return "\(code) \(output)"
  }

  @Test func `A movie is logged by title, and shown in the diary`() async throws {
    #expect(try await run("log", "METROPOLIS", "--on", "2026-01-02", "--rate", "8,5") == "0 ")
    #expect(
      try await run(
        "log", "nosferatu 1922", "--on", "unknown", "--note", "-a\tb\n\u{1B}[31m", "--tag",
        "x, y,,x", "--rewatch") == "0 ")
    #expect(
      try await run("diary") == """
        0 ID\t2026-01-02\t19\tMetropolis\t1927\t8.5\tfalse\t\t
        ID\t\t653\tNosferatu\t1922\t\ttrue\tx, y\t-a b [31m

        """)
    #expect(
      try await run("diary", "--json", "--tag", "Y") == """
        0 {"entries":[{"date":null,"entry":"ID","id":653,"note":"-a\\tb\\n\\u001b[31m",\
        "rating":null,"rewatch":true,"tags":["x","y"],"title":"Nosferatu","year":1922}],\
        "total_results":1}

        """)
    #expect(try await run("diary", "--year", "2026", "--fields", "title") == "0 Metropolis\n")
    #expect(try await run("diary", "--month", "2", "--fields", "title") == "0 ")
    #expect(try await run("diary", "--limit", "1", "--fields", "title") == "0 Metropolis\n")
  }

  @Test func `A later viewing is a rewatch, and one on the same day is noted in a pipe`()
    async throws
  {
    for day in ["2020-01-02", "2020-01-01", "2020-01-02"] {
      _ = try await person.run("log", "19", "--on", day)
    }
    #expect(
      try await run("diary", "--fields", "date,rewatch")
        == "0 2020-01-02\ttrue\n2020-01-02\tfalse\n2020-01-01\tfalse\n")
    let again = try await person.run("log", "19", "--on", "2020-01-01")
    #expect(again.status == 0)
    #expect(again.error == "Note: already logged on January 1, 2020.\n")
  }

  @Test(arguments: [("y\n", 0, 2), ("n\n", 130, 1), ("\u{4}", 130, 1)])
  func `On a terminal, logging a film twice on one day is asked first`(
    _ answer: String, _ code: Int, _ count: Int
  ) async throws {
    _ = try await person.run("log", "19", "--on", "2020-01-01")
    let run = try await Terminal.run(["log", "19", "--on", "2020-01-01"], home: person.home) {
      terminal in
      try terminal.wait(for: "/N] ")
      terminal.type(answer)
    }
    #expect(run.status == .exited(Int32(code)))
    #expect(try await person.run("diary").output.lineList.count == count)
  }

  @Test func `Entries are found by title and rating, and sorted before the limit applies`()
    async throws
  {
    for words in [["19", "--rate", "8"], ["653", "--rate", "9.5"], ["961"]] {
      _ = try await person.run(["log"] + words)
    }
    #expect(try await run("diary", "general", "the", "--fields", "title") == "0 The General\n")
    #expect(try await run("diary", "1927", "--fields", "title") == "0 Metropolis\n")
    #expect(try await run("diary", "title:edit") == "0 ")
    #expect(try await run("diary", "title:", "nosf", "--fields", "title") == "0 Nosferatu\n")
    #expect(try await run("diary", "--rating", "8.5..", "--fields", "title") == "0 Nosferatu\n")
    #expect(
      try await run("diary", "--sort", "title", "--limit", "1", "--fields", "title")
        == "0 Metropolis\n")
  }

  @Test func `An entry is changed, removed and restored`() async throws {
    _ = try await person.run("log", "19", "--on", "2026-01-02", "--note", "n", "--tag", "t")
    let entry = try await person.run("diary", "--fields", "entry").output.dropLast()
    let edited = try await person.run(
      "diary", "edit", entry.lowercased(), "--note", "", "--tag", "", "--rate", "7", "--json")
    #expect(edited.output.contains(#""note":"","rating":7,"rewatch":false,"tags":[]"#))
    #expect(try await run("diary", "undo", "--json") == #"0 {"event":"edit","id":19}"# + "\n")
    #expect(try await run("diary", "--fields", "note,rating") == "0 n\t\n")
    #expect(try await run("diary", "remove", String(entry)) == "0 ")
    #expect(try await run("diary") == "0 ")
    #expect(try await run("diary", "undo", "--json") == #"0 {"event":"remove","id":19}"# + "\n")
    #expect(try await run("diary", "--fields", "note") == "0 n\n")
    #expect(try await run("diary", "undo", "--json") == #"0 {"event":"watch","id":19}"# + "\n")
    #expect(try await run("diary", "undo") == "1 ")
  }

  @Test(arguments: [
    ["export", "csv", "--output"], ["export", "json", "--output"], ["poster", "19", "--output"],
    ["play", "a.script", "--report"], ["play", "a.script", "--animation"],
  ])
  func `No output file replaces the diary`(command: [String]) async throws {
    _ = try await person.run("log", "19", "--on", "2026-01-02")
    let file = person.home.libraryFile
    let before = FileManager.default.contents(atPath: file)
    let link = person.home.path + "/link.csv"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    for path in [file, link] {
      let run = try await person.run(command + [path, "--force"])
      #expect(run.status == 64)
      #expect(run.error.contains("is your diary"), "\(run.error)")
    }
    #expect(before != nil && FileManager.default.contents(atPath: file) == before)
  }

  @Test(arguments: [
    ["log"], ["log", "19", "--on", "2026-02-30"], ["log", "19", "--on", "1887-12-31"],
    ["log", "19", "--on", "2999-01-01"], ["log", "19", "--on", "tomorrow"],
    ["log", "19", "--rate", "0"], ["log", "19", "--rate", "11"], ["log", "19", "--rate", "7.3"],
    ["log", "0"], ["log", "https://example.com/19"],
    ["log", "19", "--note", String(repeating: "x", count: 65_537)],
    ["log", "19", "--tag", String(repeating: "x", count: 65_537)],
    ["diary", "--rating", "x"], ["diary", "--rating", "9..7"], ["diary", "edit"],
    ["diary", "edit", "abcd"], ["diary", "remove"],
    ["diary", "undo", "abcd"], ["diary", "--rate", "3"], ["diary", "undo", "--year", "2026"],
    ["diary", "remove", "abcd", "--tag", "x"], ["diary", "--month", "13"],
    ["library"], ["library", "remove"],
  ])
  func `A mistake is a usage error, and writes nothing`(words: [String]) async throws {
    let run = try await person.run(words)
    #expect((run.status, run.output) == (64, ""))
    #expect(!FileManager.default.fileExists(atPath: person.home.libraryFile))
  }

  @Test(arguments: [["log", "19"], ["diary", "edit", "abcd"]])
  func `For --date, --on is suggested`(words: [String]) async throws {
    let run = try await person.run(words + ["--date", "2026-01-01"])
    #expect(run.status == 64)
    #expect(run.error.contains("'--on'"))
  }

  @Test func `The pick for tonight is one row that names the list`() async throws {
    try await person.mark("19", "--watchlist")
    let row = try await person.run("tonight")
    #expect(row.output.hasPrefix("19\tMetropolis\t1927\t"))
    #expect(row.output.hasSuffix("\twatchlist\n"))
    #expect(row.output.count(where: \.isNewline) == 1)
    let json = try await person.run("tonight", "--json", "--fields", "id,list")
    #expect(json.output == #"{"id":19,"list":"watchlist"}"# + "\n")
    let other = try await person.run("tonight", "--from", "discover", "--fields", "list")
    #expect(other.output == "discover\n")
  }

  @Test(arguments: [
    ["detail", "metropolis", "--fields", "id"], ["list", "similar", "metropolis"],
    ["list", "recommend", "metropolis"], ["open", "metropolis", "--print"],
    ["watch", "metropolis"],
    ["poster", "metropolis", "--pictures", "none"], ["mark", "metropolis", "--favorite", "--json"],
  ])
  func `A title works like its ID`(words: [String]) async throws {
    let titled = try await person.run(words)
    let numbered = try await person.run(words.map { $0 == "metropolis" ? "19" : $0 })
    #expect((titled.status, titled.output) == (numbered.status, numbered.output))
    #expect(titled.status == 0)
  }

  @Test func `Without a login, marks are kept on this computer`() async throws {
    try await person.mark("19", "--favorite", "--rate", "9")
    try await person.mark("234", "--watchlist", "--favorite")
    #expect(try await person.ids("favorites") == [234, 19])
    #expect(try await person.ids("watchlist") == [234])
    #expect(try await run("list", "rated", "--fields", "id,own_rating") == "0 19\t9.0\n")
    #expect(
      try await run("detail", "19", "--fields", "own_rating", "--json") == "0 {\"own_rating\":9}\n")
    try await person.logIn(as: "user0")
    #expect(try await person.ids("favorites") == [])
    _ = try await person.run("logout")
    #expect(try await person.ids("favorites") == [234, 19])
  }

  @Test func `Lists and pages say what was seen, with and without a login`() async throws {
    _ = try await person.run("log", "19", "--rate", "8")
    let list = ["list", "--fields", "id,seen", "--limit", "2"]
    #expect(try await person.run(list).output == "19\ttrue\n653\tfalse\n")
    #expect(try await run("detail", "19", "--fields", "seen") == "0 seen\ttrue\n")
    try await person.logIn(as: "user0")
    #expect(try await person.run(list).output == "19\ttrue\n653\tfalse\n")
    _ = try await person.run("log", "653", "--rate", "7")
    #expect(try await person.marks("653").contains(#""own_rating":7"#))
  }

  @Test func `Undoing a log says that the rating in the account stays`() async throws {
    try await person.logIn(as: "user0")
    for words in [["log", "653", "--rate", "7"], ["log", "19"]] {
      #expect(try await person.run(words).status == 0)
    }
    #expect(try await person.run("diary", "undo").error == "")
    let run = try await person.run("diary", "undo")
    #expect((run.status, run.error.lineList.count) == (0, 1))
    #expect(try await person.marks("653").contains(#""own_rating":7"#))
  }

  @Test func `In a pipe, the library is read only if it is printed`() async throws {
    _ = try await person.run("log", "19")
    // A damaged folder fails every command that reads it.
    chmod(person.home.path + "/data/movies-cli", 0o777)
    for words in [
      ["list"], ["detail", "19"], ["search", "metropolis"], ["list", "similar", "19"],
    ] {
      #expect(try await person.run(words).status == 0)
    }
    for words in [["list", "favorites"], ["diary"], ["library", "check"]] {
      #expect(try await person.run(words).status == 65)
    }
  }

  @Test func `The file is shown and checked`() async throws {
    let path = person.home.libraryFile
    #expect(try await run("library", "path") == "0 \(path)\n")
    #expect(try await run("library", "check") == "0 ")
    try await person.mark("19", "--favorite")
    try await person.mark("19", "--no-favorite")
    try await person.mark("19", "--favorite")
    let lines = try String(contentsOfFile: path, encoding: .utf8)
    try Data((lines + "damaged\n").utf8).write(to: URL(filePath: path))
    #expect(try await run("library", "check") == "65 4\tdamaged\n")
    let diary = try await person.run("diary")
    #expect(diary.error.contains("skipped 1 damaged line"))
  }
}
