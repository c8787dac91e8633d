import Foundation
import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Testing
import Viper

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// With the setting `demo-delay`, a login to the built-in catalog takes a while, and says so.
@Suite(.places(3)) struct DelayedLoginTests {
  // Longer than any test, so that each login has to be canceled.
  private static let setting = #"{"demo-delay":"1m"}"#
  private let clock = ManualClock()

  private var login: DelayedLogin {
    DelayedLogin(
      base: LoginServiceName.embedded.passwordLogin(over: EmbeddedTransport()), delay: .seconds(2),
      clock: WallClock(on: clock))
  }

  @Test func `A login takes as long as configured`() async throws {
    let login = login
    let attempt = Task {
      try await login.logIn(username: "user0", password: "12345678", approve: { _ in })
    }
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(1_999))
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(1))
    #expect(try await attempt.value.account.username == "user0")
  }

  @Test func `A login can be canceled while it waits`() async {
    let login = login
    let attempt = Task {
      try await login.logIn(username: "user0", password: "12345678", approve: { _ in })
    }
    await clock.sleepers(1)
    attempt.cancel()
    await #expect(throws: MovieError.cancelled) { try await attempt.value }
  }

  @Test(arguments: [("C.UTF-8", "Logging in…"), ("es_ES.UTF-8", "Iniciando sesión…")])
  func `The prompt shows that it is logging in, and Ctrl-C cancels`(
    _ locale: String, _ text: String
  ) async throws {
    let home = try SettingsHome(Self.setting)
    let run = try await Terminal.run(
      ["login", "--username", "user0"], environment: ["LC_ALL": locale], home: home.home
    ) { terminal in
      try terminal.wait(for: ": ")
      terminal.type("12345678\n")
      try terminal.wait(for: text)
      terminal.type("\u{3}")
    }
    #expect(run.status == .signalled(SIGINT))
    #expect(run.output.hasSuffix("\n" + text + ProgressMark.eraser))
    #expect(run.isEchoing)
    #expect(try home.home.files().keys.allSatisfy { !$0.contains("session") })
  }

  @Test(arguments: [
    ("C.UTF-8", "Log in", "Password", "Logging in…"),
    ("es_ES.UTF-8", "Iniciar sesión", "Contraseña", "Iniciando sesión…"),
  ])
  func `The form shows that it is logging in, and Esc cancels`(
    _ locale: String, _ command: String, _ field: String, _ text: String
  ) async throws {
    let home = try SettingsHome(Self.setting)
    let run = try await Terminal.run(
      ["browse"], environment: ["LC_ALL": locale], home: home.home
    ) { terminal in
      let screen = WatchedScreen(terminal)
      try screen.wait(for: ["Metropolis"])
      try screen.type(":" + command, until: ["> " + command])
      try screen.type("\r", until: [field])
      try screen.type("user0\t12345678\r", until: [text])
      terminal.type("\u{1B}[27u")
      try screen.wait("the list") { $0.shows("Metropolis") && !$0.shows(field) }
      terminal.type("q")
    }
    #expect(run.status == 0)
    #expect(run.isRestored)
    #expect(try home.home.files().keys.allSatisfy { !$0.contains("session") })
  }
}
