import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

@Suite(.places(2))
struct SessionRunTests {
  private func logIn(
    _ home: Home, _ server: TMDBServer, name: String = "user0",
    password: String = TMDBServer.password
  ) async throws -> Binary.Run {
    try await Binary.run(
      ["login", "--username", name, "--password-stdin"], in: home, server.variables,
      input: password)
  }

  @Test func `Login, whoami, and logout work as on the embedded catalog`() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let embedded = try await Binary.run(
        ["login", "--username", "user0", "--password-stdin"], in: home, input: "12345678\n")
      let login = try await logIn(home, server)
      #expect(login.status == 0, "\(login)")
      #expect(login.output == embedded.output)
      let who = try await Program.run(["whoami"], in: home, server.variables)
      let embeddedWho = try await Program.run(["whoami"], in: home)
      #expect(
        who.output == embeddedWho.output.replacing("service\tembedded", with: "service\ttmdb"))
      let logout = try await Binary.run(["logout"], in: home, server.variables)
      #expect(logout.status == 0)
      #expect(!FileManager.default.fileExists(atPath: home.session("tmdb").path))
      #expect(FileManager.default.fileExists(atPath: home.session("embedded").path))
      #expect(
        server.paths == [
          "GET /authentication/token/new", "POST /authentication/token/validate_with_login",
          "POST /authentication/session/new", "GET /account", "GET /account",
          "DELETE /authentication/session",
        ])
      let after = try await Program.run(["whoami"], in: home, server.variables)
      #expect(after.status == 77)
      #expect(after.error == "Error: You are not logged in. Log in with 'movies-cli login'.\n")
    }
  }

  @Test(arguments: ["tmdb-web", "guest"], [["--username", "ada"], ["--password-stdin"]])
  func `An option that the service does not support is rejected`(service: String, option: [String])
    async throws
  {
    let server = try TMDBServer()
    try await withService(server) { home in
      let run = try await Binary.run(
        ["login", "--service", service] + option, in: home, server.variables)
      #expect(run.status == 64)
      #expect(
        run.error.hasPrefix(
          "Error: '\(option[0])' has no effect, because the login service '\(service)' does not use a "
            + "username or password.\n"))
      #expect(server.paths.isEmpty)
    }
  }

  @Test func `A guest can log in and is identified without a request`() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let login = try await Binary.run(
        ["login", "--service", "guest"], in: home, server.variables)
      #expect(login.output == "Welcome, Guest.\n")
      let who = try await Program.run(["whoami"], in: home, server.variables)
      #expect(who.output == "service\tguest\nid\t0\nusername\tguest\nname\tGuest\n")
      #expect(try await Binary.run(["logout"], in: home, server.variables).status == 0)
      #expect(server.paths == ["GET /authentication/guest_session/new"])
      #expect(try home.files().isEmpty)
    }
  }

  @Test func `An expired session is reported with advice`() async throws {
    let count = Counter()
    let server = try TMDBServer(instead: { request in
      // The first account request belongs to the login.
      request.path == "/3/account" && count.next() > 0 ? .rejection(401, code: 3) : nil
    })
    try await withService(server) { home in
      _ = try await logIn(home, server)
      let run = try await Program.run(["whoami"], in: home, server.variables)
      #expect(run.status == 77)
      #expect(
        run.error == """
          Error: Not logged in, or the session has expired. Log in with 'movies-cli login'.

          """)
      // The session file is still there.
      #expect(FileManager.default.fileExists(atPath: home.session("tmdb").path))
    }
  }

  @Test func `Logging out of an unknown session succeeds`() async throws {
    let server = try TMDBServer(instead: { request in
      request.method == "DELETE" ? .rejection(404, code: 34) : nil
    })
    try await withService(server) { home in
      _ = try await logIn(home, server)
      #expect(try await Binary.run(["logout"], in: home, server.variables).status == 0)
      #expect(try home.files().isEmpty)
    }
  }

  @Test func `A login ends the replaced session at the service`() async throws {
    try await LoggedInUser.with(AccountServer()) { person in
      let run = try await person.logIn()
      #expect(run.status == 0)
      #expect(run.error.isEmpty)
      #expect(
        person.server.lines.last
          == "DELETE /3/authentication/session {\"session_id\":\"\(AccountServer.session)\"}")
      let kept = try person.session()
      #expect(kept.contains(TMDBServer.sessionPrefix))
    }
  }

  @Test func `A login succeeds even if the replaced session cannot be ended`()
    async throws
  {
    let server = try AccountServer(instead: { request in
      request.method == "DELETE" ? .rejection(500, code: 11) : nil
    })
    try await LoggedInUser.with(server) { person in
      let run = try await person.logIn()
      #expect(run.status == 0)
      #expect(run.output == "Welcome, User Zero.\n")
      #expect(
        run.error == "Note: could not end the previous session at the service: "
          + "TMDB returned an error (500).\n")
      let kept = try person.session()
      #expect(kept.contains(TMDBServer.sessionPrefix))
    }
  }

  @Test func `A rejected login keeps the session, locally and at the service`()
    async throws
  {
    try await LoggedInUser.with(AccountServer()) { person in
      let run = try await person.logIn(password: "wrong")
      #expect(run.status == 77)
      #expect(!person.server.lines.contains { $0.hasPrefix("DELETE") })
      let kept = try person.session()
      #expect(kept == person.server.sessionFile)
    }
  }

  @Test func `A session that a login returns again is not ended`() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      for _ in 1...2 {
        let run = try await logIn(home, server)
        #expect(run.status == 0)
      }
      #expect(!server.paths.contains { $0.hasPrefix("DELETE") })
    }
  }

  @Test(.places(3)) func `A replaced session of another host is not sent`() async throws {
    let other = try TMDBServer()
    defer { other.stop() }
    try await LoggedInUser.with(AccountServer()) { person in
      let run = try await logIn(person.home, other)
      #expect(run.status == 0)
      #expect(run.error.hasPrefix("Note: could not end the previous session at the service: "))
      #expect(person.server.requests.isEmpty)
      #expect(!other.paths.contains { $0.hasPrefix("DELETE") })
    }
  }
}
