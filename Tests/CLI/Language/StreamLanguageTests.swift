import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Output for people is in their language, output for programs is in English.
@Suite(.places(2)) struct StreamLanguageTests {
  private static let spanish = ["LANG": "es_ES.UTF-8"]

  /// A home with a session.
  private func loggedIn() async throws -> Home {
    let home = try Home()
    let run = try await logIn([], home: home)
    #expect(run.status == 0)
    return home
  }

  private func logIn(
    _ options: [String], environment: [String: String?] = [:], home: Home? = nil
  ) async throws -> Binary.Run {
    try await Binary.run(
      ["login", "--username", "user0", "--password-stdin"] + options, environment: environment,
      input: .text("12345678\n"), home: home)
  }

  @Test(arguments: [
    ["list"], ["list", "--json"], ["search", "caligari"], ["search", "caligari", "--json"],
    ["detail", "234"], ["detail", "234", "--json"], ["help", "--json"],
    ["help", "--man"], ["--version"], ["whoami"], ["whoami", "--json"], ["genres"],
    ["person", "Buster Keaton"], ["config", "list", "--json"],
    ["list", "upcoming", "--json"], ["detail", "999999999", "--json"], ["lst", "--json"],
    ["list", "--page", "--json"],
  ])
  func `Machine-readable output is the same in every locale`(_ words: [String]) async throws {
    let home = try await loggedIn()
    let plain = try await Program.run(words, environment: ["LANG": "C"], home: home)
    let spanish = try await Program.run(words, environment: Self.spanish, home: home)
    #expect(spanish.output == plain.output)
    #expect(spanish.error == plain.error)
    #expect(spanish.status == plain.status)
    #expect(!plain.output.isEmpty || !plain.error.isEmpty)
  }

  @Test(arguments: [["help"], ["help", "list"], ["help", "environment"], ["list", "--help"]])
  func `Help is in the language of the errors, even in a pipe`(_ words: [String]) async throws {
    let run = try await Program.run(words, environment: Self.spanish)
    #expect(run.output.hasPrefix("DESCRIPCIÓN: "))
    #expect(run.error.isEmpty)
  }

  @Test func `In a pipe, a table is in Spanish`() async throws {
    for words in [["config", "list"], ["list", "--limit", "1"], ["genres"], ["detail", "234"]] {
      let words = words + ["--format", "table"]
      let piped = try await Program.run(words, environment: Self.spanish)
      let shown = try await Terminal.run(
        words + ["--color", "never"], environment: Self.spanish.merging(["TERM": "dumb"]) { $1 })
      #expect(piped.output.lineList.first == shown.output.lineList.first)
    }
  }

  @Test func `Genres and key names are in Spanish only in output for people`() async throws {
    let shown = try await Terminal.run(["genres"], environment: Self.spanish).output
    let piped = try await Program.run(["genres"], environment: Self.spanish).output
    #expect(shown.contains("Terror") && piped.contains("Horror"))
    let page = try await Terminal.run(["detail", "234"], environment: Self.spanish).output
    let data = try await Program.run(["detail", "234"], environment: Self.spanish).output
    #expect(page.contains("Crimen, Fantasía, Terror") && data.contains("genres\tHorror\n"))
    let keys = try await Program.run(["help", "keys"], environment: Self.spanish).output
    #expect(keys.contains("  AvPág Ctrl-F Espacio    página abajo\n"))
    let mistake = try await Program.run(["discover", "--genre", "x"], environment: Self.spanish)
    #expect(mistake.error.contains("action (acción), "))
  }

  @Test func `The greeting in JSON is English in every locale`() async throws {
    let plain = try await logIn(["--json"], environment: ["LANG": "C"])
    let spanish = try await logIn(["--json"], environment: Self.spanish)
    #expect(plain.output.contains("Welcome, User Zero."))
    #expect(spanish.output == plain.output)
    #expect(spanish.error == plain.error)
  }

  @Test func `In a pipe, the greeting is in the language of the notes`() async throws {
    let home = try Home()
    let other = try await Binary.run(
      ["login", "--username", "user2", "--password-stdin"], environment: Self.spanish,
      input: .text("951753\n"), home: home)
    #expect(other.output == "Te damos la bienvenida, User Two.\n")
    let run = try await logIn([], environment: Self.spanish, home: home)
    #expect(run.output == "Te damos la bienvenida, User Zero.\n")
    #expect(run.error == "Nota: sustituye a la sesión de User Two (user2).\n")
    let json = try await logIn(["--json"], environment: Self.spanish, home: home)
    #expect(json.error.isEmpty)
  }
}
