import Viper
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperScript
import ViperText

/// Plays scripts in order and reports their results.
@MainActor
struct PlayRun {
  /// The size limit for transcripts, in bytes.
  private static let maxTranscriptSize = 64 << 20

  private let names: [SystemText]
  private let line: ParsedLine
  private let options: PlayOptions
  private let files: PlayFiles
  private let context: Context
  private var localizer: Localizer { context.localizer }
  private var console: Console { context.console }

  init(_ line: ParsedLine, _ context: Context) throws {
    self.line = line
    options = try PlayOptions(line)
    let found = try ScriptSources.filtered(
      try ScriptSources.names(line, context.localizer), by: line.text(PlayOptions.filter),
      context.localizer)
    names = found.kept
    files = try PlayFiles(line, context.environment, scripts: names)
    self.context = context
    if !found.out.isEmpty {
      let list = found.out.map { TerminalSanitizer.clean(ScriptSources.stem($0).text) }.joined(
        separator: ", ")
      console.note(
        localizer.text("\(found.out.count) skipped by '\(PlayOptions.filter.name)': \(list)."))
    }
    try checkTranscripts()
  }

  func run() async throws {
    var results: [ScriptResult] = []
    var failures: [CommandFailure] = []
    for name in names {
      var failure: CommandFailure?
      if line.has(PlayOptions.check) {
        failure = check(name)
      } else {
        let (result, failed) = try await play(name)
        results.append(result)
        failure = failed
      }
      guard let failure else { continue }
      failures.append(failure)
      // If there is only one script, its failure is reported when the program exits.
      if names.count > 1 { context.report(failure, isJSON: line.has(OutputOptions.json)) }
    }
    if !line.has(PlayOptions.check) {
      try report(results)
      try files.write(results)
    }
    guard let first = failures.first else { return }
    guard names.count > 1 else { throw first }
    throw CommandFailure(
      exitCode: first.exitCode, code: first.code,
      message: localizer.text("\(failures.count) of \(names.count) scripts failed."))
  }

  private func report(_ results: [ScriptResult]) throws {
    switch options.format {
    case .text: break
    case .junit: try console.write(ScriptReport.junit(results))
    case .json:
      try console.write(ScriptReport.json(results, isPretty: console.isOutputTerminal))
    }
  }

  // MARK: Reading

  private func check(_ name: SystemText) -> CommandFailure? {
    do throws(UnplayableScript) {
      let script = try ScriptSources.script(name, console, driver: options.driver)
      let unset = script.variables.filter { context.environment[$0] == nil }
      if !unset.isEmpty { console.note(unsetNote(unset, name)) }
      return invalidSecret(among: script.variables)
    } catch {
      return failure(of: name, error)
    }
  }

  /// Returns the note about variables that must be set before a script is played.
  private func unsetNote(_ unset: [String], _ name: SystemText) -> String {
    let list = unset.joined(separator: ", ")
    let script = TerminalSanitizer.clean(name.text)
    return unset.count == 1
      ? localizer.text("Note: to play \(script), set the environment variable \(list).")
      : localizer.text("Note: to play \(script), set the environment variables \(list).")
  }

  /// Returns the failure for the first variable that contains an invalid secret, if any.
  private func invalidSecret(among variables: [String]) -> CommandFailure? {
    let validationError = variables.lazy.compactMap { name in
      context.environment[name].flatMap { SecretRule.validationError(about: $0, of: name) }
    }.first
    return validationError.map {
      CommandFailure(exitCode: .badData, code: "bad-secret", message: $0)
    }
  }

  /// Returns the failure for a script that cannot be played.
  private func failure(of name: SystemText, _ error: UnplayableScript) -> CommandFailure {
    switch error {
    case .unreadable(let message):
      return CommandFailure(exitCode: .noInput, code: "no-input", message: message)
    case .mistakes(let mistakes):
      let count = mistakes.mistakes.count
      let message =
        mistakes.endedEarly
        ? "Script \(name.text) has at least \(count) errors. The rest was not checked."
        : "Script \(name.text) has \(count == 1 ? "1 error" : "\(count) errors")."
      return CommandFailure(
        exitCode: .badData, code: "bad-script", message: message,
        details: mistakes.mistakes.map(\.text).joined(separator: "\n"))
    }
  }

