import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Output has color at a terminal or if requested.
@Suite(.places(2)) struct ColorTests {
  private static let error = "\u{1B}[1;38;5;160mError:\u{1B}[0m "

  @Test(arguments: [[], ["--color", "never"]])
  func `--color applies to data and errors at a terminal`(_ options: [String]) async throws {
    for words in [["list"], ["lst"], ["detail", "999999999"]] {
      let run = try await Terminal.run(words + options)
      #expect(run.output.contains("\u{1B}") == options.isEmpty)
      if words != ["list"] { #expect(run.output.contains(Self.error) == options.isEmpty) }
    }
  }

  @Test func `Color is decided separately for each stream`() async throws {
    let piped = try await Terminal.run(
      ["-c", "\"$0\" detail 234 --poster | cat", Binary.path], of: "/bin/sh")
    #expect(
      piped.output.contains("\u{1B}[38;5;100mNote:\u{1B}[0m '--poster' only works on a terminal."))
    #expect(piped.output.contains("\ntitle\tThe Cabinet of Dr. Caligari\n"))
    let kept = try await Terminal.run(["detail", "999999999"], separatesErrors: true)
    #expect(kept.error.hasPrefix("Error: "))
  }

  @Test func `Labels have the same colors in every language`() async throws {
    let run = try await Terminal.run(
      ["-c", "\"$0\" detail 234 --poster >/dev/null; \"$0\" lst", Binary.path], of: "/bin/sh",
      environment: ["LANG": "es_ES.UTF-8"])
    #expect(run.output.contains("\u{1B}[38;5;100mNota:\u{1B}[0m "))
    #expect(run.output.contains(Self.error))
  }
}
