import CLanguages
import Foundation
import Testing
import Wording

@testable import CLI

@Suite("What the program says, in its languages")
struct WordsTests {
  /// What is the same in Spanish, and why.
  private static let unchanged = [
    "Error: {0}": "the word is the same",
    "VARIABLES": "the word is the same",
    "ID": "the letters are the same",
  ]

  /// Where a text for a person would stand without its words.
  private static func plain(_ code: String) -> [String] {
    let plain =
      /[^A-Za-z](usage|note|prompt|complaint)\(\s*"(?!debug: |")|[^A-Za-z](message|advice):\s*"/
    return code.matches(of: plain).map { String($0.0) }
  }

  private static func texts() throws -> [String: String] {
    try #require(WordTable(language_spanish())).texts
  }

  private static func spoken() throws -> Set<String> {
    Set(try SourceFile.all().flatMap { SpokenTexts($0.text).patterns })
  }

  /// What stands in tables and is translated where the help prints it.
  private static func inTables() -> Set<String> {
    let commands = Commands.all.flatMap { command in
      [command.overview] + command.arguments.map(\.help) + command.options.map(\.help)
    }
    let topics = HelpTopic.allCases.flatMap { topic in
      [topic.overview, topic.heading] + topic.rows.map(\.1)
    }
    return Set(commands + GlobalOptions.all.map(\.help) + topics)
  }

  @Test("What is said is one literal", arguments: try SourceFile.all())
  func literals(file: SourceFile) {
    #expect(SpokenTexts(file.text).problems == [])
  }

  // What the embedded service says is TMDB's own wording; scripts and what is wrong with them are the same
  // in every locale.
  @Test(
    "Nothing is told to a person in plain English",
    arguments: try SourceFile.all().filter { file in
      !["TMDBEmbedded", "ViperScript", "ViperTesting"].contains(file.target)
        && !file.name.hasPrefix("Script")
    })
  func plain(file: SourceFile) {
    #expect(Self.plain(file.code) == [])
  }

  @Test("Plain English is found")
  func findsPlain() {
    for code in [#"line.usage("No.")"#, ".usage(\n  \"No.\")", #"f(code, message: "No.")"#] {
      #expect(Self.plain(code).count == 1)
    }
    #expect(Self.plain(#"console.note(""); console.note(words("a")); note("debug: \(b)")"#) == [])
  }

  @Test("Everything that is said is in the table")
  func missing() throws {
    let texts = try Self.texts()
    let said = try Self.spoken().union(Self.inTables())
    #expect(said.filter { texts[$0] == nil }.sorted() == [])
  }

  @Test("Nothing is in the table that is never said")
  func leftOver() throws {
    let said = try Self.spoken().union(Self.inTables())
    let left = try Self.texts().keys.filter { !said.contains($0) }.sorted()
    #expect(left == [])
  }

  @Test("A translation has the values of its English, and says something")
  func values() throws {
    for (english, spanish) in try Self.texts() {
      let places = [english, spanish].map { text in
        text.matches(of: /\{(\d+)\}/).map { String($0.1) }.sorted()
      }
      #expect(Set(places[0]) == Set(places[1]), "\(english)")
      #expect(spanish.contains { !$0.isWhitespace }, "\(english)")
      #expect(spanish.first != " " && spanish.last != " " || english.first == " ", "\(english)")
    }
  }

  @Test("What is the same in both languages is so on purpose")
  func same() throws {
    let same = try Self.texts().filter { $0.key == $0.value }.map(\.key)
    #expect(same.sorted() == Self.unchanged.keys.sorted())
  }

  @Test("The table has one text a line, in order")
  func order() throws {
    let path = SourceFile.root.appending(path: "Sources/Wording/Languages/es.json")
    let texts = try Self.texts()
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("    \"") }
      .map { String($0.split(separator: "\": \"", maxSplits: 1)[0]) }
    #expect(lines.count == texts.count)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test("Spanish writes numbers its own way")
  func numbers() {
    let localizer = Language.spanish.localizer
    #expect(localizer.decimal("8.4") == "8,4")
    #expect(
      [1, 999, 1_000, 9_999, 10_000, 1_234_567].map(localizer.count) == [
        "1", "999", "1000", "9999", "10.000", "1.234.567",
      ])
  }

  @Test("A file that is no table is none")
  func unreadable() {
    #expect(WordTable(Data("[]".utf8)) == nil)
  }
}
