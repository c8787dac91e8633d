import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// `library upload`, and the advice after a login.
@Suite(.places(2)) struct UploadRunTests {
  private static let account = "/account/920000001"
  private static let lists = ["favorite", "watchlist", "rated"].map {
    "GET \(account)/\($0)/movies"
  }

  private let home: Home

  init() throws { home = try Home() }

  private func run(_ words: String..., at server: TMDBServer? = nil) async throws -> Binary.Run {
    try await Program.run(words, in: home, server?.variables ?? [:])
  }

  /// Runs `mark`, by default without a login.
  private func mark(_ words: String..., at server: TMDBServer? = nil) async throws {
    let run = try await Program.run(["mark"] + words, in: home, server?.variables ?? [:])
    #expect(run.status == 0, "\(run.error)")
  }

  private func logIn(
    to server: TMDBServer? = nil, _ options: String...
  ) async throws -> Binary.Run {
    let run = try await Binary.run(
      ["login", "--username", "user0", "--password-stdin"] + options, in: home,
      server?.variables ?? [:], input: "12345678")
    #expect(run.status == 0, "\(run.error)")
    return run
  }

  /// Runs `library upload`, and returns its exit code and the counts: sent, replaced, present,
  /// failed, unsent and invented.
  private func upload(
    _ option: String = "--yes", to server: TMDBServer? = nil
  ) async throws -> String {
    let run = try await run(
      "library", "upload", option, "--format", "csv", "--fields",
      "sent,replaced,present,failed,unsent,invented", at: server)
    guard case .exited(let code) = run.status else { return "\(run.status)" }
    return "\(code) \(run.output.split(whereSeparator: \.isNewline).last ?? "")"
  }

  @Test func `Only what the account lacks is sent to TMDB, and nothing here is changed`()
    async throws
  {
    try await mark("19", "--favorite", "--rate", "8")
    try await mark("234", "--watchlist")
    try await mark("653", "--rate", "9")
    try await mark("900000001", "--favorite")
    try await mark("961", "--watchlist")
    let library = FileManager.default.contents(atPath: home.libraryFile)
    let server = try TMDBServer()
    defer { server.stop() }
    _ = try await logIn(to: server)
    try await mark("19", "--rate", "7", at: server)
    try await mark("653", "--rate", "9", at: server)
    var known = server.paths.count
    #expect(try await upload("--dry-run", to: server) == "0 4,1,1,0,0,1")
    #expect(server.paths.dropFirst(known) == Self.lists[...])
    known = server.paths.count
    #expect(try await upload(to: server) == "0 4,1,1,0,0,1")
    #expect(
      Array(server.paths.dropFirst(known))
        == Self.lists + [
          "POST \(Self.account)/favorite", "POST /movie/19/rating",
          "POST \(Self.account)/watchlist", "POST \(Self.account)/watchlist",
        ])
    known = server.paths.count
    #expect(try await upload(to: server) == "0 0,0,5,0,0,1")
    #expect(server.paths.dropFirst(known) == Self.lists[...])
    let watchlist = try await run("list", "watchlist", "--fields", "id", at: server)
    #expect(watchlist.output == "961\n234\n")
    #expect(FileManager.default.contents(atPath: home.libraryFile) == library)
  }

  @Test func `A mark that TMDB rejects is reported, and the others are sent`() async throws {
    try await mark("19", "--favorite")
    try await mark("234", "--watchlist")
    let server = try TMDBServer { request in
      request.method == "POST" && request.path.hasSuffix("/favorite")
        ? .rejection(404, code: 34) : nil
    }
    defer { server.stop() }
    _ = try await logIn(to: server)
    let run = try await run("library", "upload", "--yes", "--json", at: server)
    #expect(run.status == 1)
    #expect(
      run.output == """
        {"dry_run":false,"failed":1,"failures":[{"code":"not-found","id":19,"mark":"favorite",\
        "reason":"No movie found with ID 19.","title":"Metropolis"}],"invented":0,\
        "present":0,"replaced":0,"sent":1,"unsent":0}

        """)
    #expect(
      run.error.hasPrefix("Note: could not add Metropolis to your favorites: "), "\(run.error)")
  }

  @Test(arguments: [3, 7])
  func `A lost session or a rejected credential stops the upload`(code: Int) async throws {
    try await mark("19", "--favorite")
    try await mark("234", "--watchlist")
    try await mark("653", "--rate", "9")
    let server = try TMDBServer { request in
      request.method == "POST" && request.path.hasSuffix("/watchlist")
        ? .rejection(401, code: code) : nil
    }
    defer { server.stop() }
    _ = try await logIn(to: server)
    #expect(try await upload(to: server) == "77 1,0,0,0,2,0")
    #expect(server.paths.last == "POST \(Self.account)/watchlist")
  }

  @Test(arguments: [
    ("y\n", ["LANG": "en_US.UTF-8"], 0), (" YES \n", [:], 0), ("sí\n", ["LANG": "es_ES.UTF-8"], 0),
    ("n\n", [:], 130), ("\n", [:], 130), ("\u{4}", [:], 130),
  ])
  func `On a terminal, nothing is sent without the user's consent`(
    _ answer: String, _ environment: [String: String], _ code: Int
  ) async throws {
    try await mark("19", "--favorite", "--rate", "8")
    _ = try await logIn()
    try await mark("19", "--rate", "7")
    let run = try await Terminal.run(
      ["library", "upload"], environment: environment.mapValues { $0 }, home: home
    ) { terminal in
      try terminal.wait(for: "/N] ")
      terminal.type(answer)
    }
    #expect(run.status == .exited(Int32(code)))
    let rated = try await self.run("list", "rated", "--fields", "title,own_rating")
    #expect(rated.output == "Metropolis\t" + (code == 0 ? "8.0" : "7.0") + "\n")
    if environment["LANG"] == "en_US.UTF-8" {
      #expect(
        run.output.hasPrefix(
          "Send 2 marks to the account of User Zero? [y/N] y\n"),
        "\(run.output)")
      #expect(run.output.contains("Sending ░░"))
    }
  }

  @Test func `If the account has everything, nothing is asked`() async throws {
    try await mark("19", "--favorite")
    _ = try await logIn()
    #expect(try await upload() == "0 1,0,0,0,0,0")
    let run = try await Terminal.run(["library", "upload"], home: home)
    #expect(run.status == 0)
    #expect(!run.output.contains("/N]"))
  }

  @Test func `The demo accounts take the invented movies`() async throws {
    try await mark("900000001", "--favorite")
    _ = try await logIn()
    #expect(try await upload() == "0 1,0,0,0,0,0")
    #expect(try await run("list", "favorites", "--fields", "id").output == "900000001\n")
  }

  @Test(arguments: [
    (["library", "upload"], 64), (["library", "upload", "--yes"], 77),
    (["library", "upload", "--dry-run"], 77), (["library", "check", "--yes"], 64),
    (["library", "path", "--offline"], 64), (["library", "path", "--fields", "sent"], 64),
    (["library", "upload", "--yes", "--fields", "none"], 64),
    (["import", "Fixtures", "--to", "account"], 64),
  ])
  func `A mistake writes and prints nothing`(_ words: [String], _ code: Int) async throws {
    let run = try await Program.run(words, home: home)
    #expect((run.status, run.output) == (.exited(Int32(code)), ""))
    #expect(!FileManager.default.fileExists(atPath: home.libraryFile))
  }

  @Test func `A login tells how to send the marks on this computer`() async throws {
    #expect(try await logIn().error == "")
    _ = try await run("logout")
    try await mark("19", "--favorite")
    // An account cannot have it.
    try await mark("Unknown film (2021)", "--favorite")
    #expect(
      try await logIn().error == """
        1 mark is on this computer. Send it to your account with 'movies-cli library upload'.

        """)
    _ = try await run("logout")
    try await mark("19", "--rate", "8")
    let run = try await logIn(to: nil, "--json")
    #expect(run.output.contains(#""local_marks":2,"#))
    #expect(
      run.error == """
        2 marks are on this computer. Send them to your account with 'movies-cli library upload'.

        """)
  }

  @Test func `The window adds the advice to its greeting`() async throws {
    try await mark("19", "--favorite", "--rate", "8")
    let run = try await Terminal.run(["browse"], columns: 120, home: home) { terminal in
      let screen = WatchedScreen(terminal, columns: 120)
      try screen.wait(for: ["Popular movies"])
      try screen.type(":log in", until: ["> Log in"])
      try screen.type("\r", until: ["Password"])
      try screen.type(
        "user0\t12345678\r",
        until: ["Welcome, User Zero. 2 marks are on this computer. Send them to your account"])
      terminal.type("q")
    }
    #expect(run.status == 0)
  }
}
