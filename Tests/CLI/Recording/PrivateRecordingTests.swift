import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperScript
@testable import ViperTestSupport

/// A recording contains what happened, and of the diary and the marks only what that needs.
@Suite(.places(2))
struct PrivateRecordingTests {
  private let home: Home
  private var file: String { home.path + "/private.script" }

  init() throws {
    home = try Home()
    // Movie 438631 is not in the embedded catalog, and its year is unknown.
    let other =
      #"{"at":"2025-01-01T00:00:00Z","event":"watch","id":"01JGFJJZ00000000000000OTHR","#
      + #""movie":{"title":"Dune","tmdb":438631},"on":"2025-12-31","v":1}"#
    let file = URL(filePath: home.libraryFile)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try Data((other + "\n").utf8).write(to: file)
  }

  private func log(_ words: String...) async throws {
    #expect(try await Program.run(["log"] + words, in: home).status == 0)
  }

  /// Adds an event to the library, as another program does.
  private static func append(_ event: String, to file: String) throws {
    let file = try #require(FileHandle(forWritingAtPath: file))
    try file.seekToEnd()
    try file.write(contentsOf: Data((event + "\n").utf8))
  }

  private func mark(_ words: String...) async throws {
    #expect(try await Program.run(["mark"] + words, in: home).status == 0)
  }

  /// Types until a row with a title has the focus.
  private static func type(_ keys: String, on screen: WatchedScreen, toward title: String) throws {
    try screen.type(keys, until: [])
    try screen.wait("the focus on \(title)") {
      $0.focusedRow?.contains(title) == true
    }
  }

  /// Records a session, plays the recording, and returns its text.
  private func record(
    _ words: String..., entries: String?,
    script: @escaping @Sendable (WatchedScreen) throws -> Void
  ) async throws -> String {
    let run = try await Terminal.run(
      ["browse"] + words + ["--record", file], home: home, separatesErrors: true
    ) { terminal in
      let screen = WatchedScreen(terminal)
      try script(screen)
      terminal.type("q")
    }
    #expect(run.status == 0)
    let note = entries.map { "The recording contains \($0) of your diary." } ?? ""
    #expect(run.error.lineList.dropFirst().joined() == note)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let played = try await Program.run(["play", file])
    #expect(played.status == 0, "\(played.output)\(played.error)\n\(text)")
    // The ID of an event has 26 characters and begins with the time.
    #expect(!text.contains("01") || !text.contains(/\b01[0-9A-Z]{24}\b/), "\(text)")
    return text.replacing(/set today .*\n/, with: "")
  }

