import Foundation
import Testing
import ViperLocalization
import ViperText

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Help fits a terminal that is narrower than 80 columns, and says the same there.
@Suite(.places(2)) struct HelpLayoutTests {
  private static let subjects =
    [.program] + Commands.all.map(HelpSubject.command) + HelpTopic.all.map(HelpSubject.topic)
  private static let languages = [Localizer.english, Language.spanish.localizer]

  private func pages(_ columns: Int) -> [String] {
    Self.languages.flatMap { localizer in
      Self.subjects.map { subject in
        let layout = HelpLayout(columns: columns)
        return HelpText(spec: .movies, subject: subject, localizer: localizer, layout: layout).text
      }
    }
  }

  /// The words of a page, without the signs that stand for the breaks of lines.
  private func words(_ page: String) -> [Substring] {
    page.split(whereSeparator: \.isWhitespace).filter { $0 != "\\" && $0 != "#" }
  }

  @Test(arguments: [40, 59, 60, 72, 80])
  func `A line is wider than the terminal only if it is one word`(_ columns: Int) {
    for page in pages(columns) {
      for line in page.lineList where TextWidth.of(line) > columns {
        #expect(ShellWords.written(line).filter { $0 != "\\" }.count == 1, "\(line)")
      }
    }
  }

  @Test(arguments: [1, 20, 40, 60, 79])
  func `A page has the same words at any width`(_ columns: Int) {
    for (page, wide) in zip(pages(columns), pages(80)) {
      // A word that is wider than the terminal is in two pieces.
      #expect(words(page).joined() == words(wide).joined())
    }
  }

  @Test func `A page is not wider than 80 columns`() {
    #expect(pages(120) == pages(80))
  }

  @Test func `A description is below its name on a narrow terminal, beside it on others`() {
    let name = HelpLayout(columns: 40).row("--page <N>", "The first page, 1 to 500. (default: 1)")
    #expect(name == "  --page <N>\n      The first page, 1 to 500.\n      (default: 1)")
    let beside = HelpLayout(columns: 60).row("--page <N>", "The first page.")
    #expect(beside == "  --page <N>              The first page.")
  }

  @Test func `A usage line is not broken between an option and its value`() {
    let usage = HelpLayout(columns: 30).usage(
      "USAGE:", "movies-cli list [--page <N>] [--limit <N>]")
    #expect(usage == "USAGE: movies-cli list\n  [--page <N>] [--limit <N>]")
  }

  @Test func `A broken example is one command line for a shell`() async throws {
    let line = "movies-cli search 'one  two' \"three four\" --year 1922 | cut -f1,2"
    let example = HelpLayout(columns: 24).code(line, program: About.name)
    #expect(
      example == """
          movies-cli search \\
              'one  two' \\
              "three four" \\
              --year 1922 | \\
              cut -f1,2
        """)
    let words = example.replacingOccurrences(of: About.name, with: "printf '[%s]'")
    let run = try await Binary.shell(words)
    #expect(run.output == "[search][one  two][three four][--year][1922]\n")
  }

  @Test(arguments: [(40, "C"), (60, "es_ES.UTF-8"), (120, "C")])
  func `A terminal's width decides`(_ columns: Int, _ locale: String) async throws {
    let localizer = Language(Environment(["LANG": locale])).localizer
    let layout = HelpLayout(columns: columns)
    let list = try #require(Commands.all.first { $0.name == "list" })
    for words in [["help", "list"], ["list", "--help"]] {
      let run = try await Terminal.run(words, columns: columns, environment: ["LANG": locale])
      let page = HelpText(
        spec: .movies, subject: .command(list), localizer: localizer, layout: layout)
      #expect(run.output == page.text)
    }
    let topic = try await Terminal.run(
      ["help", "environment"], columns: columns, environment: ["LANG": locale])
    let page = HelpText(
      spec: .movies, subject: .topic(.environment), localizer: localizer, layout: layout)
    #expect(topic.output == page.text)
  }

  @Test func `COLUMNS wins over the terminal, and a pipe has 80 columns`() async throws {
    let shown = try await Terminal.run(["help"], columns: 80, environment: ["COLUMNS": "40"])
    let page = HelpText(spec: .movies, subject: .program, layout: HelpLayout(columns: 40))
    #expect(shown.output == page.text)
    let piped = try await Binary.run(["help"], environment: ["COLUMNS": "40"])
    #expect(piped.output == HelpText(spec: .movies, subject: .program).text)
    #expect(piped.output != shown.output)
  }
}
