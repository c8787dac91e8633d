import Viper
import ViperLocalization
import ViperPlatform
import ViperText

extension Command {
  private typealias Change =
    @MainActor @Sendable (ParsedLine, CommandContext<Services>, SettingsFile) async throws -> Void

  package static func config(
    _ keys: @autoclosure @escaping @Sendable () -> [SettingKey], globals: [OptionSpec]
  ) -> Command {
    let key = CommandSpec.Argument(
      name: "key", help: keys().sentence, isRequired: true, kind: .words { keys().map(\.name) })
    let value = CommandSpec.Argument(name: "value", help: "The new value.", isRequired: true)
    func task(
      _ example: String, _ overview: String, _ arguments: [CommandSpec.Argument] = [],
      run: @escaping Change
    ) -> Command {
      Command(
        CommandSpec(
          name: "config \(example.prefix { $0 != " " })", overview: overview,
          arguments: arguments, globals: globals, examples: ["config \(example)"],
          readsSettings: false)
      ) { line, context in
        guard let file = SettingsFile(context.environment, in: context.localizer) else {
          throw CommandFailure(
            exitCode: .cannotWrite, code: "no-config",
            message: context.localizer.text("No settings folder. Set HOME or XDG_CONFIG_HOME."))
        }
        try await run(line, context, file)
      }
    }
    return Command(
      CommandSpec(
        name: "config", overview: "Show or change settings.",
        document: "Each setting, by name. For 'config path', only path.", globals: globals),
      tasks: [
        task("list", "List the settings.") { _, context, file in
          try context.list(context.read(), file)
        },
        task("get format", "Print the value of a setting.", [key]) { line, context, _ in
          try context.value(of: line.setting(in: context.spec), context.read())
        },
        task("set color never", "Change a setting.", [key, value]) { line, context, file in
          try await context.change(file, line, to: line.arguments[1])
        },
        task("unset format", "Remove the value of a setting.", [key]) { line, context, file in
          try await context.change(file, line, to: nil)
        },
        task("path", "Print the path of the settings file.") { _, context, file in
          try context.report(path: file.path)
        },
      ])
  }
}

extension ParsedLine {
  /// Returns the setting with the name that the user typed; throws an error if there is none.
  fileprivate func setting(in spec: ProgramSpec) throws(CommandFailure) -> SettingKey {
    let word = arguments[0]
    if let known = spec.setting(named: word) { return known }
    let similar = spec.settings.filter { $0.prefix.map(word.hasPrefix) ?? false }
    let names = similar.isEmpty ? spec.settings.listedNames : similar.map(\.name)
    throw invalidChoice(word, among: names) {
      localizer.text("Unknown setting '\(word)'. Use one of: \($0).")
    }
  }

  /// Checks a change to a setting against the other settings.
  fileprivate func check(
    _ key: SettingKey, _ document: SettingsDocument, in spec: ProgramSpec
  ) throws(CommandFailure) {
    guard let conflict = key.conflict else { return }
    var values: [String: String] = [:]
    for (name, value) in document.values {
      if let key = spec.setting(named: name), case .text(let text) = value {
        values[key.name] = text
      }
    }
    if let reason = conflict(values, localizer) { throw usage(reason) }
  }
}

extension CommandContext {
  /// Saves a setting that the user chose outside the `config` command.
  package func save(_ value: String, as key: SettingKey) async throws(CommandFailure) {
    guard let file = SettingsFile(environment, in: localizer) else { return }
    try await file.change { document throws(CommandFailure) in
      document.values[key.name] = .text(value)
    }
  }
}

extension CommandContext {
  fileprivate func read() throws(CommandFailure) -> Settings {
    try Settings(spec, environment, in: localizer)
  }

  /// Sets or removes the value of the setting that a command line names.
  @MainActor
  fileprivate func change(
    _ file: SettingsFile, _ line: ParsedLine, to text: String?
  ) async throws(CommandFailure) {
    let key = try line.setting(in: spec)
    let value = text.flatMap(key.value)
    if let text, value == nil { throw line.usage(key.validationError(text, key.name, localizer)) }
    try await file.change { document throws(CommandFailure) in
      let names = document.values.keys.filter { spec.setting(named: $0)?.name == key.name }
      if value == nil, names.isEmpty { throw notSet(key) }
      for name in names { document.values[name] = nil }
      document.values[key.name] = value.map { .text($0) }
      try line.check(key, document, in: spec)
    }
    try report([(key.name, FieldValue(value))])
  }
}

/// Methods that print settings for the user or for another program.
extension CommandContext {
  /// Prints all settings or, if the output is for another program, only those that have a value.
  @MainActor
  fileprivate func list(_ settings: Settings, _ file: SettingsFile) throws(CommandFailure) {
    let values = spec.settings.map { (key: $0, value: settings.value($0)) }
      .filter { $0.key.prefix == nil || $0.value != nil }
    switch style.format {
    case .screen(let columns):
      try console.write(draw(scene(values), columns: columns))
    case .rows where !style.isJSON:
      let lines = values.compactMap { entry in entry.value.map { (entry.key.name, $0) } }
      if lines.isEmpty { noteEmpty(localizer.text("No settings configured.")) }
      try console.write(lines.map { "\($0)\t\(TerminalSanitizer.clean($1))\n" }.joined())
    case .document, .rows:
      try report(values.map { ($0.key.name, FieldValue($0.value)) })
    }
    if !settings.unknown.isEmpty { noteUnknown(settings.unknown, file) }
  }

  fileprivate func value(of key: SettingKey, _ settings: Settings) throws(CommandFailure) {
    guard let value = settings.value(key) else { throw notSet(key) }
    guard !style.isJSON else {
      return try report([(key.name, FieldValue(value))])
    }
    try console.write(TerminalSanitizer.clean(value) + "\n")
  }

  fileprivate func notSet(_ key: SettingKey) -> CommandFailure {
    CommandFailure(
      exitCode: .failed, code: "not-set", message: localizer.text("'\(key.name)' is not set."))
  }

  private func noteUnknown(_ names: [String], _ file: SettingsFile) {
    let list = TerminalSanitizer.clean(names.joined(separator: ", "))
    let path = TerminalSanitizer.clean(file.path.text)
    console.note(localizer.text("Note: ignored unknown settings in \(path): \(list)."))
  }

  private func scene(_ values: [(key: SettingKey, value: String?)]) -> Scene {
    let localizer = outputLocalizer
    let rows = values.map { key, value in
      let text = value ?? localizer.text("not set")
      return Scene.Row(id: key.name, cells: [StyledText(key.name), StyledText(text)])
    }
    var scene = Scene(name: "config", title: localizer.text("Settings"))
    scene.sections = [
      Scene.Section(
        columns: [
          .init(localizer.text("Key"), .fixed),
          .init(localizer.text("Value"), .truncatable(minWidth: 10, dropPriority: 1)),
        ],
        rows: rows)
    ]
    return scene
  }
}
