import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperScript

/// The files that `play` writes: a report, screenshots and an animation.
struct PlayFiles {
  static let report = OptionSpec(
    name: "--report", value: "file",
    help: "Write an HTML report that shows the screen after each command.",
    kind: .file)
  static let screenshots = OptionSpec(
    name: "--screenshots", value: "folder", help: "Save the screenshots taken by 'screenshot'.",
    kind: .file)
  static let animation = OptionSpec(
    name: "--animation", value: "file", help: "Save a script as an animated SVG.",
    kind: .file)
  static let all = [report, screenshots, animation, RecordOption.force]

  private let report, animation: OutputFile?
  private let folder: SystemText?
  private let isForced: Bool
  private let line: ParsedLine
  private let environment: Environment
  var isTraced: Bool { report != nil || animation != nil || folder != nil }

  init(_ line: ParsedLine, _ environment: Environment, scripts: [SystemText]) throws {
    (self.line, self.environment) = (line, environment)
    isForced = line.has(RecordOption.force)
    let options = [Self.report, Self.screenshots, Self.animation]
    let paths = options.compactMap { line.path($0) }
    if isForced, paths.isEmpty {
      throw line.usage(
        line.localizer.text(
          "'\(RecordOption.force.name)' needs an option that writes a file, such as '\(Self.report.name)'."
        ))
    }
    if scripts.count > 1, line.has(Self.animation) {
      throw line.usage(
        line.localizer.text(
          "'\(Self.animation.name)' takes only one script, but \(scripts.count) were given."))
    }
    func file(_ option: OptionSpec) throws -> OutputFile? {
      guard let path = line.path(option) else { return nil }
      let isInput = scripts.contains { $0.resolved != nil && $0.resolved == path.resolved }
      guard path != "-", !isInput, paths.count(where: { $0 == path }) == 1 else {
        throw line.usage(
          line.localizer.text(
            "'\(option.name)' needs a file of its own. It cannot be '-', a script or the file of another output."
          ))
      }
      let file = OutputFile(
        path: path, isForced: line.has(RecordOption.force), localizer: line.localizer)
      try RecordOption.check(file, line, environment)
      return file
    }
    report = try file(Self.report)
    animation = try file(Self.animation)
    folder = line.path(Self.screenshots)
    let stems = Dictionary(grouping: scripts, by: ScriptSources.stem)
    if folder != nil, let both = stems.values.first(where: { $0.count > 1 }) {
      throw line.usage(
        line.localizer.text(
          "The screenshots of \(both[0].text) and \(both[1].text) would have the same file names."))
    }
  }

  /// Writes a script's animation and screenshots.
  ///
  /// If there are several scripts, each file name includes the name of the script.
  func write(_ trace: ScriptTrace, of script: SystemText, isOnly: Bool) throws {
    if let animation {
      guard let text = trace.animation else { throw Self.cannotAnimate(trace, line) }
      try animation.write(Array(text.utf8))
    }
    guard let folder else { return }
    let pictures = trace.screenshots
    guard !pictures.isEmpty else { return }
    // Ignore errors here, because if the folder cannot be created, writing the files fails later.
    _ = mkdir(folder.cString, 0o777)
    let base = folder.hasSuffix("/") ? folder : "\(folder)/"
    let prefix: SystemText = isOnly ? "" : "\(ScriptSources.stem(script))-"
    let files = pictures.map { name, svg in
      (
        OutputFile(
          path: "\(base)\(prefix)\(SystemText(name)).svg", isForced: isForced,
          localizer: line.localizer), svg
      )
    }
    for (file, _) in files { try RecordOption.check(file, line, environment) }
    for (file, svg) in files { try file.write(Array(svg.utf8)) }
  }

  private static func cannotAnimate(_ trace: ScriptTrace, _ line: ParsedLine) -> CommandFailure {
    CommandFailure(
      exitCode: .failed, code: "animation",
      message: trace.animatedCount == 0
        ? line.localizer.text("The script shows no screens.")
        : line.localizer.text(
          """
          The script shows \(trace.animatedCount) screens. An animation can have at most \
          \(ScriptTrace.maxAnimated).
          """), hasHint: false)
  }

  func write(_ results: [ScriptResult]) throws {
    try report?.write(Array(ScriptReport.html(results).utf8))
  }
}
