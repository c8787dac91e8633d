import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// The output of commands, recorded in a file in `Fixtures/transcripts`.
///
/// Lines begin with `|` for standard output, `!` for standard error and `=` for the exit status. An
/// escape character is written as ␛, and ¬ means that a stream does not end with a line feed.
struct Transcript: Sendable, CustomTestStringConvertible {
  /// A command line and its environment.
  struct Command: Sendable {
    var arguments: [String]
    var environment: [String: String] = [:]
    /// The width of the terminal, or nil if the output is piped.
    var columns: Int?

    init(_ arguments: String..., environment: [String: String] = [:], columns: Int? = nil) {
      self.arguments = arguments
      self.environment = environment
      self.columns = columns
    }
  }

  let name: String
  let commands: [Command]
  /// Whether the commands share a home folder, which is written as `~`; by default, each command
  /// has its own.
  let sharesHome: Bool
  /// Variables that are not written, such as the address of a local server.
  private let hidden: [String: String]

  var testDescription: String { name }

  init(
    _ name: String, sharesHome: Bool = false, hidden: [String: String] = [:], _ commands: [Command]
  ) {
    self.name = name
    self.sharesHome = sharesHome
    self.hidden = hidden
    self.commands = commands
  }

  /// Compares the output with the file; with RECORD_TRANSCRIPTS=1, writes the file and fails.
  func check() async throws {
    var written: [String] = []
    let home = sharesHome ? try Home() : nil
    for command in commands { written.append(try await text(of: command, in: home)) }
    try Self.check(written.joined(separator: "\n"), name)
  }

  /// Compares text with a file; with RECORD_TRANSCRIPTS=1, writes the file and fails.
  static func check(_ text: String, _ name: String) throws {
    let path = path(name)
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1" {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      Issue.record("\(name).txt was recorded; read it, then run without RECORD_TRANSCRIPTS.")
      return
    }
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    guard kept != text else { return }
    Issue.record("\(name).txt differs:\n\(difference(kept, text))")
  }

  private static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/transcripts/\(name).txt").path
  }

  private func text(of command: Command, in home: Home?) async throws -> String {
    let variables = command.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let line = (variables + ["movies-cli"] + command.arguments.map(Self.quoted)).joined(
      separator: " ")
    let environment = hidden.merging(command.environment) { $1 }
    let words = command.arguments.map { $0.replacing("~", with: home?.path ?? "~") }
    func marked(_ text: String, _ mark: String) -> String {
      Self.marked(home.map { text.replacing($0.path, with: "~") } ?? text, mark)
    }
    guard let columns = command.columns else {
      let run = try await Program.run(words, environment: environment, home: home)
      return "$ \(line)\n" + marked(run.output, "|") + marked(run.error, "!") + Self.end(run.status)
    }
    let run = try await Terminal.run(
      words, columns: columns, environment: environment, home: home,
      separatesErrors: false)
    return "$ \(line)   # at a terminal of \(columns) columns\n" + marked(run.output, "|")
      + Self.end(run.status)
  }

  private static func marked(_ text: String, _ mark: String) -> String {
    guard !text.isEmpty else { return "" }
    let isWhole = text.hasSuffix("\n")
    let lines = text.replacingOccurrences(of: "\u{1B}", with: "␛")
      .components(separatedBy: "\n").dropLast(isWhole ? 1 : 0)
    return lines.map { ($0.isEmpty ? mark : "\(mark) \($0)") + "\n" }.joined()
      + (isWhole ? "" : "¬\n")
  }

  private static func end(_ status: Ending) -> String {
    switch status {
    case .exited(let number): "= \(number)\n"
    case .signalled(let number): "= killed by signal \(number)\n"
    }
  }

  private static func quoted(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-_=./,+:".unicodeScalars.contains($0)
    }
    guard !plain || word.isEmpty else { return word }
    // Escape invisible characters.
    let visible = word.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format: scalar.escaped(asASCII: true)
      default: scalar == "'" ? "'\\''" : String(scalar)
      }
    }
    return "'" + visible.joined() + "'"
  }

  private static func difference(_ kept: String, _ text: String) -> String {
    let kept = kept.components(separatedBy: "\n")
    let text = text.components(separatedBy: "\n")
    let index =
      zip(kept, text).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(kept.count, text.count)
    let before = kept[max(0, index - 3)..<index].map { "    \($0)\n" }.joined()
    return before + "  - \(index < kept.count ? kept[index] : "the end")\n"
      + "  + \(index < text.count ? text[index] : "the end")"
  }
}
