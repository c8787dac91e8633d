import Foundation
import MovieLibrary
import Testing
import ViperPlatform

import struct MovieEntities.Film
import struct MovieEntities.OwnRating

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// `import` and `export`.
@Suite(.places(1)) struct ImportRunTests {
  private let person: Person
  private var folder: String { person.home.path + "/export" }
  /// Films of the embedded catalog.
  private static let films = [
    ("Metropolis", "1927"), ("Nosferatu", "1922"), ("The General", "1926"), ("Faust", "1926"),
    ("The Cabinet of Dr. Caligari", "1920"),
  ]

  init() throws { person = try Person() }

  private func write(_ text: String, _ name: String) throws -> String {
    let path = person.home.path + "/" + name
    try FileManager.default.createDirectory(
      atPath: URL(filePath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  private func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: person.home.path + "/" + name)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs `import`, and returns its counts: new, changed, known, unlisted, skipped.
  private func counts(_ words: String...) async throws -> String {
    let run = try await person.run(
      ["import"] + words + ["--format", "csv", "--fields", "new,changed,known,unlisted,skipped"])
    return run.status == 0
      ? String(run.output.split(whereSeparator: \.isNewline).last ?? "")
      : "\(run.status) \(run.error)"
  }

  @Test func `A note about a row of which only the rating is invalid does not call it skipped`()
    async throws
  {
    let file = try write(
      "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
        + "2025-01-01,Faust,1926,https://boxd.it/1,4.2,,,2025-01-01\n"
        + "2025-01-01,,1926,https://boxd.it/2,4,,,2025-01-01\n", "diary.csv")
    let run = try await person.run("import", file)
    #expect(
      run.error == """
        Note: diary.csv:2: Invalid rating '4.2'. The rest of the row was imported.
        Note: skipped diary.csv:3: The title is missing.

        """)
  }

  /// The diary and the marks, without IDs and sources.
  private func library(_ person: Person) async throws -> [String] {
    var texts: [String] = []
    for words in [
      ["diary", "--json", "--fields", "date,id,title,year,rating,rewatch,tags,note"],
      ["list", "rated", "--fields", "id,own_rating"], ["list", "favorites"], ["list", "watchlist"],
    ] {
      texts.append(try await person.run(words).output)
    }
    return texts
  }

  private func writeExport(entries: Int = 4) throws {
    var diary = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\r\n"
    var reviews = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\r\n"
    for number in 0..<entries {
      let (name, year) = Self.films[number % Self.films.count]
      let (month, day) = (number / 28 % 12 + 1, number % 28 + 1)
      let date =
        "\(2015 + number / 336)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
      let (rating, uri) = ("\(Double(number % 10 + 1) / 2)", "https://boxd.it/e\(number)")
      diary += "\(date),\(name),\(year),\(uri),\(rating),\(number % 3 == 0 ? "Yes" : ""),"
      diary += "\"a, b\",\(date)\r\n"
      if number % 7 == 1 {
        reviews += "\(date),\(name),\(year),\(uri),\(rating),,\"A \"\"note\"\",\r\n\(number)\","
        reviews += "\"a, b\",\(date)\r\n"
      }
    }
    let head = "Date,Name,Year,Letterboxd URI"
    _ = try write(diary, "export/diary.csv")
    _ = try write(reviews, "export/reviews.csv")
    _ = try write(
      head + ",Rating\r\n2026-01-01,Metropolis,1927,https://boxd.it/f0,4.5\r\n",
      "export/ratings.csv")
    _ = try write(
      head + "\r\n2026-01-01,The Gold Rush,1925,https://boxd.it/f7\r\n", "export/watched.csv")
    _ = try write(
      head + "\r\n2026-01-01,The Gold Rush,1925,https://boxd.it/f7\r\n", "export/likes/films.csv")
    _ = try write(
      head + "\r\n2026-01-01,The Kid,1921,https://boxd.it/f8\r\n"
        + "2026-01-01,No Such Film,1999,https://boxd.it/f9\r\n", "export/watchlist.csv")
    _ = try write("a\u{0}b", "export/broken.csv")
    _ = try write(diary.replacing("/e", with: "/d"), "export/deleted/diary.csv")
  }

  @Test func `A second import adds only what is new, and keeps local changes`() async throws {
    try writeExport()
    #expect(try await counts(folder, "--dry-run") == "9,0,0,1,1")
    #expect(try await person.run("diary").output == "")
    #expect(try await counts(folder) == "9,0,0,1,1")
    #expect(try await counts(folder) == "0,0,9,1,1")
    let keys = try await person.run(
      "diary", "--fields", "key,title", "--sort", "title"
    ).output.lineList
    #expect(keys.count == 5)
    let key = { (title: String) in String(keys.first { $0.contains(title) }?.prefix(26) ?? "") }
    _ = try await person.run("diary", "remove", key("General"))
    _ = try await person.run("diary", "edit", key("Nosferatu"), "--note", "mine", "--rate", "3")
    _ = try await person.run("mark", "19", "--rate", "2")
    let before = try await library(person)
    #expect(try await counts(folder) == "0,0,9,1,1")
    #expect(try await library(person) == before)
    // Compaction keeps what is needed for this.
    let file = LibraryFile(
      PrivateFolder(SystemText(person.home.path + "/data/movies-cli")), compactionSize: 0)
    let count = try await file.library().events.count
    let metropolis = Film(id: .tmdb(19), title: "Metropolis", year: 1927)
    for _ in 0...count { try await file.append([.mark(metropolis, .rating(OwnRating("2")))]) }
    #expect(try await file.library().events.count <= count)
    #expect(try await counts(folder) == "0,0,9,1,1")
    #expect(try await library(person) == before)
    let diary = try #require(read("export/diary.csv"))
    _ = try write(
      diary.replacing(
        "Faust,1926,https://boxd.it/e3,2.0,Yes", with: "Faust,1926,https://boxd.it/e3,5,"),
      "export/diary.csv")
    #expect(try await counts(folder) == "0,1,8,1,1")
    #expect(
      try await person.run("diary", "--fields", "title,rating,rewatch").output
        .contains("Faust\t10.0\tfalse\n"))
  }

  @Test func `An import is undone as a whole, and can be repeated`() async throws {
    try writeExport()
    _ = try await person.run("log", "19", "--on", "2026-01-02")
    let before = try await library(person)
    for undo in [["import", "--undo"], ["diary", "undo"]] {
      #expect(try await counts(folder) == "9,0,0,1,1")
      let imported = try await library(person)
      #expect(imported != before)
      let undone = try await person.run(undo + ["--json"])
      #expect(undone.output == #"{"event":"import","id":null}"# + "\n")
      #expect(try await library(person) == before)
    }
    #expect(try await counts(folder) == "9,0,0,1,1")
    // Later changes do not keep an import from being undone.
    _ = try await person.run("mark", "234", "--favorite")
    #expect(try await person.run("import", "--undo").status == 0)
    #expect(try await person.run("import", "--undo").status == 1)
    #expect(try await person.run("list", "favorites", "--fields", "id").output == "234\n")
  }

  @Test func `A film that the catalog does not have is imported as the file names it`()
    async throws
  {
    let path = try write(
      "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
        + "2026-01-01,Metropolys,1927,https://boxd.it/1,4,,x,2026-01-01\n"
        + "2026-01-01,Metropolis,1928,https://boxd.it/2,4,,x,2026-01-02\n"
        + "2026-01-01,Metropolis,,https://boxd.it/3,4,,x,2026-01-03\n"
        + "2026-01-01,Metropolis,1927,https://boxd.it/4,4,,x,2026-01-04\n", "diary.csv")
    #expect(try await counts(path, "--dry-run") == "4,0,0,3,0")
    #expect(try await counts(path) == "4,0,0,3,0")
    #expect(try await counts(path) == "0,0,4,3,0")
    let diary = try await person.run("diary", "--fields", "id,title,year")
    #expect(
      diary.output == "19\tMetropolis\t1927\n\tMetropolis\t\n\tMetropolis\t1928\n"
        + "\tMetropolys\t1927\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: person.home.path).filter {
        $0.hasSuffix(".csv")
      } == ["diary.csv"])
  }

  @Test func `An evening with an import, two logs, an undo and another import`() async throws {
    try writeExport()
    _ = try await counts(folder)
    _ = try await person.run("log", "19", "--on", "2026-01-02", "--note", "own")
    _ = try await person.run("log", "No Such Film (1999)", "--on", "2026-01-03")
    let before = try await library(person)
    #expect(try await person.run("import", "--undo").status == 0)
    #expect(
      try await person.run("diary", "--fields", "title").output == "No Such Film\nMetropolis\n")
    #expect(try await counts(folder) == "9,0,0,1,1")
    #expect(
      try await library(person).map { $0.lineList.sorted() } == before.map { $0.lineList.sorted() })
  }

  @Test func `Equal problems are reported once, with their lines`() async throws {
    let header = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
    let row = "2026-01-01,,1950,u,,,,2026-01-01\n"
    let path = try write(
      header + String(repeating: row, count: 7) + "2026-01-01,X,1950,u,9,,,2026-01-01\n"
        + "2026-01-01,X,1950,u,,,,2026-01-01\n", "diary.csv")
    let run = try await person.run("import", path, "--json", "--dry-run")
    #expect(
      run.output == """
        {"changed":0,"dry_run":true,"known":0,"new":2,"problems":[{"count":7,"files":["diary.csv"],\
        "lines":[2,3,4,5,6,7,8],"reason":"The title is missing."},{"count":1,\
        "files":["diary.csv"],"lines":[9],\
        "reason":"Invalid rating '9'. The rest of the row was imported."}],"skipped":8,"unlisted":1}

        """)
    #expect(run.error.lineList.count == 3)
    #expect(run.error.contains("diary.csv:2, 3, 4, 5, 6, … (7)"))
    // The note after the twentieth counts the others.
    let others = (6...27).map { "2026-01-01,Metropolis,1927,u,\($0),,,2026-01-01\n" }
    let many = try write(header + others.joined(), "diary.csv")
    let notes = try await person.run("import", many, "--dry-run").error.lineList
    #expect(notes.dropFirst(20).map { $0.contains(" 2.") } == [true], "\(notes)")
  }

  @Test(arguments: [(1, "Lists are not imported."), (2, "2 lists were not imported.")])
  func `The lists of an export are counted`(count: Int, reason: String) async throws {
    try writeExport(entries: 1)
    for number in 1...count {
      _ = try write(
        "Date,Name,Tags,URL,Description\n\nPosition,Name,Year,URL,Description\n1,M,1931,u,\n",
        "export/lists/\(number).csv")
    }
    let run = try await person.run("import", folder, "--json", "--fields", "problems")
    #expect(run.output.contains("\"reason\":\"\(reason)"), "\(run.output)")
  }

  @Test(arguments: [
    ("Title,Date\nX,1/2/22\n", "bad-input"), ("a,b\n", "bad-input"),
    (
      "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n,X,1950,u,,,,1/2/22\n",
      "bad-input"
    ),
  ])
  func `The reason is part of the error`(_ text: String, _ code: String) async throws {
    let run = try await person.run("import", try write(text, "x.csv"), "--json")
    #expect((run.status, run.output) == (65, ""))
    #expect(run.error.lineList.count == 1)
    #expect(run.error.contains("\"\(code)\""), "\(run.error)")
    #expect(["Netflix", "header", "--dates"].contains(where: run.error.contains))
  }

  @Test func `A folder that is not an export is not read`() async throws {
    let names = ["a.csv", "b/c.csv", "b/d/diary.csv", "b/likes/d.csv", "b/likes/lists/e.csv"]
    for name in names { _ = try write("x", "export/" + name) }
    let run = try await person.run("import", folder)
    #expect((run.status, run.output) == (65, ""))
    #expect(run.error.hasSuffix("a.csv, b/c.csv, b/likes/d.csv\n"), "\(run.error)")
    // A folder in it may be one.
    _ = try write("Title,Year\nMetropolis,1927\n", "export/b/ratings.csv")
    #expect(try await counts(folder) == "1,0,0,0,3")
  }

  @Test func `A file of a gigabyte is rejected`() async throws {
    let path = try write("", "x.csv")
    #expect(truncate(path, 1 << 30) == 0)
    let run = try await person.run("import", path)
    #expect((run.status, run.output) == (65, ""))
  }

  @Test(.needs(.zip, .unzip), arguments: [(1, "damaged"), (-1, "damaged"), (1 << 30, "unpacked")])
  func `A ZIP file that lies about a size is rejected`(
    _ difference: Int, _ word: String
  ) async throws {
    try writeExport()
    let made = try await Binary.shell("cd '\(folder)' && zip -q0 x.zip diary.csv")
    #expect(made.status == 0)
    var bytes = Array(try #require(FileManager.default.contents(atPath: folder + "/x.zip")))
    // The size in the directory, after the last file.
    let start = try #require(
      bytes.indices.last { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
    let size = bytes[(start + 24)..<(start + 28)].reversed().reduce(0) { $0 << 8 | Int($1) }
    for index in 0..<4 {
      bytes[start + 24 + index] = UInt8(
        truncatingIfNeeded: (size + difference) >> (8 * index))
    }
    try Data(bytes).write(to: URL(filePath: folder + "/x.zip"))
    let run = try await person.run(
      ["import", folder + "/x.zip"], environment: ["PATH": Tool.searchPath])
    #expect((run.status, run.output) == (65, ""), "\(run.error)")
    #expect(run.error.contains(word))
  }

  @Test(.needs(.zip, .unzip)) func `A ZIP file in a ZIP file is not read`() async throws {
    try writeExport()
    let made = try await Binary.shell(
      "cd '\(folder)' && zip -q x.zip diary.csv && zip -q y.zip x.zip")
    #expect(made.status == 0)
    let run = try await person.run(
      ["import", folder + "/y.zip"], environment: ["PATH": Tool.searchPath])
    #expect((run.status, run.output) == (65, ""))
  }

  @Test func `Hundreds of entries are imported, exported and imported again`() async throws {
    try writeExport(entries: 300)
    #expect(try await counts(folder) == "305,0,0,1,1")
    #expect(try await counts(folder) == "0,0,305,1,1")
    let before = try await library(person)
    for format in ["json", "csv"] {
      let path = person.home.path + "/x." + format
      #expect(try await person.run("export", format, "--output", path).status == 0)
      let other = try Person()
      #expect(try await other.run("import", path).status == 0)
      #expect(try await library(other) == before)
      #expect(try await other.run("import", path).status == 0)
      #expect(try await library(other) == before)
    }
  }

  @Test(arguments: ["json", "csv"])
  func `An export has a film that was put on the watchlist on the day it was logged`(
    format: String
  ) async throws {
    _ = try await person.run("log", "19", "--rate", "8")
    try await person.mark("19", "--rate", "7", "--watchlist")
    let before = try await library(person)
    let path = person.home.path + "/x." + format
    #expect(try await person.run("export", format, "--output", path).status == 0)
    let other = try Person()
    #expect(try await other.run("import", path).status == 0)
    #expect(try await library(other) == before)
    _ = try await other.run("log", "19")
    #expect(try await other.run("list", "watchlist").output == "")
  }

  @Test func `A CSV export adds nothing where it came from, and keeps unknown days`() async throws {
    try writeExport()
    _ = try await counts(folder)
    _ = try await person.run("log", "19", "--on", "unknown", "--rate", "9")
    _ = try await person.run("log", "653", "--on", "unknown")
    _ = try await person.run("mark", "10098", "--rate", "7")
    let path = person.home.path + "/x.csv"
    _ = try await person.run("export", "csv", "--output", path)
    let before = try await library(person)
    #expect(try await counts(path).hasPrefix("0,0,"))
    _ = try await person.run(
      "diary", "edit", try #require(try await key("Metropolis")), "--rate", "2")
    let after = try await library(person)
    #expect(try await counts(path).hasPrefix("0,0,"))
    #expect(try await library(person) == after)
    let other = try Person()
    _ = try await other.run("import", path)
    #expect(try await library(other) == before)
  }

  private func key(_ title: String) async throws -> String? {
    try await person.run("diary", "--fields", "key,title").output.lineList
      .first { $0.contains(title) }.map { String($0.prefix(26)) }
  }

  @Test func `Letterboxd's format is equal apart from half ratings and favorites`() async throws {
    _ = try await person.run(
      "log", "19", "--on", "2026-01-02", "--rate", "8", "--note", "a \"b\",\nc", "--tag", "x,y")
    _ = try await person.run("log", "653", "--on", "unknown", "--rewatch")
    _ = try await person.run("log", "961", "--on", "2026-01-03", "--rate", "9")
    try await person.mark("961", "--rate", "10")
    try await person.mark("234", "--watchlist")
    let before = try await library(person)
    let path = person.home.path + "/x.csv"
    #expect(try await person.run("export", "letterboxd", "--output", path).status == 0)
    #expect(try await person.run("export", "letterboxd", "--output", path).status == 64)
    let printed = try await person.run("export", "letterboxd")
    #expect(printed.output == read("x.csv"))
    #expect(printed.error.contains("watchlist"))
    let other = try Person()
    for name in ["x.csv", "x-watchlist.csv"] {
      #expect(try await other.run("import", person.home.path + "/" + name).status == 0)
    }
    #expect(try await library(other) == before)
    // The same library recognizes its own entries.
    #expect(try await counts(path) == "0,0,4,0,0")
    try await person.mark("19", "--rate", "7.5", "--favorite")
    let report = try await person.run(
      "export", "letterboxd", "--output", path, "--force", "--json")
    #expect(
      report.output.replacing("\\/", with: "/")
        == """
        {"count":7,"files":["\(path)","\(person.home.path)/x-watchlist.csv"],"omitted":1,\
        "rounded":1}

        """)
    #expect(read("x.csv")?.contains("19,,Metropolis,1927,8,,,,\r\n") == true)
  }

  @Test(arguments: [
    (["import"], 64), (["import", "x", "--undo"], 64), (["import", "--undo", "--dry-run"], 64),
    (["import", "none.csv"], 66), (["import", "/dev/null"], 65),
    (["import", "x", "--dates", "ymd"], 64), (["export", "xml"], 64), (["export", "imdb"], 64),
    (["export", "--json"], 64), (["export", "--force"], 64),
    (["export", "--output", ""], 64), (["export", "--output", "/none/x.json"], 74),
    (["import", "--undo", "--dates", "mdy"], 64), (["import", "x", "--force"], 64),
  ])
  func `A mistake writes nothing`(_ words: [String], _ code: Int) async throws {
    let run = try await person.run(words)
    #expect((run.status, run.output) == (.exited(Int32(code)), ""))
    #expect(!FileManager.default.fileExists(atPath: person.home.libraryFile))
  }

  @Test(arguments: [
    "a,b\n1,2\n", "{\"a\":1}\n", "a\u{0}b", "kind,title,rating\nrating,M,x\n",
    #"{"at":"2026-11-25T20:01:00Z","event":"poke","id":"2","v":9}"#,
  ])
  func `A file of which nothing can be read is an error`(_ text: String) async throws {
    let run = try await person.run("import", try write(text, "x.csv"))
    #expect((run.status, run.output) == (65, ""))
    #expect(run.error.lineList.count == 1, "\(run.error)")
    #expect(!FileManager.default.fileExists(atPath: person.home.libraryFile))
  }

  @Test func `The output format csv selects the export format`() async throws {
    _ = try await person.run("log", "19")
    let csv = try await person.run("export", "csv")
    let other = try await person.run("export", "--format", "csv")
    #expect((csv.status, other.status) == (0, 0))
    #expect(other.output == csv.output)
    for words in [["export", "json", "--format", "csv"], ["export", "--format", "tsv"]] {
      let run = try await person.run(words)
      #expect((run.status, run.output) == (64, ""))
    }
  }

  @Test func `A JSON export without invented movies leaves nothing that names them`() async throws {
    _ = try await person.run("log", "900000003", "--on", "2026-01-02")
    let entry = try await person.run("diary", "--fields", "key").output.dropLast()
    #expect(try await person.run("diary", "edit", String(entry), "--rate", "3").status == 0)
    #expect(try await person.run("diary", "undo").status == 0)
    #expect(try await person.run("export").output == "[]\n")
  }

  @Test(.needs(.zip, .unzip)) func `A ZIP file is read without being unpacked`() async throws {
    try writeExport()
    let zip = person.home.path + "/export.zip"
    let made = try await Binary.shell(
      "cd '\(folder)' && zip -qr '\(zip)' . && ln -s /etc/passwd link.csv && zip -qy '\(folder)/link.zip' link.csv"
    )
    #expect(made.status == 0)
    let run = try await person.run(
      ["import", zip, "--dry-run", "--fields", "new,unlisted,skipped"],
      environment: ["PATH": Tool.searchPath])
    #expect(run.output == "new\t9\nunlisted\t1\nskipped\t1\n", "\(run.error)")
    let link = try await person.run("import", folder + "/link.zip")
    #expect((link.status, link.output) == (65, ""))
    let none = try await person.run(["import", zip], environment: ["PATH": "/none"])
    #expect(none.status == 1)
    #expect(none.error.contains("unpack the file"))
  }

  @Test(.needs(.zip, .unzip)) func `Too many files are rejected before they are unpacked`()
    async throws
  {
    let made = try await Binary.shell(
      "mkdir '\(folder)' && cd '\(folder)' && seq -f %g.csv 10001 | xargs touch && zip -qr ../many.zip ."
    )
    #expect(made.status == 0)
    for path in [folder, person.home.path + "/many.zip"] {
      let run = try await person.run(
        ["import", path], environment: ["PATH": Tool.searchPath])
      #expect((run.status, run.output) == (65, ""))
      #expect(run.error == "Error: \(path) contains more than 10,000 CSV files.\n")
    }
  }
}
