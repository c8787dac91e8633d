import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperScript

struct PlayOptions {
  enum Format: String, CaseIterable { case text, junit, json }

  static let check = OptionSpec(
    name: "--check", help: "Only read the scripts: nothing runs.")
  static let transcript = OptionSpec(
    name: "--transcript", value: "file",
    help: "Compare with a kept transcript; for several scripts, a folder of them.", values: .files)
  static let update = OptionSpec(
    name: "--update", help: "Write the transcript that is given with --transcript.")
  static let format = OptionSpec(
    name: "--format", value: "name", help: "What to print: text, junit or json. (default: text)",
    values: .list(Format.allCases.map(\.rawValue)))
  static let driver = OptionSpec(
    name: "--driver", value: "kind",
    help: "How to play scripts without 'set driver': window or keys. (default: window)",
    values: .list(ScriptDriver.allCases.map(\.rawValue)))
  static let filter = OptionSpec(
    name: "--filter", value: "text", help: "Play only the scripts whose names contain a text.")
  static let all = [check, transcript, update, format, driver, filter] + PlayFiles.all

  let format: Format
  let driver: ScriptDriver

  init(_ line: ParsedLine) throws(CommandFailure) {
    // Every command that reads prints JSON with --json.
    let usual = line.has(OutputOptions.json) ? Format.json : .text
    format = try line.choice(Self.format, of: Format.self) ?? usual
    driver = try line.choice(Self.driver, of: ScriptDriver.self) ?? .window
    try Self.check(line)
  }

  private static func check(_ line: ParsedLine) throws(CommandFailure) {
    let localizer = line.localizer
    try line.check(update, with: transcript)
    let apart = [(check, transcript), (check, update), (check, format), (update, format)]
    for (one, other) in apart { try line.check(one, without: other) }
    guard let path = line.path(transcript) else { return }
    let real = path.resolved
    let isScript = line.paths.contains { real != nil && $0.resolved == real }
    guard path != "-", !isScript || path.kind == S_IFDIR else {
      throw line.usage(
        localizer(
          "'\(transcript.name)' needs a file for the transcript, and '\(path.text)' is the script.")
      )
    }
  }
}
