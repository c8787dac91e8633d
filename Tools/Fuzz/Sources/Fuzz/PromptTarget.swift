import Foundation
import LoginModule
import MovieTMDB
import MovieTMDBEmbedded
import Viper

@testable import MoviesCLI
@testable import ViperCommandLine

extension Target {
  /// Login input from a user or a pipe: a line, a hidden line, a password, and the fields of the
  /// form.
  static let prompts = Target(
    name: "prompts", words: ["user0", "12345678", "demo@example.com", "User0", "@", "\r\n"],
    runs: 500
  ) { input in
    let streams = try Streams(input: input)
    // The console stores only descriptor numbers. If the streams were deallocated, the system would
    // soon reuse these numbers for other files.
    defer { withExtendedLifetime(streams) {} }
    let prompt = Prompt(console: streams.console)
    var lines: [[UInt8]] = []
    while let line = prompt.line("Username") { lines.append(line) }
    let expected = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if expected.allSatisfy({ $0.count < Prompt.limit }) {
      try require(
        lines.joined(separator: [10]).elementsEqual(input.last == 10 ? input.dropLast() : input),
        "other lines than were typed")
    }
    streams.rewind()
    _ = prompt.secret("Password")
    streams.rewind()
    let credentials = Credentials(
      username: nil, readsPassword: true,
      line: ParsedLine(command: nil, paths: [], values: []), console: streams.console)
    let password = try? credentials.secret()
    try require((password == nil) != PromptCheck.isPassword(input), "the password is another one")
    try await PromptCheck.form(lines.map { String(decoding: $0, as: UTF8.self) }, password ?? "")
  }
}

@MainActor
private enum PromptCheck {
  static func isPassword(_ input: [UInt8]) -> Bool {
    input.count <= Prompt.limit && String(validating: input, as: UTF8.self) != nil
  }

  /// Fills in the form with the input.
  static func form(_ lines: [String], _ password: String) async throws {
    let transport = EmbeddedTransport(clock: WallClock(secondsSince1970: 0, on: ImmediateClock()))
    let gateways = Gateways(
      transport: transport,
      loginServices: [LoginServiceName.embedded.passwordLogin(over: transport)],
      sessions: MemorySessions())
    let router = MovieWindow(gateways).router
    await router.presentLogin(LoginInput())
    for text in lines.prefix(4) + [password] {
      for field in ["username", "password", "service"] {
        await router.window.send(.type(field: field, text: text))
      }
      try checkSecret(text, router.window.scene)
      try Shown.check(router.window.scene, columns: 40, rows: 6)
      await router.window.send(.submit())
      try Shown.check(router.window.scene, columns: 40, rows: 6)
    }
  }

  private static func checkSecret(_ text: String, _ scene: Scene?) throws {
    let field = scene?.fields.first { $0.isSecret }
    try require(
      field?.text.allSatisfy { $0 == "•" } ?? true, "the field shows \(text.debugDescription)")
  }
}
