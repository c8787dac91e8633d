import Viper
import ViperText

/// A session in which another program sends script commands and receives JSON documents in return.
///
/// ```swift
/// let session = ScriptSession(in: language, isRealTime: false)
/// print(await session.response(to: Array("open list".utf8)))
/// // {"clock":"0s","ok":true,"requests":1,"rows":{"count":20,"first":0},"screen":{…}}
/// ```
///
/// The documents are described in `Docs/SceneFormat.md`.
@MainActor
public final class ScriptSession<Stage: ScriptStage, Settings: Sendable> {
  private static var maxRows: Int { 200 }
  /// The commands that make sense only in a complete script.
  private static var playedOnly: Set<String> {
    ["set", "include", "repeat", "end", "show", "screenshot"]
  }

  private let parser: ScriptLineParser<Stage, Settings>
  private lazy var agentParser = ScriptLineParser(language: parser.language.forAgents)
  private let player: ScriptPlayer<Stage>
  /// The real time at which the session started; `nil` if the session uses virtual time.
  private let start: ContinuousClock.Instant?
  private var line = 0

  /// Creates a session with its own stage, on which no screen is open yet.
  ///
  /// - Parameters:
  ///   - language: The language of the commands.
  ///   - settings: The stage's settings; `nil` for the language's defaults.
  ///   - isRealTime: Whether the session runs in real time. Otherwise, time passes instantly, as in
  ///     a script, while a command waits and when `advance` is used.
  ///   - secrets: A closure that returns the value of an environment variable, or `nil` if the
  ///     variable is not set.
  public init(
    in language: ScriptLanguage<Stage, Settings>, settings: Settings? = nil, isRealTime: Bool,
    secrets: @escaping (String) -> String? = { _ in nil }
  ) {
    language.reportShadowedCommands()
    parser = ScriptLineParser(language: language)
    start = isRealTime ? .now : nil
    let time = ScriptTime(.immediate)
    var playing = ScriptPlaying()
    playing.showing = .explicit
    player = ScriptPlayer(
      on: language.makeStage(settings ?? language.defaults, isRealTime ? ContinuousClock() : time),
      time: time,
      transcript: ScriptTranscript(of: "session", playing: playing) { _ in true },
      secretFields: language.secretFields, counts: language.counts, lookUp: secrets)
  }

  /// Runs a line, and returns a JSON document as a single line without a line feed.
  ///
  /// The document describes the resulting screen. If the line is not a valid command or the command
  /// fails, the document contains the reason instead, and the session continues. A line without a
  /// command only requests the screen.
  public func response(to bytes: [UInt8]) async -> String {
    do throws(DriveError) {
      return Self.object(await members(try await run(bytes, parser)))
    } catch {
      return Self.object(members(about: error))
    }
  }

  /// Runs the lines of an agent until one fails, and returns the document about the resulting screen,
  /// with another member and, if a line failed, the error with its number.
  func response(
    to lines: [String], with member: (name: String, text: String)
  ) async -> (document: String, isError: Bool) {
    var problem: [String: String] = [:]
    var rows: Range<Int>?
    line = 0
    do throws(DriveError) {
      for line in lines where !Task.isCancelled {
        rows = try await run(Array(line.utf8), agentParser)
      }
    } catch {
      problem = members(about: error)
    }
    let members = await members(rows).merging(problem) { _, problem in problem }
    let own = [member.name: JSONText.encode(member.text)]
    return (Self.object(members.merging(own) { _, own in own }), !problem.isEmpty)
  }

  /// The stage on which the session runs.
  var stage: Stage { player.stage }

  /// Cancels the work that commands have started, and closes the window.
  public func close() {
    player.time.cancel()
    player.stage.window.close()
  }

  // MARK: Commands

  private struct DriveError: Error {
    let code: String
    let message: String
  }

