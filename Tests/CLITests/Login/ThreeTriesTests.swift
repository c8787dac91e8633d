import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `login` at a terminal forgives what was mistyped, three times.
@Suite(.places(3)) struct ThreeTriesTests {
  @Test func `A wrong password is asked for again, and is not shown`() async throws {
    let run = try await Terminal.run(["login"]) { terminal in
      try terminal.wait(for: "User name: ")
      terminal.type("user0\n")
      for secret in ["wrong-secret", "12345678"] {
        try terminal.wait(for: "Password: ")
        terminal.type(secret + "\n")
      }
    }
    #expect(run.status == 0)
    #expect(run.isEchoing)
    #expect(
      run.output == """
        User name: user0
        Password:\u{20}
        The password is wrong. Check the password.
        Password:\u{20}
        Welcome, User Zero.

        """)
  }

  @Test func `The third wrong password ends the log-in`() async throws {
    let home = try Home()
    let run = try await Terminal.run(
      ["login", "--username", "user0", "--color", "never"], home: home
    ) { terminal in
      for _ in 1...3 {
        try terminal.wait(for: "Password: ")
        terminal.type("wrong-secret\n")
      }
    }
    let line = "Password: \nThe password is wrong. Check the password.\n"
    #expect(run.status == 77)
    #expect(run.isEchoing)
    #expect(
      run.output == line + line + "Password: \nError: The password is wrong. Check the password.\n")
    #expect(try home.files().isEmpty)
  }

  @Test func `A name that cannot be right is told before the password is asked for`() async throws {
    let run = try await Terminal.run(["login"]) { terminal in
      for name in ["", "  abcd ", "user2"] {
        try terminal.wait(for: "User name: ")
        terminal.type(name + "\n")
      }
      try terminal.wait(for: "Password: ")
      terminal.type("951753\n")
    }
    #expect(run.status == 0)
    #expect(
      run.output == """
        User name:\u{20}
        The user name needs at least 5 characters.
        User name:   abcd\u{20}
        The user name needs at least 5 characters.
        User name: user2
        Password:\u{20}
        Welcome, User Two.

        """)
  }

  @Test func `An unknown user is asked for both again`() async throws {
    let run = try await Terminal.run(["login"]) { terminal in
      for name in ["nobody", "user2"] {
        try terminal.wait(for: "User name: ")
        terminal.type(name + "\n")
        try terminal.wait(for: "Password: ")
        terminal.type("951753\n")
      }
    }
    #expect(run.status == 0)
    #expect(
      run.output.contains("\nThere is no user of that name. Check the user name.\nUser name: "))
  }

  @Test func `An unknown user of an option cannot be corrected`() async throws {
    let run = try await Terminal.run(["login", "--username", "nobody", "--color", "never"]) {
      terminal in
      try terminal.wait(for: "Password: ")
      terminal.type("951753\n")
    }
    #expect(run.status == 77)
    #expect(run.output.hasSuffix("Error: There is no user of that name. Check the user name.\n"))
  }

  @Test func `What was typed too short three times is no usage error`() async throws {
    let run = try await Terminal.run(["login", "--color", "never"]) { terminal in
      for _ in 1...3 {
        try terminal.wait(for: "User name: ")
        terminal.type("abc\n")
      }
    }
    #expect(run.status == 77)
    #expect(run.output.hasSuffix("Error: The user name needs at least 5 characters.\n"))
    #expect(!run.output.contains("Usage"))
  }

  @Test func `A password that is too short is asked for again, as is one that is no text`()
    async throws
  {
    let run = try await Terminal.run(["login", "--username", "user0"]) { terminal in
      try terminal.wait(for: "Password: ")
      terminal.type("\n")
      try terminal.wait(for: "Password: ")
      terminal.type(bytes: [0xFF, 0xFE, 0x0A])
      try terminal.wait(for: "Password: ")
      terminal.type("12345678\n")
    }
    #expect(run.status == 0)
    #expect(run.output.contains("The password needs at least 5 characters.\n"))
    #expect(run.output.contains("The password is not UTF-8 text.\n"))
  }

  @Test func `A service that does not say what was wrong is told both again`() async throws {
    let server = try TMDBServer()
    defer { server.stop() }
    let run = try await Terminal.run(["login"], environment: server.variables) { terminal in
      for secret in ["wrong-secret", TMDBServer.password] {
        try terminal.wait(for: "User name: ")
        terminal.type("user0\n")
        try terminal.wait(for: "Password: ")
        terminal.type(secret + "\n")
      }
    }
    #expect(run.status == 0)
    #expect(run.output.contains("The user name or the password is wrong. "))
    #expect(run.output.hasSuffix("Welcome, User Zero.\n"))
    #expect(server.paths.filter { $0.hasSuffix("validate_with_login") }.count == 2)
  }

  @Test func `Trouble of the network is not the user's, and ends the log-in`() async throws {
    let server = try TMDBServer(instead: { request in
      request.method == "POST" ? .response(503, [:], []) : nil
    })
    defer { server.stop() }
    let run = try await Terminal.run(["login"], environment: server.variables) { terminal in
      try terminal.wait(for: "User name: ")
      terminal.type("user0\n")
      try terminal.wait(for: "Password: ")
      terminal.type("secret\n")
    }
    #expect(run.status == 69)
    #expect(run.isEchoing)
  }

  @Test(arguments: [false, true])
  func `The end of input ends the log-in with a short message`(_ isNamed: Bool) async throws {
    let words = ["login"] + (isNamed ? ["--username", "user0"] : [])
    let prompt = isNamed ? "Password: " : "User name: "
    let run = try await Terminal.run(words) { terminal in
      try terminal.wait(for: prompt)
      terminal.type("\u{4}")
    }
    #expect(run.status == 130)
    #expect(run.isEchoing && run.isRestored)
    #expect(run.output == prompt + "\nLog-in cancelled.\n")
  }

  @Test func `The end of input is a document for another program`() async throws {
    let run = try await Terminal.run(["login", "--json"], keepsErrorsApart: true) { terminal in
      try terminal.wait(forError: "User name: ")
      terminal.type("\u{4}")
    }
    #expect(run.status == 130)
    #expect(run.output.isEmpty)
    #expect(
      run.error == "User name: \n"
        + #"{"error":{"code":"cancelled","message":"Log-in cancelled."}}"# + "\n")
  }
}