  // MARK: Playing

  /// Plays a script and returns the result; the result's failure is `nil` if the script passed.
  private func play(_ name: SystemText) async throws -> (ScriptResult, CommandFailure?) {
    let script: Script<MovieStage, MovieSettings>
    do throws(UnplayableScript) {
      script = try ScriptSources.script(name, console, driver: options.driver)
    } catch {
      let result =
        switch error {
        case .mistakes(let mistakes): ScriptResult(name: name.text, mistakes)
        case .unreadable(let message): ScriptResult(name: name.text, unreadable: message)
        }
      return (result, failure(of: name, error))
    }
    let kept = transcriptPath(name)
    var (result, transcript) = try await play(script, isPrinted: kept == nil)
    if let trace = result.trace { try files.write(trace, of: name, isOnly: names.count == 1) }
    if let failure = result.failure {
      let code = failure.isBadData ? "bad-secret" : "expectation"
      return (
        result,
        CommandFailure(
          exitCode: failure.isBadData ? .badData : .failed, code: code, message: failure.text,
          details: failure.picture)
      )
    }
    if let kept, line.has(PlayOptions.update) {
      try write(transcript, to: kept)
      return (result, nil)
    }
    let failure = try kept.flatMap { path in
      try compare(transcript, of: name, with: path, &result)
    }
    if failure == nil { note(result) }
    return (result, failure)
  }

  private func play(
    _ script: Script<MovieStage, MovieSettings>, isPrinted: Bool
  ) async throws -> (result: ScriptResult, transcript: String) {
    let prints = isPrinted && options.format == .text
    if prints, names.count > 1 {
      try console.write("== \(TerminalSanitizer.clean(script.name))\n")
    }
    var problem: (any Error)?
    var transcript = ""
    let result = await script.play(
      secrets: { context.environment[$0] }, isTraced: files.isTraced
    ) { text in
      guard prints else {
        if !isPrinted { transcript += text }
        return transcript.utf8.count <= Self.maxTranscriptSize
      }
      do { try console.write(text) } catch { problem = error }
      return problem == nil
    }
    if let problem { throw problem }
    guard transcript.utf8.count <= Self.maxTranscriptSize else {
      throw CommandFailure(
        exitCode: .failed, code: "transcript",
        message: localizer.text("The transcript is larger than \(Self.maxTranscriptSize >> 20) MB.")
      )
    }
    return (result, transcript)
  }

  // MARK: Transcripts

  /// Compares a transcript with a file, and adds any differences to the result.
  ///
  /// If the output format is text, the differences are also printed.
  private func compare(
    _ transcript: String, of name: SystemText, with path: SystemText, _ result: inout ScriptResult
  ) throws -> CommandFailure? {
    let kept: [UInt8]
    do throws(ScriptFile.ReadError) {
      kept = try ScriptFile.bytes(at: path, limit: Self.maxTranscriptSize)
    } catch {
      let message = localizer.text(
        "Cannot read transcript \(path.text): \(error.reason). Use '--update' to create it.")
      result.addTranscript(.error, report: message)
      return CommandFailure(exitCode: .noInput, code: "no-input", message: message)
    }
    let lines = UnifiedDifference.lines(
      from: String(decoding: kept, as: UTF8.self), to: transcript,
      names: (path.text, localizer.text("this run")))
    guard let lines else {
      result.addTranscript(.passed)
      return nil
    }
    result.addTranscript(.failed, report: lines.map(\.text).joined(separator: "\n"))
    if options.format == .text, !lines.isEmpty { try console.write(context.drawn(lines)) }
    return CommandFailure(
      exitCode: .failed, code: "transcript",
      message: localizer.text(
        """
        The transcript of \(name.text) differs from \(path.text). Use '--update' to accept the \
        changes.
        """))
  }

