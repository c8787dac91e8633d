import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// The manual is generated from the same tables as the help, and formatters accept it.
@Suite(.places(2)) struct ManPageTests {
  private static let subjects =
    [.program] + ProgramSpec.movies.allCommands.map(HelpSubject.command)
    + HelpTopic.all.map(HelpSubject.topic)

  private static func source(_ subject: HelpSubject) -> String {
    ManPage(spec: .movies, subject: subject).source
  }

  @Test(arguments: ProgramSpec.movies.allCommands.map(\.name))
  func `A page explains every option and argument`(_ name: String) throws {
    let command = try #require(ProgramSpec.movies.allCommands.first { $0.name == name })
    let source = Self.source(.command(command))
    let words = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for option in command.options + GlobalOptions.all.filter(command.takes) {
      let entry = ".TP \(Roff.spelling(option.spelling)) \(Roff.escaped(option.help))"
      // A dot at the start of a line is escaped.
      #expect(words.replacing("\\&.", with: ".").contains(entry))
    }
    for argument in command.arguments {
      #expect(words.contains(".TP \\fI\(argument.name)\\fR \(Roff.escaped(argument.help))"))
    }
    #expect(words.contains(Roff.spelling(UsageLine.unbreakable(command.usage))))
  }

  @Test func `A page is ASCII, and every line is text or a known macro`() {
    let macros = ["TH", "SH", "TP", "PP", "BR", "RS", "RE", "EX", "EE", "nh", "ad", "\\\""]
    for line in Self.subjects.map(Self.source).flatMap(\.lineList) {
      #expect(line.utf8.count == line.unicodeScalars.count)
      #expect(!line.hasPrefix("'"))
      guard line.hasPrefix(".") else { continue }
      #expect(macros.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
    }
  }

  @Test(.needs(.groff)) func `groff renders the help without warnings`()
    async throws
  {
    try await expectGood(.groff)
  }

  @Test(.needs(.mandoc)) func `mandoc renders the help without warnings`()
    async throws
  {
    try await expectGood(.mandoc)
  }

  private func expectGood(_ formatter: ManFormatter) async throws {
    for subject in Self.subjects {
      #expect(try await formatter.warnings(Self.source(subject)).isEmpty)
    }
    let play = try #require(Commands.all.first { $0.name == "play" })
    let text = try await formatter.text(Self.source(.command(play)))
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for option in play.options {
      let spelling = option.spelling.filter { $0 != "<" && $0 != ">" }
      #expect(words.contains("\(spelling) \(option.help)"))
    }
    let scripts = try await formatter.text(Self.source(.topic(.scripts)))
    for line in ScriptHelp.examples.joined() { #expect(scripts.contains(" \(line)\n")) }
  }

  @Test(arguments: ["list", "scripts", "library-upload"])
  func `Each page is printed by name`(_ name: String) async throws {
    let run = try await Program.run(["help", "--man", name])
    let title = Roff.escaped("MOVIES-CLI-\(name.uppercased())")
    let section = HelpTopic.all.contains { $0.name == name } ? 7 : 1
    #expect(run.output.contains("\n.TH \(title) \(section) "))
    #expect(run.error.isEmpty)
    #expect(run.status == 0)
  }

  @Test func `A page is in English in every locale, even at a terminal`() async throws {
    let page = Self.source(.program)
    for environment in [["LANG": "C"], ["LANG": "es_ES.UTF-8", "COLUMNS": "40"]] {
      #expect(try await Terminal.run(["help", "--man"], environment: environment).output == page)
      #expect(try await Program.run(["--man", "help"], environment: environment).output == page)
    }
  }
}
