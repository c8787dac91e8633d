import ViperCommandLine
import ViperPlatform

extension ProgramIdentity {
  static let tea = ProgramIdentity(
    name: "tea-cli", version: "1.0", secrets: ["TEA_TOKEN"])
}

/// A sample program built with ViperCommandLine, with four commands of its own and a table.
enum TeaProgram {
  typealias TeaCommand = Command<[Tea]>

  static let spec = ProgramSpec(
    identity: .tea, commands: commands.map(\.spec), globals: globals,
    settings: SettingKey.tea,
    help: ProgramHelp(
      summary: "Steep tea.", introduction: "It knows three teas.",
      groups: groups.map { ($0.heading, $0.commands.map(\.spec)) },
      options: ["--json", "--help"],
      hint: "See 'tea-cli help <subcommand>'.", examples: ["list"], topics: [.water],
      manual: { [HelpSection(heading: "EXIT STATUS", rows: [("0", "The tea is ready.")])] }),
    synonym: { word, arguments in word == "brew" ? "steep \(arguments.joined())" : nil },
    advice: { option, _ in option == "--sugar" ? "Tea needs no sugar." : nil })

  static let commands = groups.flatMap(\.commands)

  private static let groups: [(heading: String, commands: [TeaCommand])] = [
    ("TEA", [list, find, steep, serve, pot]),
    (
      "MORE",
      [
        .config(SettingKey.tea, globals: always),
        .completions(of: .tea, globals: always),
        .help(
          summary: "A command, or a topic such as water.",
          globals: always + [OutputOptions.width, OutputOptions.noPager],
          examples: ["help list"]),
      ]
    ),
  ]

  static let globals =
    OutputOptions.all + [ProgramOptions.quiet, ProgramOptions.version, ProgramOptions.help]

  /// The global options of commands that print no teas.
  static let always = [
    OutputOptions.json, OutputOptions.format, OutputOptions.color, OutputOptions.noColor,
    ProgramOptions.quiet, ProgramOptions.version, ProgramOptions.help,
  ]

  @MainActor
  static func run(
    _ arguments: [SystemText], teas: [Tea], console: Console, environment: Environment
  ) async -> ExitCode {
    await CommandLineProgram(
      spec, commands: commands, services: teas, console: console, environment: environment
    ) { error, line, _ in
      CommandFailure(
        exitCode: .unavailable, code: "no-vessel",
        message: "Cannot \(line.command?.name ?? ""): \(error).")
    }.run(arguments)
  }
}

/// The program's own commands and options.
extension TeaProgram {
  static let limit = OptionSpec(
    name: "--limit", short: "-n", value: "N", help: "The number of teas.",
    kind: .number(1...100), default: "all")
  static let harvest = OptionSpec(
    name: "--harvest", value: "year", help: "Only teas that were harvested in this year."
  ).needing(kinds)
  static let kinds = OptionSpec(
    name: "--kind", value: "a,b", help: "Only teas of these kinds; '|' is another comma.",
    kind: .words { Tea.Kind.allCases.map(\.rawValue) })
  static let cups = OptionSpec(
    name: "--cups", short: "-c", value: "N", help: "The number of cups.",
    kind: .number(1...12), default: "1")
  static let vessel = OptionSpec(
    name: "--format", value: "vessel", help: "What to serve in.",
    kind: .choice { ["cup", "pot", "jug"] }, default: "cup"
  ).conflicting(with: order)
  static let order = OptionSpec(
    name: "--order", value: "file", help: "A file that says who drinks what.", kind: .file)

  private static let list = TeaCommand(
    CommandSpec(
      name: "list", overview: "List the teas.", fields: Tea.table.fields,
      arguments: [
        .init(
          name: "kind", help: "The kind of tea.", kind: .choice(of: Tea.Kind.self))
      ],
      options: [limit],
      examples: ["list --sort minutes", "list green --fields name,harvest --sort harvest | head"])
  ) { line, context in
    let limit = line.number(limit) ?? 100
    let kind = line.arguments.first
    let teas = context.services.filter { kind == nil || $0.kind.rawValue == kind }
    try context.print(
      Array(teas.prefix(limit)), as: "teas", in: Tea.table.selection(context.style, line),
      empty: "There is no tea.")
  }

