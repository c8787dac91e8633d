import Platform
import Testing

@testable import CLI
@testable import MovieTestSupport
@testable import ViperTestSupport

/// Standard error follows the rule for color on its own: errors and notes have a colored label.
@Suite(.places(2)) struct ErrorColorTests {
  private static let error = "\u{1B}[1;31mError:\u{1B}[0m "

  @Test(arguments: ColorTests.atATerminal)
  func `An error at a terminal has color when the strongest word says so`(
    _ told: ColorTests.Case
  ) async throws {
    for words in [["lst"], ["detail", "999999999"]] {
      let run = try await Terminal.run(words + told.options, environment: told.environment)
      #expect(run.output.contains(Self.error) == told.isColored)
      #expect(run.output.contains("\u{1B}") == told.isColored)
      #expect(run.output.contains("Error:"))
    }
  }

  @Test(arguments: ColorTests.inAPipe)
  func `An error in a pipe has color when the strongest word says so`(
    _ told: ColorTests.Case
  ) async throws {
    for words in [["lst"], ["detail", "999999999"]] {
      let run = try await Binary.run(words + told.options, environment: told.environment)
      #expect(run.error.hasPrefix(told.isColored ? Self.error : "Error: "))
    }
  }

  @Test func `Only the label has color`() async throws {
    let run = try await Terminal.run(["lst"])
    #expect(
      run.output == Self.error + """
        There is no command 'lst'. Did you mean 'list'?
        Usage: movies-cli <subcommand> [<options>]
          See 'movies-cli --help' for more information.

        """)
  }

  @Test func `Each stream has a rule of its own`() async throws {
    let piped = try await Terminal.run(
      ["-c", "\"$0\" detail 234 --poster | cat", Binary.path], of: "/bin/sh")
    #expect(piped.output.contains("\u{1B}[33mNote:\u{1B}[0m '--poster' only works on a terminal."))
    #expect(piped.output.contains("\ntitle\tThe Cabinet of Dr. Caligari\n"))
    let kept = try await Terminal.run(["detail", "999999999"], keepsErrorsApart: true)
    #expect(kept.error.hasPrefix("Error: "))
  }

  @Test func `The labels of another language have the same colors`() async throws {
    let run = try await Terminal.run(
      ["-c", "\"$0\" detail 234 --poster >/dev/null; \"$0\" lst", Binary.path], of: "/bin/sh",
      environment: ["LANG": "es_ES.UTF-8"])
    #expect(run.output.contains("\u{1B}[33mNota:\u{1B}[0m "))
    #expect(run.output.contains(Self.error))
  }

  @Test(arguments: [["lst"], ["detail", "999999999"], ["list", "--page", "0"]])
  func `An error as JSON has no color`(_ words: [String]) async throws {
    let run = try await Terminal.run(
      words + ["--json", "--color", "always"], environment: ["CLICOLOR_FORCE": "1"])
    #expect(run.output.hasPrefix("{\"error\":"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test(arguments: [
    (["--color", "always"], "always"), (["--color=always"], "always"), (["--no-color"], "never"),
    (["--color", "never", "--color", "always"], "always"), (["--color", "purple"], "auto"),
    (["--", "--color", "always"], "auto"), (["--color"], "auto"), ([], "auto"),
  ])
  func `A line that does not parse still says something about color`(
    _ words: [String], _ when: String
  ) {
    let rule = ColorRule(words.map { SystemText($0) }, environment: Environment([:]))
    #expect(rule.when.rawValue == when)
  }

  @Test func `The difference of a transcript has color at a terminal`() async throws {
    let line = """
      cd "$HOME"; echo 'open list' >a.script; "$0" play a.script --transcript a.txt --update
      sed 's/Metropolis/Metropole/' a.txt >b.txt; "$0" play a.script --transcript b.txt
      """
    let shown = try await Terminal.run(["-c", line, Binary.path], of: "/bin/sh")
    #expect(shown.output.contains("\u{1B}[1m--- b.txt\u{1B}[0m\n"))
    #expect(shown.output.contains("\n\u{1B}[36m@@ -"))
    let kept = shown.output.lineList.filter { $0.contains("Metropole") }
    let new = shown.output.lineList.filter { $0.contains("Metropolis") }
    #expect(kept.count == 1 && kept.allSatisfy { $0.hasPrefix("\u{1B}[31m-") })
    #expect(new.count == 1 && new.allSatisfy { $0.hasPrefix("\u{1B}[32m+") })
    #expect(shown.output.contains(Self.error + "The transcript of a.script differs"))
    let piped = try await Binary.shell(line)
    #expect(piped.output.contains("\n@@ -"))
    #expect(!piped.output.contains("\u{1B}"))
  }
}
