import ViperLocalization
import ViperPlatform

/// The tasks of `config`, each with the number of its arguments.
private enum SettingsTask: String, CaseIterable {
  case list, get, set, unset, path

  var argumentCount: Int {
    switch self {
    case .list, .path: 0
    case .get, .unset: 1
    case .set: 2
    }
  }

  /// Reads the task of a line, and checks the number of its arguments.
  init(_ line: ParsedLine) throws(CommandFailure) {
    let localizer = line.localizer
    let word = line.arguments[0]
    self = try line.choice(word) { localizer("There is no task '\(word)'; there are \($0).") }
    let rest = line.arguments.dropFirst()
    guard rest.count >= argumentCount else {
      let missing = rest.isEmpty ? "<key>" : "<value>"
      throw line.usage(localizer("The argument '\(missing)' is missing."))
    }
    if let surplus = rest.dropFirst(argumentCount).first {
      throw line.usage(localizer("Unexpected argument '\(surplus)'."))
    }
  }
}

extension Command {
  /// Returns the command `config`, which shows and changes the settings and aliases.
  package static func config(
    _ keys: [SettingKey], globals: [OptionSpec], examples: [String]
  ) -> Command {
    let names = keys.map(\.name)
    return Command(
      CommandSpec(
        name: "config", overview: "Show or change the settings.",
        arguments: [
          .init(
            name: "task", help: "list, get, set, unset or path.", isRequired: true,
            values: .list(SettingsTask.allCases.map(\.rawValue))),
          .init(
            name: "key", help: names.joined(separator: ", ") + " or alias.NAME.",
            values: .list(names)),
          .init(
            name: "value",
            help: "The new value; for an alias, the words that replace NAME as the first word."),
        ],
        globals: globals, examples: examples, readsSettings: false)
    ) { (line, context) throws(CommandFailure) in
      try await configure(line, context)
    }
  }

  @MainActor
  private static func configure(
    _ line: ParsedLine, _ context: CommandContext<Services>
  ) async throws(CommandFailure) {
    let task = try SettingsTask(line)
    let (spec, localizer) = (context.spec, context.localizer)
    guard let file = SettingsFile(context.environment, in: localizer) else {
      throw CommandFailure(
        exitCode: .cannotWrite, code: "no-config",
        message: localizer("There is no folder for settings: set HOME or XDG_CONFIG_HOME."))
    }
    let printer = SettingsPrinter(context: context)
    func settings() throws(CommandFailure) -> Settings {
      try Settings(spec.settings, context.environment, in: localizer)
    }
    func name() throws(CommandFailure) -> SettingName {
      try SettingName(line.arguments[1], among: spec.settings, line)
    }
    switch task {
    case .path: try context.report(path: file.path)
    case .list: try printer.list(settings(), file)
    case .get: try printer.value(of: name(), settings())
    case .set:
      let name = try name()
      let value = try name.checked(line.arguments[2], line, commands: spec.commands.map(\.name))
      try await file.change { document throws(CommandFailure) in
        try name.set(value, in: &document, file)
      }
      try printer.changed(name, to: value)
    case .unset:
      let name = try name()
      try await file.change { document throws(CommandFailure) in
        guard name.isSet(in: document) else { throw printer.notSet(name) }
        try name.set(nil, in: &document, file)
      }
      try printer.changed(name, to: nil)
    }
  }
}
