import Foundation
import Testing
import ViperText

@testable import ViperCommandLine
@testable import ViperTestSupport
@testable import tea_cli

/// Help on terminals narrower than 80 columns.
@Suite(.places(2)) struct HelpLayoutTests {
  private static let subjects =
    [.program] + TeaProgram.spec.commands.map(HelpSubject.command) + [HelpSubject.topic(.water)]

  private static func page(_ subject: HelpSubject, _ columns: Int = 80) -> String {
    HelpText(spec: TeaProgram.spec, subject: subject, layout: HelpLayout(columns: columns)).text
  }

  private func pages(_ columns: Int) -> [String] {
    Self.subjects.map { Self.page($0, columns) }
  }

  /// The words of a page, without wrapping marks.
  private func words(_ page: String) -> [Substring] {
    page.split(whereSeparator: \.isWhitespace).filter { $0 != "\\" && $0 != "#" }
  }

  @Test(arguments: [40, 59, 60, 72, 80])
  func `Only a single word can be wider than the terminal`(_ columns: Int) {
    for page in pages(columns) {
      for line in page.lineList where TextWidth.of(line) > columns {
        #expect(ShellWords.written(line).filter { $0 != "\\" }.count == 1, "\(line)")
      }
    }
  }

  @Test(arguments: [1, 20, 40, 60, 79])
  func `A page has the same words at any width`(_ columns: Int) {
    for (page, wide) in zip(pages(columns), pages(80)) {
      // A word wider than the terminal is split.
      #expect(words(page).joined() == words(wide).joined())
    }
  }

  @Test func `A page is at most 80 columns wide`() {
    #expect(pages(120) == pages(80))
  }

  @Test func `On a narrow terminal, a description is below its name instead of beside it`() {
    let name = HelpLayout(columns: 40).row("--page <N>", "The first page, 1 to 500. (default: 1)")
    #expect(name == "  --page <N>\n      The first page, 1 to 500.\n      (default: 1)")
    let beside = HelpLayout(columns: 60).row("--page <N>", "The first page.")
    #expect(beside == "  --page <N>              The first page.")
  }

  @Test func `A usage line does not wrap between an option and its value`() {
    let usage = HelpLayout(columns: 30).usage("USAGE:", "tea-cli list [--page <N>] [--limit <N>]")
    #expect(usage == "USAGE: tea-cli list\n  [--page <N>] [--limit <N>]")
  }

  @Test func `A wrapped example is still one shell command`() async throws {
    let line = "tea-cli find 'one  two' \"three four\" --harvest 2026 | cut -f1,2"
    let example = HelpLayout(columns: 24).code(line, program: "tea-cli")
    #expect(
      example == """
          tea-cli find \\
              'one  two' \\
              "three four" \\
              --harvest 2026 | \\
              cut -f1,2
        """)
    let words = example.replacingOccurrences(of: "tea-cli", with: "printf '[%s]'")
    let run = try await TeaHome().shell(words)
    #expect(run.output == "[find][one  two][three four][--harvest][2026]\n")
  }

  @Test(arguments: [40, 60, 120])
  func `The terminal's width is used`(_ columns: Int) async throws {
    let list = try #require(TeaProgram.spec.command(named: "list"))
    let subjects: [([String], HelpSubject)] = [
      (["help", "list"], .command(list)), (["list", "--help"], .command(list)),
      (["help", "water"], .topic(.water)),
    ]
    for (words, subject) in subjects {
      let run = try await TeaHome().terminal(words, columns: columns)
      #expect(run.output == Self.page(subject, columns))
    }
  }

  @Test func `COLUMNS overrides the terminal, and a pipe has 80 columns`() async throws {
    let home = try TeaHome()
    let shown = try await home.terminal(["help"], ["COLUMNS": "40"])
    #expect(shown.output == Self.page(.program, 40))
    let piped = try await home.run(["help"], ["COLUMNS": "40"])
    #expect(piped.output == Self.page(.program))
    #expect(piped.output != shown.output)
  }
}