  private static let find = TeaCommand(
    CommandSpec(
      name: "find", overview: "Find teas by their names.", fields: Tea.table.fields,
      arguments: [
        .init(
          name: "word", help: "A word that the name of a tea has.", isRequired: true, repeats: true)
      ],
      options: [harvest, kinds], sortWords: ["strength", "price"], examples: ["find sencha"])
  ) { line, context in
    let teas = context.services.filter { tea in
      line.arguments.contains { tea.name.lowercased().contains($0.lowercased()) }
    }
    try context.print(
      teas, as: "teas", in: Tea.table.selection(context.style, line, isSorted: false),
      empty: "There is no such tea.")
  }

  private static let steep = TeaCommand(
    CommandSpec(
      name: "steep", overview: "Say how long teas steep.",
      arguments: [
        .init(name: "name", help: "The name of a tea.", isRequired: true, repeats: true)
      ],
      options: [cups], examples: ["steep Assam --cups 3"],
      note: "Water that is too hot makes green tea bitter.")
  ) { line, context in
    let cups = line.number(cups) ?? 1
    let water = context.settings.value(.water).map { " in \($0) water" } ?? ""
    var isComplete = true
    for name in line.arguments {
      if let tea = context.services.first(where: { $0.name == name }) {
        try context.console.write("\(cups) x \(tea.name): \(tea.minutes) minutes\(water)\n")
      } else {
        isComplete = false
        context.report(
          CommandFailure(exitCode: .failed, code: "no-tea", message: "There is no such tea."),
          isJSON: context.style.isJSON)
      }
    }
    if !isComplete { throw CommandFailure.quiet(.failed) }
  }

  /// A command with its own `--format` option and without `--json`.
  private static let serve = TeaCommand(
    CommandSpec(
      name: "serve", overview: "Serve tea.",
      arguments: [
        .init(
          name: "file", help: "A file with names of teas.", isRequired: true, repeats: true,
          kind: .file)
      ],
      options: [vessel, order],
      globals: always.filter { $0 != OutputOptions.json }, examples: ["serve teas.txt"])
  ) { line, context in
    guard line.text(vessel) != "jug" else { throw VesselError.inUse }
    try context.console.write("A \(line.text(vessel) ?? "cup").\n")
  }

  /// A command with tasks that also does something without one.
  private static let pot = TeaCommand(
    CommandSpec(
      name: "pot", overview: "Look into the pot.", globals: always, examples: ["pot"]),
    tasks: [
      TeaCommand(
        CommandSpec(
          name: "pot warm", overview: "Warm the pot.",
          arguments: [.init(name: "water", help: "The water.", isRequired: true)],
          options: [cups], globals: always.filter { $0 != OutputOptions.json },
          examples: ["pot warm hot --cups 2"])
      ) { line, context in
        try context.console.write("Warm with \(line.arguments[0]) water.\n")
      },
      TeaCommand(
        CommandSpec(
          name: "pot empty", overview: "Empty the pot.", globals: always, examples: ["pot empty"])
      ) { _, context in try context.console.write("Empty.\n") },
    ]
  ) { _, context in try context.console.write("There is tea.\n") }
}

private enum VesselError: Error {
  case inUse
}

extension SettingKey {
  static let tea = [.format, .pager, .color, water, key("serve"), key("steep")]

  /// Returns the setting for a command's key, which must differ from the other command's.
  private static func key(_ command: String) -> SettingKey {
    SettingKey("key." + command, prefix: "key.") { values, _ in
      let steep = values["key.steep"] ?? "s"
      return steep == values["key.serve"] ? "The key '\(steep)' would have two meanings." : nil
    } value: { text in
      text.count == 1 ? text : nil
    } validationError: { text, name, _ in
      "The value '\(text)' of '\(name)' is not a key."
    }
  }

  static let water = SettingKey("water") { text in
    ["soft", "hard"].contains(text.lowercased()) ? text.lowercased() : nil
  } validationError: { text, name, _ in
    "The value '\(text)' of '\(name)' is not soft or hard."
  }
}

extension HelpTopic {
  static let water = HelpTopic(name: "water", overview: "How hot the water must be.") { _ in
    [
      HelpSection(
        heading: "DEGREES",
        rows: [
          ("green", "70 to 80, because hotter water makes the leaves bitter and the cup dark."),
          ("black", "95 to 100."),
        ]),
      HelpSection(
        heading: "A POT",
        lines: [
          "# Two spoons for each cup, and one for the pot, which is warmed before.",
          "tea-cli steep 'Assam' \"Sencha\" --cups 3 --format table | grep -c minutes", "",
          "95 degrees",
        ]),
    ]
  }
}