  @Test func `In the diary, rows are found by their titles`() async throws {
    try await log("653", "--on", "2025-12-30", "--note", "Private.")
    try await log("19", "--on", "2025-12-24", "--rate", "8", "--note", "Private.")
    try await log("19", "--on", "2025-12-03", "--tag", "cinema")
    let text = try await record("diary", entries: "2 entries") { screen in
      try screen.wait(for: ["Dune", "Nosferatu"])
      // The film that the script cannot have: its page is left out.
      try screen.type("\r", until: ["Only your own data"])
      try screen.type("\u{1B}[27u", until: ["Nosferatu"])
      try screen.type("jjj", until: ["4 of 4"])
      try screen.type("E", until: ["Entry for Metropolis", "2025-12-03"])
      try screen.type("\t9", until: ["9"])
      try screen.type("\r", until: ["Changed the entry for Metropolis."])
      try screen.type("e", until: ["Recorded an assertion"])
      try screen.type("k", until: ["3 of 4"])
      try screen.type("\r", until: ["Metropolis (1927)"])
    }
    #expect(
      text == """
        open detail 19
        activate log
        type day "2025-12-03"
        type tags "cinema"
        submit
        open detail 19
        activate log
        type day "2025-12-24"
        type rating "8"
        type rewatch "no"
        submit
        mark movie 19 8
        open tab diary
        # This action cannot be recorded.
        focus "Metropolis" 2
        activate edit-entry
        type rating "9"
        submit
        expect "Metropolis"
        focus "Metropolis"
        select "Metropolis"

        """)
  }

  @Test func `An imported file stays private, and so does what it adds`() async throws {
    let path = home.path + "/diary.csv"
    try Data(
      ("Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
        + "2025-01-01,Faust,1926,https://boxd.it/1,4,,,2025-01-01\n").utf8
    ).write(to: URL(filePath: path))
    let text = try await record("detail", "19", entries: nil) { screen in
      try screen.wait(for: ["Metropolis (1927)"])
      try screen.type(":import a f", until: ["> Import a file…"])
      try screen.type("\r", until: ["> File:"])
      try screen.type(path + "\r", until: ["Import of diary.csv", "New entries and marks: 1"])
      try screen.type("\u{1B}[27u", until: ["Metropolis (1927)"])
      try screen.type("w", until: ["now on your watchlist"])
      try screen.type("d", until: ["1 of 2", "Faust"])
      try screen.type("j", until: ["2 of 2"])
      try screen.type("\r", until: ["Faust (1926)"])
    }
    #expect(
      text.hasPrefix(
        """
        open detail 19
        # This action cannot be recorded.
        activate watchlist
        open tab diary

        """))
    #expect(!text.contains("diary.csv") && !text.contains("Faust"), "\(text)")
  }

  @Test func `An undo of what was done before or elsewhere is left out`() async throws {
    try await mark("19", "--favorite")
    let text = try await record("popular", entries: nil) { [path = home.libraryFile] screen in
      try screen.wait(for: ["Metropolis"])
      try screen.type("w", until: ["now on your watchlist"])
      // What another program does in the meantime.
      try Self.append(
        #"{"at":"2026-01-01T00:00:00Z","event":"mark","id":"elsewhere","mark":"favorite","#
          + #""movie":{"title":"Nosferatu","tmdb":653},"on":"2026-01-01","v":1,"value":true}"#,
        to: path)
      try screen.type("u", until: ["Undone: favorite Nosferatu", "another window"])
      try screen.type("u", until: ["Undone: watchlist Metropolis"])
      try screen.type("u", until: ["Undone: favorite Metropolis", "another window"])
    }
    #expect(
      text == """
        mark movie 19 favorite
        open tab popular
        activate watchlist
        # This action cannot be recorded.
        activate undo
        # This action cannot be recorded.

        """)
  }

  @Test func `An undo of what was done before is left out even if a key follows at once`()
    async throws
  {
    try await mark("19", "--favorite")
    let text = try await record("popular", entries: nil) { screen in
      try screen.wait(for: ["Metropolis"])
      try screen.type("uj", until: ["2 of"])
      try screen.type("k", until: ["1 of"])
    }
    #expect(!text.contains("activate undo"), "\(text)")
    #expect(text.contains("# This action cannot be recorded.\n"))
  }

  @Test func `In a list with marks, only marks of the chosen movies are restored`() async throws {
    try await mark("19", "653", "961", "234", "--favorite")
    try await mark("653", "--rate", "7")
    let text = try await record("favorites", entries: nil) { screen in
      try screen.wait(for: ["Your favorites", "Metropolis"])
      try Self.type("jj", on: screen, toward: "Nosferatu")
      try screen.type("x9\r", until: ["Rated Nosferatu 9"])
      try screen.type("w", until: ["watchlist"])
      try screen.type("\r", until: ["Nosferatu (1922)"])
      try screen.type("f", until: ["no longer a favorite"])
    }
    #expect(
      text == """
        mark movie 653 favorite
        mark movie 653 7
        open tab favorites
        focus "Nosferatu"
        activate rate
        type rating "9"
        submit
        focus "Nosferatu"
        activate watchlist
        select "Nosferatu"
        activate favorite

        """)
  }

  @Test func `In a list without marks, a movie that is logged is restored`() async throws {
    try await log("653", "--on", "2025-12-30", "--rate", "7")
    try await log("19", "--on", "2025-12-24")
    try await mark("961", "--favorite")
    let text = try await record("popular", entries: "1 entry") { screen in
      try screen.wait(for: ["Metropolis"])
      try screen.type("L", until: ["Log Metropolis"])
      try screen.type("\t\t\t", until: ["> Tags"])
      try screen.type("home\r", until: ["Logged Metropolis"])
    }
    #expect(
      text == """
        log movie 19 2025-12-24
        open tab popular
        activate log
        type tags "home"
        submit

        """)
  }

  @Test func `A film that no catalog has is restored by its title and year`() async throws {
    try await log("Dune (1984)", "--on", "2025-12-30", "--rate", "6")
    try await log("Dune (1984)", "--on", "2025-12-31")
    try await mark("Dune (1984)", "Solaris (1972)", "--watchlist")
    let text = try await record("diary", entries: "2 entries") { screen in
      try screen.wait(for: ["Dune", "1984"])
      try screen.type("\r", until: ["Dune (1984)", "Only your own data"])
      try screen.type("f", until: ["now a favorite"])
    }
    #expect(
      text == """
        open log "Dune (1984)"
        type day "2025-12-30"
        type rating "6"
        submit
        log movie "Dune (1984)" 2025-12-31
        mark movie "Dune (1984)" watchlist
        mark movie "Dune (1984)" 6
        open tab diary
        select "Dune"
        activate favorite

        """)
  }

  @Test func `A film with an ID that the catalog lacks is restored by its title and year`()
    async throws
  {
    try Self.append(
      #"{"at":"2025-12-30T00:00:00Z","event":"watch","id":"01JGFJJZ00000000000000FILM","#
        + #""movie":{"title":"Parasite","tmdb":496243,"year":2019},"on":"2025-12-30","v":1}"#,
      to: home.libraryFile)
    let text = try await record("detail", "496243", entries: "1 entry") { screen in
      try screen.wait(for: ["Parasite (2019)", "Only your own data"])
      try screen.type("w", until: ["now on your watchlist"])
      try Self.type("7", on: screen, toward: "Parasite")
      try screen.type("x9\r", until: ["Rated Parasite 9"])
      try screen.type("\r", until: ["Only your own data"])
      try screen.type("'wat", until: ["> Your watchlist"])
      try Self.type("\r", on: screen, toward: "Parasite")
      try screen.type("'par", until: ["> Parasite (2019)"])
      try screen.type("\r", until: ["Only your own data"])
    }
    #expect(
      text == """
        log movie "Parasite (2019)" 2025-12-30
        open detail "parasite (2019)"
        activate watchlist
        open tab watchlist
        focus "Parasite"
        activate rate
        type rating "9"
        submit
        select "Parasite"
        go to "watchlist"
        go to "detail parasite (2019)"

        """)
  }

  @Test func `On the home screen, the pick for tonight is restored`() async throws {
    // The movie that a script without a watchlist would pick is another one each day.
    let text = try await record("home", entries: nil) { screen in
      try screen.wait(for: ["Tonight", "From Discover"])
      try screen.type("f", until: ["now a favorite"])
      try screen.type("n", until: ["Tonight"])
      try screen.wait("another pick") { !$0.shows("♥") && $0.shows("From Discover") }
      try screen.type("\r", until: ["Directed by"])
    }
    #expect(text.contains("open tab home\npick movie"), "\(text)")
    #expect(text.contains("\nactivate another\npick movie"), "\(text)")
    #expect(!text.contains("log movie"))
  }

  @Test func `On the home screen, rows of the watchlist and the diary are restored`()
    async throws
  {
    try await log("653", "--on", "2025-12-30")
    try await log("19", "--on", "2025-12-24")
    try await mark("961", "234", "10513", "--watchlist")
    let text = try await record("home", entries: "1 entry") { screen in
      try screen.wait(for: ["Next on your watchlist", "Recently seen", "Nosferatu"])
      try Self.type("jjjj", on: screen, toward: "Nosferatu")
      try Self.type("j", on: screen, toward: "Metropolis")
      try screen.type("L", until: ["Log "])
      try screen.type("\r", until: ["Logged "])
    }
    #expect(text.contains("log movie 19 2025-12-24\n"), "\(text)")
    #expect(!text.contains("653"))
  }

  @Test func `On the home screen, a film without an ID is found by its title`() async throws {
    try await mark("Dune (2021)", "--watchlist")
    let text = try await record("home", entries: nil) { screen in
      try screen.wait(for: ["Tonight", "From your watchlist"])
      try screen.type("f", until: ["now a favorite"])
    }
    #expect(text.contains("mark movie \"Dune (2021)\" watchlist"), "\(text)")
    let lines = #"pick movie "Dune (2021)"|focus "Dune"|activate favorite"#
    #expect(text.contains(lines.replacing("|", with: "\n")), "\(text)")
  }

  @Test func `The years of the statistics are left out`() async throws {
    try await log("653", "--on", "2024-12-30")
    try await log("19", "--on", "2025-12-24")
    let text = try await record("stats", entries: nil) { screen in
      try screen.wait(for: ["Viewings: 3"])
      try screen.type("p", until: ["Viewings: 2"])
      try screen.type("d", until: ["Dune"])
    }
    #expect(text.hasPrefix("open stats\n# This action cannot be recorded.\n"), "\(text)")
    #expect(!text.contains("19") && !text.contains("653"), "\(text)")
  }
}
