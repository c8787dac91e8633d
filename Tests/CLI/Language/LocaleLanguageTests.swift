import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Movie texts follow the locale at a terminal only.
@Suite(.places(3)) struct LocaleLanguageTests {
  private static let spanish = ["LANG": "es_MX.UTF-8"]

  /// The languages requested in a run; nil for requests without one.
  private func languages(
    _ words: [String], _ variables: [String: String] = spanish, home: Home? = nil,
    isTerminal: Bool = true
  ) async throws -> [String?] {
    let server = try TMDBServer()
    defer { server.stop() }
    let environment = server.variables.merging(variables) { $1 }
    if isTerminal {
      let run = try await Terminal.run(words, environment: environment, home: home)
      #expect(run.status == 0, "\(run.output)")
    } else {
      let run = try await Program.run(words, environment: environment, home: home)
      #expect(run.status == 0, "\(run.error)")
    }
    #expect(!server.requests.isEmpty)
    return server.requests.map { $0.parameter("language") }
  }

  @Test(arguments: [
    ["list"], ["search", "caligari"], ["detail", "234"], ["person", "910000003"],
  ])
  func `At a terminal, movies are in the language of the locale`(_ words: [String]) async throws {
    #expect(try await languages(words) == ["es-MX"])
    #expect(try await languages(words, ["LANG": "en_US.UTF-8"]) == [nil])
  }

  @Test func `In a pipe and in JSON, the locale is ignored`() async throws {
    #expect(try await languages(["list"], isTerminal: false) == [nil])
    #expect(try await languages(["list", "--json"]) == [nil])
  }

  @Test func `The option and the file override the locale`() async throws {
    let home = try SettingsHome(#"{"language": "fr", "region": "FR"}"#)
    for isTerminal in [true, false] {
      for (words, language) in [
        (["list"], "fr"), (["list", "upcoming", "--language", "it"], "it"),
      ] {
        let asked = try await languages(
          words, Self.spanish, home: home.home, isTerminal: isTerminal)
        #expect(asked == [language])
      }
    }
  }

  @Test func `The region comes from the file`() async throws {
    let home = try SettingsHome(#"{"region": "fr"}"#)
    let server = try TMDBServer()
    defer { server.stop() }
    let run = try await Program.run(
      ["list", "now-playing"], environment: server.variables.mapValues { $0 }, home: home.home)
    #expect(run.status == 0)
    #expect(server.requests.map { $0.parameter("region") } == ["FR"])
  }
}
