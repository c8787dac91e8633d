import Testing
import ViperPlatform

@testable import ViperCommandLine
@testable import ViperTestSupport

/// A tea, which is no movie.
struct Tea: Sendable {
  let name: String
  let minutes: Int
  let harvest: String?

  static let all = [
    Tea(name: "Sencha", minutes: 2, harvest: "2026-05-02"),
    Tea(name: "Assam", minutes: 4, harvest: nil),
    Tea(name: "Oolong", minutes: 3, harvest: "2025-10-11"),
  ]

  static let table = FieldTable<Tea>(
    columns: ["name", "minutes"],
    [
      Field("name", fit: .kept, "The name.") { .text($0.name) },
      Field("minutes", fit: .whole, "How long it steeps.") { .number($0.minutes) },
      Field("harvest", "The day of the harvest.") { FieldValue($0.harvest) },
    ])
}

extension ProgramIdentity {
  static let tea = ProgramIdentity(name: "tea-cli", version: "1.0", variablePrefix: "TEA_")
}

extension Environment {
  init(_ variables: [String: String], of program: ProgramIdentity) {
    self.init(of: program) { variables[$0].map { SystemText($0) } }
  }
}

/// A second program on the command line kit: two commands of its own, and one table.
@MainActor
struct TeaProgram {
  private typealias TeaCommand = Command<[Tea]>

  private static let list = TeaCommand(
    CommandSpec(name: "list", overview: "List the teas.", examples: ["list --sort minutes"])
  ) { (line, context) throws(CommandFailure) in
    try context.print(
      context.services, as: "teas", in: Tea.table.selection(context.style, line),
      empty: "There is no tea.")
  }

  private static let steep = TeaCommand(
    CommandSpec(
      name: "steep", overview: "Say how long a tea steeps.",
      arguments: [.init(name: "name", help: "The name of a tea.", isRequired: true)],
      options: [cups])
  ) { (line, context) throws(CommandFailure) in
    let cups = try line.number(cups, in: 1...12) ?? 1
    guard let tea = context.services.first(where: { $0.name == line.arguments[0] }) else {
      throw CommandFailure(exitCode: .failed, code: "no-tea", message: "There is no such tea.")
    }
    try context.console.write("\(cups) x \(tea.name): \(tea.minutes) minutes\n")
  }

  private static let cups = OptionSpec(
    name: "--cups", short: "-c", value: "N", help: "The number of cups, 1 to 12.")

  private static let commands: [TeaCommand] = [
    list, steep, .config([.format, .pager, .color], globals: globals, examples: []),
    .completions(of: .tea, globals: globals),
    .help(summary: "A command.", globals: globals, examples: []),
  ]

  private static let globals =
    OutputOptions.all + [ProgramOptions.quiet, ProgramOptions.version, ProgramOptions.help]

  private static let spec = ProgramSpec(
    identity: .tea, commands: commands.map(\.spec), globals: globals,
    settings: [.format, .pager, .color],
    help: ProgramHelp(
      summary: "Steep tea.", introduction: "It knows three teas.",
      groups: [("TEA", "list steep"), ("MORE", "help config")], options: ["--json", "--help"],
      hint: "See 'tea-cli help <subcommand>'.", examples: ["list"]),
    fields: { $0 == "list" ? Tea.table.fields : [] },
    synonym: { word, arguments in word == "brew" ? "steep \(arguments.joined())" : nil })

  /// The outcome of a run.
  struct Outcome: Equatable {
    let output: String
    var error = ""
    var code = ExitCode.done
  }

  private let home: String

  /// Creates a program with a home of its own.
  init(home: String = "") {
    self.home = home
  }

  func run(_ line: String, teas: [Tea] = Tea.all) async throws -> Outcome {
    let (output, error) = (try OpenFile.pipe(), try OpenFile.pipe())
    let words = try #require(ShellWords.split(line).commands.first)
    let code = await CommandLineProgram(
      Self.spec, commands: Self.commands, services: teas,
      console: Console(input: -1, output: output.write.number, error: error.write.number),
      environment: Environment(["HOME": home], of: .tea)
    ).run(words.dropFirst().map { SystemText($0) })
    return Outcome(output: read(output), error: read(error), code: code)
  }

  private func read(_ pipe: (read: OpenFile, write: OpenFile)) -> String {
    pipe.write.close()
    var bytes: [UInt8] = []
    while let more = pipe.read.read() { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }
}