  /// Runs a command, and returns the rows that the command requests, if any.
  private func run(
    _ bytes: [UInt8], _ parser: ScriptLineParser<Stage, Settings>
  ) async throws(DriveError) -> Range<Int>? {
    line += 1
    guard bytes.count <= ScriptLimits.maxLineLength else {
      throw mistake("This line is longer than \(ScriptLimits.maxLineLength) bytes.")
    }
    guard let text = String(validating: bytes, as: UTF8.self), !text.contains("\0") else {
      throw mistake("This line is not UTF-8 text.")
    }
    let words = ScriptLexer.command(in: text).split(whereSeparator: \.isWhitespace)
    if words.first == "rows" { return try rows(words.dropFirst()) }
    let location = ScriptLocation(file: "session", line: line)
    let made: ScriptLine<Stage, Settings>?
    do { made = try parser.parse(text[...], at: location) } catch { throw mistake(error.message) }
    let name = words.first.map { String($0) } ?? ""
    guard !Self.playedOnly.contains(name) else {
      throw mistake("'\(name)' is available only with 'play'.")
    }
    guard case .instruction(let instruction)? = made else { return nil }
    guard !instruction.needsKeys else {
      throw mistake("'\(name)' is available only in scripts with 'set driver keys'.")
    }
    guard name != "advance" || start == nil else {
      throw mistake("'advance' requires a virtual clock, but this session uses real time.")
    }
    let step = ScriptStep<Stage>(
      body: .instruction(instruction), location: location, text: ScriptLexer.command(in: text))
    do throws(ScriptFailure) { try await player.play([step]) } catch {
      throw DriveError(
        code: error.isExpectation ? "expectation" : "action", message: error.message)
    }
    return nil
  }

  private func mistake(_ message: String) -> DriveError {
    DriveError(code: "mistake", message: message)
  }

  /// Returns the row indices that `rows A..B` requests, counted from 0.
  private func rows(_ words: ArraySlice<Substring>) throws(DriveError) -> Range<Int> {
    let ends = words.joined(separator: " ").split(separator: "..", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Int(ends[0]), let last = Int(ends[1]), first > 0,
      first <= last, last - first < Self.maxRows
    else {
      throw mistake(
        "Expected 'rows A..B', such as 'rows 1..20', with at most \(Self.maxRows) rows.")
    }
    return first - 1..<last
  }

  // MARK: Documents

  private func members(about error: DriveError) -> [String: String] {
    let problem = [
      "code": JSONText.encode(error.code), "line": "\(line)",
      "message": JSONText.encode(player.redactor.shown(error.message)),
    ]
    return ["error": Self.object(problem), "ok": "false"]
  }

  private func members(_ requested: Range<Int>?) async -> [String: String] {
    let counts = await player.countValues().map { ($0.name, "\($0.count)") }
    var scene = player.picture?.scene
    let count = scene?.sections.reduce(0) { $0 + $1.rows.count } ?? 0
    let maxRows = Self.maxRows
    let first = max(0, min((scene?.focus ?? 0) - maxRows / 2, count - maxRows))
    let shown = (requested ?? first..<first + maxRows).clamped(to: 0..<count)
    if shown.count < count { scene?.keep(shown) }
    let rows = Self.object(["count": "\(count)", "first": "\(shown.lowerBound)"])
    let members = [
      "clock": JSONText.encode(clock), "ok": "true", "rows": rows, "screen": JSONText.encode(scene),
    ]
    return members.merging(counts) { own, _ in own }
  }

  private static func object(_ members: [String: String]) -> String {
    let members = members.sorted { $0.key < $1.key }.map {
      "\(JSONText.encode($0.key)):\($0.value)"
    }
    return "{\(members.joined(separator: ","))}"
  }

  /// The time since the session started, such as `1.5s`.
  private var clock: String {
    let time = start.map { $0.duration(to: .now) } ?? player.time.elapsed
    var text = ScriptTrace.seconds(time)
    while text.last == "0" { text.removeLast() }
    return (text.last == "." ? String(text.dropLast()) : text) + "s"
  }
}

extension Scene {
  /// Removes the rows outside a range of indices, and any sections that become empty as a result.
  fileprivate mutating func keep(_ kept: Range<Int>) {
    var first = 0
    sections = sections.compactMap { section in
      let all = first..<first + section.rows.count
      first = all.upperBound
      let rows = kept.clamped(to: all)
      guard !rows.isEmpty || section.rows.isEmpty else { return nil }
      var section = section
      section.rows = Array(
        section.rows[rows.lowerBound - all.lowerBound..<rows.upperBound - all.lowerBound])
      return section
    }
  }
}
