import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperScript

struct PlayOptions {
  enum Format: String, CaseIterable { case text, junit, json }

  static let check = OptionSpec(
    name: "--check", help: "Check the scripts without running them.")
  static let transcript = OptionSpec(
    name: "--transcript", value: "file",
    help:
      """
      Compare with a transcript, or with a folder of transcripts for several scripts.
      """, values: .files)
  static let update = OptionSpec(
    name: "--update", help: "Update the transcript given with --transcript.")
  static let format = OptionSpec(
    name: "--format", value: "name", help: "Output format: text, junit or json. (default: text)",
    values: .list(Format.allCases.map(\.rawValue)))
  static let driver = OptionSpec(
    name: "--driver", value: "kind",
    help: "Driver for scripts without 'set driver': window or keys. (default: window)",
    values: .list(ScriptDriver.allCases.map(\.rawValue)))
  static let filter = OptionSpec(
    name: "--filter", value: "text", help: "Play only scripts whose names contain this text.")
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
          "'\(transcript.name)' needs a transcript file, but '\(path.text)' is the script.")
      )
    }
  }
}
