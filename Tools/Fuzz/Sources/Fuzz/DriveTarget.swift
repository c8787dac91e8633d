import Foundation
import Viper
import ViperPlatform

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTerminal
@testable import ViperText

extension Target {
  /// The lines that another program sends to `drive`, which must respond to each line with a
  /// document that contains no secrets.
  static let drive = Target(
    name: "drive",
    words: scripts.words + [
      "rows 1..5", "rows ", "..", "secret username $QUOTED", "secret username $WORD",
      "secret username $DIGITS", "expect mode", "expect title ",
    ], maxBytes: 512, runs: 500
  ) { input in
    guard ScriptRun.isSoonMatched(input) else { return }
    let input = ScriptRun.shortened(input)
    let run = try await CommandRun(["drive", "--clock", "virtual"], input: input, secrets)
    try require(run.code == .done && run.error.isEmpty, "\(run.code): \(run.error)")
    let secret = Array(JSONText.encode(secrets["QUOTED"]).utf8.dropFirst().dropLast())
    let mayHaveIt = input.firstRange(of: Array("QUOTED".utf8)) != nil
    try require(
      !mayHaveIt || Array(run.output.utf8).firstRange(of: secret) == nil, "a secret: \(run.output)")
    let documents = run.output.split(separator: "\n")
    let lines = input.split(separator: 10, omittingEmptySubsequences: false)
    let count = lines.count - (lines.last == [] ? 1 : 0)
    try require(documents.count == count, "\(documents.count) documents for \(count) lines")
    for (number, text) in documents.enumerated() {
      // Only parse the screen, because creating values for all of its text would take most of the
      // time.
      let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
      let line = document.error?["line"]
      try require(
        line == (document.ok ? nil : .number(Double(number + 1)))
          && document.ok == (document.rows != nil), "line \(number): \(text)")
    }
  }

  /// A secret that must be escaped in a document, and secrets that occur in every document.
  private static let secrets = Environment([
    "PASSWORD": "12345678", "QUOTED": "s3\"cr\\t", "WORD": "true", "DIGITS": "100",
  ])
}

private struct Document: Decodable {
  let ok: Bool
  let rows: [String: Int]?
  let error: [String: JSONValue]?
}
