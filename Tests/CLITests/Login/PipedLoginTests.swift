import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `login` with the password on standard input.
@Suite(.places(1)) struct PipedLoginTests {
  /// One of the demo accounts.
  struct Demo: Sendable, CustomTestStringConvertible {
    let typed: String
    let username: String
    let password: String
    let greeting: String

    var testDescription: String { typed }
  }

  static let accounts = [
    Demo(
      typed: "user0", username: "user0", password: "12345678", greeting: "Welcome, User Zero."),
    Demo(typed: "user1", username: "user1", password: "12345678", greeting: "Welcome, User One."),
    Demo(typed: "user2", username: "user2", password: "951753", greeting: "Welcome, User Two."),
    Demo(
      typed: "demo@example.com", username: "demo@example.com", password: "1234567890",
      greeting: "Welcome, demo@example.com."),
    Demo(
      typed: "  DEMO@Example.COM ", username: "demo@example.com", password: "1234567890",
      greeting: "Welcome, demo@example.com."),
    Demo(
      typed: "\tuser2\n", username: "user2", password: "951753", greeting: "Welcome, User Two."),
  ]

  @Test(arguments: accounts, ["", "\n", "\r\n"])
  func `A right password logs in, whatever ends its line`(
    _ demo: Demo, _ lineEnd: String
  ) async throws {
    let run = try await Binary.run(
      ["login", "--username", demo.typed, "--password-stdin"],
      input: .text(demo.password + lineEnd))
    #expect(run.status == 0)
    #expect(run.output == demo.greeting + "\n")
    #expect(run.error.isEmpty)
  }

  @Test(arguments: accounts)
  func `The session file says whose it is and where it is from`(_ demo: Demo) async throws {
    let home = try Home()
    _ = try await Binary.run(
      ["login", "--service", "embedded", "--username", demo.typed, "--password-stdin"],
      input: .text(demo.password), home: home)
    let data = try #require(FileManager.default.contents(atPath: home.sessionFile))
    let session = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(session.keys) == ["service", "base_url", "session_id", "account"])
    #expect(session["service"] as? String == "embedded")
    #expect(session["base_url"] as? String == "embedded:catalogue")
    let account = try #require(session["account"] as? [String: Any])
    #expect(account["username"] as? String == demo.username)
  }

  @Test func `Only the owner can read the session`() async throws {
    let home = try Home()
    _ = try await logIn(home: home)
    #expect(try Home.mode(home.sessionFile) == 0o600)
    #expect(try Home.mode(home.stateFolder) == 0o700)
  }

  @Test func `A state folder that others can read is closed to them`() async throws {
    let home = try Home()
    try FileManager.default.createDirectory(
      atPath: home.stateFolder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o755])
    _ = try await logIn(home: home)
    #expect(try Home.mode(home.stateFolder) == 0o700)
  }

  @Test func `The password is nowhere to be found afterwards`() async throws {
    let home = try Home()
    let run = try await logIn(home: home)
    let secret = Data("12345678".utf8)
    #expect(run.status == 0)
    #expect(!(run.output + run.error).contains("12345678"))
    let files = try home.files()
    #expect(Array(files.keys) == ["state/movies-cli/session-embedded.json"])
    #expect(files.values.allSatisfy { $0.range(of: secret) == nil })
  }

  @Test func `A second log-in replaces the first`() async throws {
    let home = try Home()
    _ = try await logIn(home: home)
    let second = try await Binary.run(
      ["login", "--username", "user2", "--password-stdin"], input: .text("951753"), home: home)
    #expect(second.error == "Note: this replaces the session of User Zero (user0).\n")
    let text = String(decoding: try #require(try home.files().values.first), as: UTF8.self)
    #expect(text.contains("User Two") && !text.contains("User Zero"))
    #expect(try home.files().count == 1)
  }

  @Test func `With JSON the greeting is a document`() async throws {
    let run = try await Binary.run(
      ["login", "--username", "user0", "--password-stdin", "--json"], input: .text("12345678"))
    let account = #"{"id":920000001,"name":"User Zero","username":"user0"}"#
    #expect(
      run.output == #"{"account":\#(account),"message":"Welcome, User Zero.","service":"embedded"}"#
        + "\n")
  }

  @Test func `The same account again replaces nobody's session`() async throws {
    let home = try Home()
    _ = try await logIn(home: home)
    let second = try await logIn(home: home)
    #expect(second.status == 0)
    #expect(second.error.isEmpty)
  }

  @Test func `With JSON it is said whose session was replaced`() async throws {
    let home = try Home()
    _ = try await logIn(home: home)
    let run = try await Binary.run(
      ["login", "--username", "user2", "--password-stdin", "--json"], input: .text("951753"),
      home: home)
    #expect(
      run.output.contains(#""replaced":{"id":920000001,"name":"User Zero","username":"user0"}"#))
  }

  @Test func `Only one line end is taken off a password`() async throws {
    let run = try await Binary.run(
      ["login", "--username", "user0", "--password-stdin"], input: .text("12345678\n\n"))
    #expect(run.status == 77)
  }

  @Test(arguments: [" 12345678", "12345678 ", "12345678\t", "12345678\r"])
  func `A password is taken as it was typed`(_ password: String) async throws {
    let run = try await Binary.run(
      ["login", "--username", "user0", "--password-stdin"], input: .text(password))
    #expect(run.status == 77)
  }

  private func logIn(home: Home) async throws -> Binary.Run {
    try await Binary.run(
      ["login", "--username", "user0", "--password-stdin"], input: .text("12345678\n"), home: home)
  }
}
