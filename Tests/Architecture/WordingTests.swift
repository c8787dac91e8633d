import Foundation
import Testing

/// Finds quaint words in texts, comments and documents, each with a plain word for it.
struct WordingTests {
  private static let words = [
    ("anew", "again"),
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
    let lowercased = text.lowercased()
    let words = words.filter { lowercased.contains($0.0) }
    if words.isEmpty { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
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
    // Blanks replace comments and literals byte by byte.
    let bytes = zip(text.utf8, other.utf8).map { byte, other in
      byte == other && byte != UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func texts(of file: SourceFile) -> String {
    difference(file.uncommented, without: file.code)
  }

  private static func comments(of file: SourceFile) -> String {
    difference(file.text, without: file.uncommented)
  }

  /// Returns a document without its code and its comments, on the same lines.
  private static func prose(of document: String) -> String {
    var isCode = false
    return document.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence { isCode.toggle() }
      let isHidden = isCode || isFence || line.hasPrefix("<!--")
      return isHidden ? "" : String(line.replacing(/`[^`]*`/, with: "`"))
    }.joined(separator: "\n")
  }

  /// The documents of the package, by their paths.
  private static func documents() throws -> [String] {
    let root = SourceFile.root
    let folders = [".ci", "Docs", "Examples", "Fixtures", "Sources", "Tests", "Tools"]
    let files = folders.flatMap { folder -> [String] in
      let folder = root.appending(path: folder)
      // Skip the hidden folders that builds create.
      let entries = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      return (entries?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".md") }
    }
    return ["CHANGELOG.md", "CONTRIBUTING.md", "README.md", "SECURITY.md"]
      + files.map { String($0.dropFirst(root.path.count + 1)) }.sorted()
  }

  @Test(arguments: try SourceFile.all())
  func `Texts use plain words`(file: SourceFile) {
    #expect(Self.findings(in: Self.texts(of: file)) == [])
  }

  @Test(arguments: try SourceFile.all())
  func `Comments use plain words`(file: SourceFile) {
    #expect(Self.findings(in: Self.comments(of: file)) == [])
  }

  @Test(arguments: try documents())
  func `Documents use plain words`(path: String) throws {
    let text = try String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8)
    #expect(Self.findings(in: Self.prose(of: text)) == [])
  }

  @Test func `All documents are found`() throws {
    let documents = try Self.documents()
    #expect(
      Set(documents).isSuperset(of: [".ci/README.md", "Docs/Tour.md", "Sources/Viper/README.md"]))
    #expect(documents.count >= 40)
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

  @Test func `Code in a document is not checked`() {
    let document = """
      <!-- A stranger -->
      Run `stranger one two`, or
      ```console
      $ stranger three
      ```
      ask the stranger.
      """
    #expect(
      Self.findings(in: Self.prose(of: document)) == ["6: 'stranger'. Write 'other packages'."])
  }
}