  private func write(_ transcript: String, to path: SystemText) throws {
    do throws(SystemFileError) {
      try ScriptFile.write(transcript, to: path)
    } catch {
      throw CommandFailure(
        exitCode: .cannotWrite, code: "transcript-not-writable",
        message: localizer.text("Cannot write transcript \(path.text): \(error.reason)."))
    }
  }

  /// Checks that no two scripts write their transcripts to the same file.
  private func checkTranscripts() throws {
    var owners: [SystemText: SystemText] = [:]
    for name in names {
      guard let path = transcriptPath(name) else { return }
      if let owner = owners.updateValue(name, forKey: path) {
        throw line.usage(
          localizer.text(
            """
            The transcripts of \(owner.text) and \(name.text) would both be written to \
            \(path.text).
            """)
        )
      }
    }
  }

  /// Returns the path of a script's transcript.
  ///
  /// If the option specifies a folder, the transcript is a file in that folder with the same name
  /// as the script.
  private func transcriptPath(_ name: SystemText) -> SystemText? {
    guard let path = line.path(PlayOptions.transcript) else { return nil }
    guard names.count > 1 || path.kind == S_IFDIR else { return path }
    return "\(path)\(path.hasSuffix("/") ? "" : "/")\(ScriptSources.stem(name)).txt"
  }

  /// Prints a note that a script passed, if standard error is a terminal.
  private func note(_ result: ScriptResult) {
    guard console.isErrorTerminal, options.format == .text else { return }
    let (name, count) = (result.name, result.metCount)
    let text =
      switch (result.cases.last?.command == "transcript", count) {
      case (true, 1): localizer.text("\(name): 1 expectation met, transcript matches.")
      case (true, _): localizer.text("\(name): \(count) expectations met, transcript matches.")
      case (false, 1): localizer.text("\(name): 1 expectation met.")
      case (false, _): localizer.text("\(name): \(count) expectations met.")
      }
    console.note(TerminalSanitizer.clean(text))
  }
}

struct PlayOptions {
  enum Format: String, CaseIterable { case text, junit, json }

  static let check = OptionSpec(
    name: "--check", help: "Check the scripts without running them."
  ).conflicting(
    with: transcript, update, format, PlayFiles.report, PlayFiles.screenshots, PlayFiles.animation)
  static let transcript = OptionSpec(
    name: "--transcript", value: "file",
    help:
      """
      Compare with a transcript, or with a folder of transcripts for several scripts.
      """, kind: .file)
  static let update = OptionSpec(
    name: "--update", help: "Update the transcript given with --transcript."
  ).needing(transcript).conflicting(with: format)
  static let format = OptionSpec(
    name: "--format", value: "name", help: "Output format.", kind: .choice(of: Format.self),
    default: "text")
  static let driver = OptionSpec(
    name: "--driver", value: "kind",
    help: "Driver for scripts without 'set driver'.", kind: .choice(of: ScriptDriver.self),
    default: "window")
  static let filter = OptionSpec(
    name: "--filter", value: "text", help: "Play only scripts whose names contain this text.")
  static let all = [check, transcript, update, format, driver, filter] + PlayFiles.all

  let format: Format
  let driver: ScriptDriver

  init(_ line: ParsedLine) throws {
    // `--json` selects JSON output, as in other commands.
    let defaultFormat = line.has(OutputOptions.json) ? Format.json : .text
    format = line.choice(Self.format, of: Format.self) ?? defaultFormat
    driver = line.choice(Self.driver, of: ScriptDriver.self) ?? .window
    try Self.check(line)
  }

  private static func check(_ line: ParsedLine) throws {
    guard let path = line.path(transcript) else { return }
    let real = path.resolved
    let isScript = line.paths.contains { real != nil && $0.resolved == real }
    guard path != "-", !isScript || path.kind == S_IFDIR else {
      throw line.usage(
        line.localizer.text(
          "'\(transcript.name)' needs a transcript file, but '\(path.text)' is the script.")
      )
    }
  }
}
