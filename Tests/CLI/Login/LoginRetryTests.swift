import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `login` at a terminal allows three attempts.
@Suite(.places(3)) struct LoginRetryTests {
  private static let hint = "Demo account: user2 / 951753\n"
  private static let name = "Username or email: "
  private static let password = "Password: "
  private static let wrongPassword = "The password is wrong.\n"
  private static let noUser = "Unknown username.\n"
  private static let shortName = "The username must have at least 5 characters.\n"

  /// Runs a login, and answers each prompt when it appears.
  private func logIn(
    _ options: [String] = [], _ answers: [(prompt: String, typed: String)],
    environment: [String: String?] = [:], home: Home? = nil
  ) async throws -> Terminal.Run {
    let run = try await Terminal.run(
      ["login", "--color", "never"] + options, environment: environment, home: home
    ) { terminal in
      for (prompt, typed) in answers {
        try terminal.wait(for: prompt)
        terminal.type(typed)
      }
    }
    #expect(run.isEchoing && run.isRestored)
    return run
  }

  @Test func `A wrong password is prompted for again and not shown`() async throws {
    let run = try await logIn(
      [],
      [
        (Self.name, "user0\n"), (Self.password, "wrong-secret\n"), (Self.password, "12345678\n"),
      ])
    #expect(run.status == 0)
    #expect(
      run.output == Self.hint + Self.name + "user0\nPassword: \n" + Self.wrongPassword
        + "Password: \nWelcome, User Zero.\n")
  }

  @Test func `The third wrong password ends the login`() async throws {
    let home = try Home()
    let run = try await logIn(
      ["--username", "user0"], Array(repeating: (Self.password, "wrong-secret\n"), count: 3),
      home: home)
    let line = "Password: \n" + Self.wrongPassword
    #expect(run.status == 77)
    #expect(run.output == line + line + "Password: \nError: " + Self.wrongPassword)
    #expect(try home.files().isEmpty)
  }

  @Test func `An invalid name is reported before the password prompt`() async throws {
    let run = try await logIn(
      [],
      [
        (Self.name, "\n"), (Self.name, "  abcd \n"), (Self.name, "user2\n"),
        (Self.password, "951753\n"),
      ])
    #expect(run.status == 0)
    #expect(
      run.output == Self.hint + Self.name + "\n" + Self.shortName + Self.name + "  abcd \n"
        + Self.shortName + Self.name + "user2\nPassword: \nWelcome, User Two.\n")
  }

  @Test func `An unknown user is prompted for name and password again`() async throws {
    let run = try await logIn(
      [],
      [
        (Self.name, "nobody\n"), (Self.password, "951753\n"), (Self.name, "user2\n"),
        (Self.password, "951753\n"),
      ])
    #expect(run.status == 0)
    #expect(run.output.contains("\n" + Self.noUser + Self.name))
  }

  @Test func `An unknown user given as an option ends the login`() async throws {
    let run = try await logIn(["--username", "nobody"], [(Self.password, "951753\n")])
    #expect(run.status == 77)
    #expect(run.output.hasSuffix("Error: " + Self.noUser))
  }

  @Test func `Three passwords that are too short are not a usage error`() async throws {
    let run = try await logIn([], Array(repeating: (Self.name, "abc\n"), count: 3))
    #expect(run.status == 77)
    #expect(run.output.hasSuffix("Error: " + Self.shortName))
    #expect(!run.output.contains("Usage"))
  }

  @Test func `A password that is too short or not UTF-8 is prompted for again`()
    async throws
  {
    let run = try await Terminal.run(["login", "--username", "user0"]) { terminal in
      try terminal.wait(for: Self.password)
      terminal.type("\n")
      try terminal.wait(for: Self.password)
      terminal.type(bytes: [0xFF, 0xFE, 0x0A])
      try terminal.wait(for: Self.password)
      terminal.type("12345678\n")
    }
    #expect(run.status == 0)
    #expect(run.output.contains("The password must have at least 5 characters.\n"))
    #expect(run.output.contains("The password is not UTF-8 text.\n"))
  }

  @Test func `A rejection without a reason prompts for name and password again`() async throws {
    let server = try TMDBServer()
    defer { server.stop() }
    let run = try await logIn(
      [],
      [
        (Self.name, "user0\n"), (Self.password, "wrong-secret\n"), (Self.name, "user0\n"),
        (Self.password, TMDBServer.password + "\n"),
      ], environment: server.variables)
    #expect(run.status == 0)
    #expect(run.output.contains("The username or password is wrong.\n"))
    #expect(run.output.hasSuffix("Welcome, User Zero.\n"))
    #expect(server.paths.filter { $0.hasSuffix("validate_with_login") }.count == 2)
  }

  @Test func `A network error ends the login`() async throws {
    let server = try TMDBServer(instead: { request in
      request.method == "POST" ? .response(503, [:], []) : nil
    })
    defer { server.stop() }
    let run = try await logIn(
      [], [(Self.name, "user0\n"), (Self.password, "secret\n")], environment: server.variables)
    #expect(run.status == 69)
  }

  @Test(arguments: [([], hint, name), (["--username", "user0"], "", password)])
  func `End of input ends the login with a short message`(
    _ options: [String], _ hint: String, _ prompt: String
  ) async throws {
    let run = try await logIn(options, [(prompt, "\u{4}")])
    #expect(run.status == 130)
    #expect(run.output == hint + prompt + "\nLogin canceled.\n")
  }

  @Test func `With --json, end of input is a JSON error`() async throws {
    let run = try await Terminal.run(["login", "--json"], separatesErrors: true) { terminal in
      try terminal.wait(forError: Self.name)
      terminal.type("\u{4}")
    }
    #expect(run.status == 130)
    #expect(run.output.isEmpty)
    #expect(
      run.error == Self.hint + Self.name + "\n"
        + #"{"error":{"code":"cancelled","message":"Login canceled."}}"# + "\n")
  }
}
