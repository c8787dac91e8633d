import Testing
import ViperPlatform

@testable import ViperCommandLine
@testable import tea_cli

/// `--color` > `NO_COLOR` > `CLICOLOR_FORCE` > `CLICOLOR=0` > `TERM` > whether it is a
/// terminal.
struct ColorRuleTests {
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
      ([], ["TERM": "vt100"], false, false), ([], ["TERM": "vt220-8"], false, false),
      ([], ["TERM": "xterm-mono"], false, false), ([], ["TERM": "linux-m"], false, false),
      ([], ["TERM": "vt100", "CLICOLOR_FORCE": "1"], true, true),
      ([], ["TERM": "vte-256color"], true, false),
    ] as [([String], [String: String], Bool, Bool)])
  func `The first matching rule decides, at a terminal and in a pipe`(
    _ words: [String], _ variables: [String: String], _ terminal: Bool, _ pipe: Bool
  ) {
    let environment = Environment(["TERM": "xterm-256color"].merging(variables) { $1 }, of: .tea)
    let rule = ColorRule(words.map { SystemText($0) }, environment: environment)
    #expect(rule.isColored(isTerminal: true) == terminal)
    #expect(rule.isColored(isTerminal: false) == pipe)
  }

  @Test(arguments: [
    (["--color", "always"], "always"), (["--color=always"], "always"), (["--no-color"], "never"),
    (["--color", "never", "--color", "always"], "always"), (["--color", "purple"], "auto"),
    (["--", "--color", "always"], "auto"), (["--color"], "auto"), ([], "auto"),
  ])
  func `A command line that does not parse can still set the color`(
    _ words: [String], _ when: String
  ) {
    let rule = ColorRule(words.map { SystemText($0) }, environment: Environment([:], of: .tea))
    #expect(rule.when.rawValue == when)
  }
}
