import MovieTMDBEmbedded
import Testing
import ViperLocalization
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// The language and country of movie requests.
@Suite(.places(1)) struct MovieLanguageTests {
  private static func line(_ words: [String]) throws -> ParsedLine {
    try CommandLineParser(spec: .movies).parse(
      ["list"] + words.map { SystemText($0) })
  }

  /// A run whose standard output is not a terminal.
  private static func context() throws -> Context {
    let environment = Environment([:])
    let console = Console(input: -1, output: -1, error: -1)
    return Context(
      program: Program(console: console, environment: environment).commandLine, console: console,
      environment: environment,
      style: OutputStyle(format: .screen(columns: 80), isColored: false),
      settings: try Settings(.movies, environment, in: .english),
      services: MovieServices(makeLive: { _, _ in EmbeddedTransport() }))
  }

  private func language(_ words: [String]) throws -> String? {
    try ServiceOptions.language(Self.line(words), Self.context())
  }

  private func region(_ words: [String]) throws -> String? {
    try ServiceOptions.region(Self.line(words), Self.context())
  }

  @Test(arguments: [
    ("es", "es"), ("es-ES", "es-ES"), ("en-US", "en-US"), ("fil", "fil"), ("fil-PH", "fil-PH"),
    ("ES", "es"), ("Es", "es"), ("es-es", "es-ES"), ("es_ES", "es-ES"), ("ES-es", "es-ES"),
    ("es_ES.UTF-8", "es-ES"), ("es_MX@euro", "es-MX"), ("es.UTF-8", "es"),
  ])
  func `A language is accepted in any spelling that locales use`(_ text: String, _ language: String)
    throws
  {
    #expect(try self.language(["--language", text]) == language)
  }

  @Test(arguments: [
    "", "e", "spanish", "es-", "es-E", "es-ESP", "es-ES-x", "-ES", "es-419", "ñe", "es-ÑÑ", "es ES",
    "es\n", "e\u{301}s", ".UTF-8", "C", "POSIX",
  ])
  func `An invalid language is a usage error`(_ text: String) throws {
    let stop = #expect(throws: CommandFailure.self) { try language(["--language=" + text]) }
    #expect(stop?.exitCode == .usage)
    #expect(
      stop?.message
        == "Invalid value '\(text)' for '--language'. Use a language such as es, es-ES or en-US.")
  }

  @Test(arguments: ["ES", "es", "eS"])
  func `A country is accepted in any case`(_ text: String) throws {
    #expect(try region(["--region", text]) == "ES")
  }

  @Test(arguments: ["", "E", "ESP", "E1", "ÑÑ", "E S", "ES\n", "es_ES"])
  func `An invalid country is a usage error`(_ text: String) throws {
    let stop = #expect(throws: CommandFailure.self) { try region(["--region=" + text]) }
    #expect(stop?.exitCode == .usage)
    #expect(
      stop?.message == "Invalid value '\(text)' for '--region'. Use a country such as ES or US.")
  }

  @Test(arguments: [
    ("es_ES.UTF-8", "es-ES"), ("es", "es-ES"), ("es_MX", "es-MX"), ("de_DE@euro", "de-DE"),
    ("fr", "fr"), ("C", nil), ("C.UTF-8", nil), ("POSIX", nil), ("en_US.UTF-8", nil),
    ("en_GB.UTF-8", nil), ("garbage", nil),
  ])
  func `A locale selects its language, unless it is English`(_ locale: String, _ tag: String?) {
    #expect(LanguageTag.language(localeOf: Environment(["LANG": locale])) == tag)
  }

  @Test func `The embedded catalog has one language`() async throws {
    let spanish = try await Program.run(["list", "--language", "es-ES", "--region", "ES"])
    let plain = try await Program.run(["list"])
    #expect(spanish.output == plain.output)
    #expect(spanish.status == 0)
    #expect(
      spanish.error == """
        Note: the built-in catalog ignores '--language'.

        """)
  }
}
