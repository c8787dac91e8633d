import Viper
import ViperLocalization
import ViperPlatform
import ViperText

/// The subcommands of `config`, with the number of arguments that each one takes.
private enum SettingsTask: String, CaseIterable {
  case list, get, set, unset, path

  var argumentCount: Int {
    switch self {
    case .list, .path: 0
    case .get, .unset: 1
    case .set: 2
    }
  }

  /// Reads the subcommand from a command line, and checks the number of arguments.
  init(_ line: ParsedLine) throws(CommandFailure) {
    let localizer = line.localizer
    let word = line.arguments[0]
    self = try line.choice(word) {
      localizer.text("Unknown task '\(word)'. Use one of: \($0).")
    }
    let rest = line.arguments.dropFirst()
    if rest.count < argumentCount { throw line.missing(rest.isEmpty ? "<key>" : "<value>") }
    try line.checkEnd(rest.dropFirst(argumentCount))
  }
}

extension Command {
  package static func config(
    _ keys: [SettingKey], globals: [OptionSpec], examples: [String]
  ) -> Command {
    let names = keys.listedNames
    return Command(
      CommandSpec(
        name: "config", overview: "Show or change settings.",
        arguments: [
          .init(
            name: "task", help: "list, get, set, unset or path.", isRequired: true,
            kind: .words { SettingsTask.allCases.map(\.rawValue) }),
          .init(
            name: "key",
            help: names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "") + ".",
            kind: .words { keys.map(\.name) }),
          .init(name: "value", help: "The new value."),
        ],
        globals: globals, examples: examples, readsSettings: false)
    ) { line, context in
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
        message: localizer.text("No settings folder. Set HOME or XDG_CONFIG_HOME."))
    }
    func settings() throws(CommandFailure) -> Settings {
      try Settings(spec, context.environment, in: localizer)
    }
    func key() throws(CommandFailure) -> SettingKey {
      try line.setting(line.arguments[1], in: spec)
    }
    switch task {
    case .path: try context.report(path: file.path)
    case .list: try context.list(settings(), file)
    case .get: try context.value(of: key(), settings())
    case .set, .unset:
      let key = try key()
      let text = task == .set ? line.arguments[2] : nil
      let value = text.flatMap(key.value)
      if let text, value == nil { throw line.usage(key.validationError(text, key.name, localizer)) }
      try await file.change { document throws(CommandFailure) in
        let names = document.values.keys.filter { spec.setting(named: $0)?.name == key.name }
        if value == nil, names.isEmpty { throw context.notSet(key) }
        for name in names { document.values[name] = nil }
        document.values[key.name] = value.map { .text($0) }
        try line.check(key, document, in: spec)
      }
      try context.report([(key.name, FieldValue(value))])
    }
  }
}

extension ParsedLine {
  /// Returns the setting with the name that the user typed; throws an error if there is none.
  fileprivate func setting(
    _ word: String, in spec: ProgramSpec
  ) throws(CommandFailure) -> SettingKey {
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
