import Testing
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// `--color` > `NO_COLOR` > `CLICOLOR_FORCE` > `CLICOLOR=0` > `TERM=dumb` > is it a terminal.
@Suite(.places(2)) struct ColorTests {
  private static let error = "\u{1B}[1;38;5;160mError:\u{1B}[0m "

  @Test(
    arguments: [
      ([], [:], true, false), (["--color", "auto"], [:], true, false),
      (["--color", "never"], [:], false, false),
      (["--color=never"], ["CLICOLOR_FORCE": "1"], false, false),
      (["--color", "always"], [:], true, true),
      (["--color", "always"], ["NO_COLOR": "1", "TERM": "dumb"], true, true),
      (["--color", "always"], ["NO_COLOR": "1", "CLICOLOR": "0"], true, true),
      ([], ["NO_COLOR": "1"], false, false), ([], ["NO_COLOR": ""], true, false),
      ([], ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false, false),
      ([], ["CLICOLOR_FORCE": "1", "TERM": "dumb", "CLICOLOR": "0"], true, true),
      ([], ["CLICOLOR_FORCE": "0"], true, false), ([], ["CLICOLOR_FORCE": ""], true, false),
      ([], ["CLICOLOR": "0"], false, false), ([], ["CLICOLOR": "1"], true, false),
      ([], ["CLICOLOR": "1", "TERM": "dumb"], false, false), ([], ["TERM": "dumb"], false, false),
      ([], ["TERM": ""], false, false), (["--color", "always"], ["TERM": ""], true, true),
    ] as [([String], [String: String], Bool, Bool)])
  func `The strongest word decides, at a terminal and in a pipe`(
    _ words: [String], _ variables: [String: String], _ terminal: Bool, _ pipe: Bool
  ) {
    let environment = Environment(["TERM": "xterm-256color"].merging(variables) { $1 })
    let rule = ColorRule(words.map { SystemText($0) }, environment: environment)
    #expect(rule.isColored(isTerminal: true) == terminal)
    #expect(rule.isColored(isTerminal: false) == pipe)
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

  @Test(arguments: [[], ["--color", "never"]])
  func `At a terminal data and errors follow it`(_ options: [String]) async throws {
    for words in [["list"], ["lst"], ["detail", "999999999"]] {
      let run = try await Terminal.run(words + options)
      #expect(run.output.contains("\u{1B}") == options.isEmpty)
      if words != ["list"] { #expect(run.output.contains(Self.error) == options.isEmpty) }
    }
  }

  @Test(arguments: [[], ["--color", "always"]])
  func `In a pipe data and errors follow it`(_ options: [String]) async throws {
    for words in [["list"], ["lst"], ["detail", "999999999"], ["detail", "10513"], ["--help"]] {
      let run = try await Binary.run(words + options)
      if words != ["--help"] {
        #expect((run.output + run.error).contains("\u{1B}") != options.isEmpty, "\(words)")
      }
      if options.isEmpty { #expect(!run.output.contains("\u{1B}")) }
    }
  }

  @Test func `A good, a middling and a bad rating differ in colour`() async throws {
    let run = try await Terminal.run(["list", "--limit", "80"])
    #expect(run.output.contains("\u{1B}[38;5;28m8.9\u{1B}[0m"))
    #expect(run.output.contains("\u{1B}[38;5;100m6.8\u{1B}[0m"))
    #expect(run.output.contains("\u{1B}[38;5;160m3.9\u{1B}[0m"))
  }

  @Test(arguments: [["list"], ["lst"], ["list", "--page", "0"]])
  func `JSON has no colour however loudly it is asked for`(_ words: [String]) async throws {
    let run = try await Terminal.run(
      words + ["--json", "--color", "always"], environment: ["CLICOLOR_FORCE": "1"])
    #expect(run.output.hasPrefix("{"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `Each stream has a rule of its own`() async throws {
    let piped = try await Terminal.run(
      ["-c", "\"$0\" detail 234 --poster | cat", Binary.path], of: "/bin/sh")
    #expect(
      piped.output.contains("\u{1B}[38;5;100mNote:\u{1B}[0m '--poster' only works on a terminal."))
    #expect(piped.output.contains("\ntitle\tThe Cabinet of Dr. Caligari\n"))
    let kept = try await Terminal.run(["detail", "999999999"], keepsErrorsApart: true)
    #expect(kept.error.hasPrefix("Error: "))
  }

  @Test func `The labels of another language have the same colors`() async throws {
    let run = try await Terminal.run(
      ["-c", "\"$0\" detail 234 --poster >/dev/null; \"$0\" lst", Binary.path], of: "/bin/sh",
      environment: ["LANG": "es_ES.UTF-8"])
    #expect(run.output.contains("\u{1B}[38;5;100mNota:\u{1B}[0m "))
    #expect(run.output.contains(Self.error))
  }

  @Test func `The difference of a transcript has color at a terminal`() async throws {
    let line = """
      cd "$HOME"; echo 'open list' >a.script; "$0" play a.script --transcript a.txt --update
      sed 's/Metropolis/Metropole/' a.txt >b.txt; "$0" play a.script --transcript b.txt
      """
    let shown = try await Terminal.run(["-c", line, Binary.path], of: "/bin/sh")
    #expect(shown.output.contains("\u{1B}[1m--- b.txt\u{1B}[0m\n"))
    #expect(shown.output.contains("\n\u{1B}[38;5;27m@@ -"))
    let kept = shown.output.lineList.filter { $0.contains("Metropole") }
    let new = shown.output.lineList.filter { $0.contains("Metropolis") }
    #expect(kept.count == 1 && kept.allSatisfy { $0.hasPrefix("\u{1B}[38;5;160m-") })
    #expect(new.count == 1 && new.allSatisfy { $0.hasPrefix("\u{1B}[38;5;28m+") })
    #expect(shown.output.contains(Self.error + "The transcript of a.script differs"))
    let piped = try await Binary.shell(line)
    #expect(piped.output.contains("\n@@ -"))
    #expect(!piped.output.contains("\u{1B}"))
  }
}
