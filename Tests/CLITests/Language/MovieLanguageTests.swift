import Platform
import Testing

@testable import CLI

/// In which language movies are wanted, and for which country.
@Suite struct MovieLanguageTests {
  private func line(_ words: [String]) throws -> ParsedLine {
    try CommandLineParser(commands: Commands.specs, globals: GlobalOptions.all).parse(
      ["list"] + words.map { SystemText($0) })
  }

  @Test func `Unless told the service chooses`() throws {
    #expect(try ServiceOptions.language(line([])) == nil)
    #expect(try ServiceOptions.region(line([])) == nil)
  }

  @Test(arguments: ["es", "es-ES", "en-US", "fil", "fil-PH"])
  func `A language is taken as it is`(_ text: String) throws {
    #expect(try ServiceOptions.language(line(["--language", text])) == text)
  }

  @Test(arguments: [
    "", "e", "spanish", "ES", "Es", "es-", "es-es", "es-E", "es-ESP", "es-ES-x", "es_ES", "-ES",
    "es-419", "ñe", "es-ÑÑ", "es ES", "es\n", "e\u{301}s",
  ])
  func `What is no language is a usage error`(_ text: String) throws {
    let line = try line(["--language=" + text])
    let stop = #expect(throws: CommandFailure.self) { try ServiceOptions.language(line) }
    #expect(stop?.exitCode == .usage)
    #expect(
      stop?.message
        == "The value '\(text)' of '--language' is not a language such as es, es-ES or en-US.")
  }

  @Test func `A country is taken as it is`() throws {
    #expect(try ServiceOptions.region(line(["--region", "ES"])) == "ES")
  }

  @Test(arguments: ["", "E", "ESP", "es", "eS", "E1", "ÑÑ", "E S", "ES\n"])
  func `What is no country is a usage error`(_ text: String) throws {
    let line = try line(["--region=" + text])
    let stop = #expect(throws: CommandFailure.self) { try ServiceOptions.region(line) }
    #expect(stop?.exitCode == .usage)
    #expect(stop?.message == "The value '\(text)' of '--region' is not a country such as ES or US.")
  }

  @Test(arguments: [
    ["list"], ["search", "caligari"], ["detail", "234"], ["whoami"], ["logout"], ["login"],
  ])
  func `The catalogue of the program looks at them too`(_ words: [String]) async throws {
    for option in [["--language", "Spanish"], ["--region", "Spain"]] {
      let run = try await Binary.run(words + option)
      #expect(run.status == 64)
      #expect(run.error.contains(" of '\(option[0])' is not a "))
      #expect(run.output.isEmpty)
    }
  }

  @Test func `The catalogue of the program has one language`() async throws {
    let spanish = try await Binary.run(["list", "--language", "es-ES", "--region", "ES"])
    let plain = try await Binary.run(["list"])
    #expect(spanish.output == plain.output)
    #expect(spanish.status == 0)
  }
}
