import Foundation
import Testing
import ViperArchitecture

/// Finds quaint words in user-facing text, with a plain replacement for each.
struct WordingTests {
  enum Place { case texts, comments, documents }

  /// The places that are checked.
  private static let places: [Place] = [.texts]

  private static let words = [
    ("anew", "again"),
    ("as far as", "if, or nothing"),
    ("ask for", "request"),
    ("asked for", "requested"),
    ("begun", "started"),
    ("draw again", "redraw"),
    ("e-mail", "email"),
    ("else than", "other than"),
    ("gives up", "cancels"),
    ("gives way", "is dropped"),
    ("is no longer read", "was closed"),
    ("is told", "gets"),
    ("log-in", "login"),
    ("mends", "fixes"),
    ("nobody", "no one, or nothing"),
    ("obey", "apply"),
    ("once and for all", "by default"),
    ("passed over", "ignored"),
    ("passes over", "ignores"),
    ("shop", "store"),
    ("somebody", "the user"),
    ("stranger", "other packages"),
    ("that there is", "existing"),
    ("the house", "the project"),
    ("turns it round", "reverses it"),
    ("user name", "username"),
    ("whoever", "the caller, the user"),
  ]

  /// Returns the quaint words in a text, each with its line and replacement.
  private static func findings(in text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, line in
        // A single word is an identifier, such as a button's.
        let phrases = line.lowercased().split(separator: "  ").filter {
          $0.drop { $0 == " " }.contains(" ")
        }
        return words.filter { word, _ in phrases.contains { contains($0, word) } }
          .map { word, better in "\(index + 1): '\(word)'. Write '\(better)'." }
      }
  }

  private static func contains(_ phrase: Substring, _ word: String) -> Bool {
    phrase.ranges(of: word).contains { range in
      !(phrase[..<range.lowerBound].last?.isLetter ?? false)
        && !(phrase[range.upperBound...].first?.isLetter ?? false)
    }
  }

  /// Returns the parts of a text that another text lacks, at their positions.
  private static func difference(_ text: String, without other: String) -> String {
    String(zip(text, other).map { $0 == $1 && !$0.isNewline ? " " : $0 })
  }

  private static func texts(of file: SourceFile) -> String {
    difference(file.uncommented, without: file.code)
  }

  private static func comments(of file: SourceFile) -> String {
    difference(file.text, without: file.uncommented)
  }

  /// The paths of the README, `Docs`, and the documents in the source folders.
  private static func documents() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: SourceFile.root.path).filter { path in
      path == "README.md"
        || path.hasSuffix(".md") && (path.hasPrefix("Docs/") || path.hasPrefix("Sources/"))
    }
  }

  @Test(.enabled(if: places.contains(.texts)), arguments: try SourceFile.all())
  func `Texts use plain words`(file: SourceFile) {
    #expect(Self.findings(in: Self.texts(of: file)) == [])
  }

  @Test(.enabled(if: places.contains(.comments)), arguments: try SourceFile.all())
  func `Comments use plain words`(file: SourceFile) {
    #expect(Self.findings(in: Self.comments(of: file)) == [])
  }

  @Test(.enabled(if: places.contains(.documents)), arguments: try documents())
  func `Documents use plain words`(path: String) throws {
    let text = try String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8)
    #expect(Self.findings(in: text) == [])
  }

  @Test func `A quaint word is reported only as a whole word`() {
    let code = """
      let unstranger = strangers(0)
      // No stranger
      let a = "Whoever asks \\(stranger) strangers"
      let b = ["log-in", "login"]
      """
    let file = SourceFile(target: "CLI", name: "X.swift", text: code)
    #expect(
      Self.findings(in: Self.texts(of: file)) == ["3: 'whoever'. Write 'the caller, the user'."])
    #expect(
      Self.findings(in: Self.comments(of: file)) == ["2: 'stranger'. Write 'other packages'."])
  }
}
