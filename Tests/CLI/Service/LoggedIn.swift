import Foundation

@testable import MovieTestSupport

/// A user who is logged in at a server on localhost.
struct LoggedIn {
  let server: AccountServer
  let home: Home

  /// Runs the body with a logged-in user.
  static func with(
    _ server: AccountServer, _ body: (LoggedIn) async throws -> Void
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
    try await body(LoggedIn(server: server, home: home))
  }

  func run(_ words: [String]) async throws -> Binary.Run {
    try await Binary.run(words, in: home, server.variables)
  }

  /// Logs in as `user0`.
  func logIn(password: String = TMDBServer.password) async throws -> Binary.Run {
    try await Binary.run(
      ["login", "--username", "user0", "--password-stdin"], in: home, server.variables,
      input: password)
  }

  /// The stored session.
  func session() throws -> String {
    String(decoding: try Data(contentsOf: home.session("tmdb")), as: UTF8.self)
  }
}
