import Foundation

@testable import MovieTestSupport
@testable import MoviesCLI

/// A user who is logged in to a local server.
struct LoggedInUser {
  let server: AccountServer
  let home: Home

  /// Runs the body, then stops the server and removes the home.
  static func with(
    _ server: AccountServer, _ body: (LoggedInUser) async throws -> Void
  ) async throws {
    let home = try Home()
    defer {
      home.remove()
      server.stop()
    }
    let file = home.session("tmdb")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(server.sessionFile.utf8).write(to: file)
    try await body(LoggedInUser(server: server, home: home))
  }

  func run(_ words: [String]) async throws -> Binary.Run {
    try await Program.run(words, in: home, server.variables)
  }

  /// Logs in as `user0`.
  func logIn(password: String = TMDBServer.password) async throws -> Binary.Run {
    try await Binary.run(
      ["login", "--username", "user0", "--password-stdin"], in: home, server.variables,
      input: password)
  }

  /// Returns the contents of the session file.
  func session() throws -> String {
    String(decoding: try Data(contentsOf: home.session("tmdb")), as: UTF8.self)
  }
}
