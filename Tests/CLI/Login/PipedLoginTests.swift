import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `login` with the password on standard input.
@Suite(.places(1)) struct PipedLoginTests {
  private func logIn(
    _ name: String = "user0", _ password: String = "12345678\n", _ more: [String] = [], home: Home
  ) async throws -> Binary.Run {
    try await Binary.run(
      ["login", "--username", name, "--password-stdin"] + more, input: .text(password), home: home)
  }

  @Test(arguments: [
    ("user0", "12345678", "user0", "User Zero"), ("user1", "12345678\n", "user1", "User One"),
    ("\tuser2\n", "951753\r\n", "user2", "User Two"),
    ("  DEMO@Example.COM ", "1234567890", "demo@example.com", "demo@example.com"),
    (
      "swiftbeta.blog@gmail.com", "1234567890", "swiftbeta.blog@gmail.com",
      "swiftbeta.blog@gmail.com"
    ),
  ])
  func `A correct password logs in, with any line ending`(
    _ typed: String, _ password: String, _ username: String, _ name: String
  ) async throws {
    let home = try Home()
    let run = try await logIn(typed, password, ["--service", "embedded"], home: home)
    #expect((run.status, run.output, run.error) == (0, "Welcome, \(name).\n", ""))
    let data = try #require(FileManager.default.contents(atPath: home.sessionFile))
    let session = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(session.keys) == ["service", "base_url", "session_id", "account", "started_at"])
    #expect(session["service"] as? String == "embedded")
    #expect(session["base_url"] as? String == "embedded:catalog")
    let account = try #require(session["account"] as? [String: Any])
    #expect(account["username"] as? String == username)
  }

  @Test func `Only the owner can read the session, and the password is not stored`() async throws {
    let home = try Home()
    // The folder is readable by others before the login.
    try FileManager.default.createDirectory(
      atPath: home.stateFolder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o755])
    let run = try await logIn(home: home)
    #expect(!(run.output + run.error).contains("12345678"))
    #expect(try Home.mode(home.sessionFile) == 0o600)
    #expect(try Home.mode(home.stateFolder) == 0o700)
    let files = try home.files()
    #expect(Array(files.keys) == ["state/movies-cli/session-embedded.json"])
    #expect(files.values.allSatisfy { $0.range(of: Data("12345678".utf8)) == nil })
  }

  @Test func `A login replaces another account's session and reports it`() async throws {
    let home = try Home()
    let account = #"{"id":920000001,"name":"User Zero","username":"user0"}"#
    let first = try await logIn("user0", "12345678", ["--json"], home: home)
    #expect(
      first.output
        == #"{"account":\#(account),"message":"Welcome, User Zero.","service":"embedded"}"# + "\n")
    let again = try await logIn(home: home)
    #expect((again.status, again.error) == (0, ""))
    let json = try await logIn("user2", "951753", ["--json"], home: home)
    #expect(json.output.contains(#""replaced":\#(account)"#))
    let second = try await logIn(home: home)
    #expect(second.error == "Note: this replaces the session of User Two (user2).\n")
    let text = String(decoding: try #require(try home.files().values.first), as: UTF8.self)
    #expect(text.contains("User Zero") && !text.contains("User Two"))
    #expect(try home.files().count == 1)
  }

  @Test(arguments: ["12345678\n\n", " 12345678", "12345678 ", "12345678\t", "12345678\r"])
  func `A password is used as typed, without one trailing newline`(
    _ password: String
  ) async throws {
    #expect(try await logIn("user0", password, home: try Home()).status == 77)
  }
}
