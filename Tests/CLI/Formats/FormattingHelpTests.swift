import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// `help formatting` lists every field, and no others.
@Suite(.places(1)) struct FormattingHelpTests {
  /// The commands whose tables are in the help, each with a line that prints one.
  private static let samples: [String: [String]] = [
    "FIELDS OF list, search, discover": ["list", "--limit", "1"],
    "FIELDS OF detail": ["detail", "234"],
    "FIELDS OF person": ["person", "910000003"],
  ]

  private static func names(_ section: HelpSection) -> [String] { section.rows.map(\.0) }

  @Test(arguments: samples.keys.sorted())
  func `Every field listed in the help can be selected`(_ heading: String) async throws {
    let section = try #require(FormattingHelp.fields.first { $0.heading == heading })
    let words = try #require(Self.samples[heading])
    let names = Self.names(section)
    #expect(names.count > 5)
    let run = try await Program.run(
      words + ["--format", "ndjson", "--fields", names.joined(separator: ",")])
    #expect(run.status == 0, "\(run.error)")
    let row = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(Set(row.map { Array($0.keys) } ?? []).isSubset(of: names))
    #expect(row?.count == section.rows.count)
  }

  @Test(arguments: samples.keys.sorted())
  func `The help lists the default fields`(_ heading: String) async throws {
    let section = try #require(FormattingHelp.fields.first { $0.heading == heading })
    let words = try #require(Self.samples[heading])
    let names = Set(Self.names(section))
    let json = try await Program.run(words + ["--format", "ndjson"])
    let row = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let keys = Set(try #require(row).keys)
    #expect(keys.isSubset(of: names), "\(keys.subtracting(names))")
    guard words[0] != "list" else { return }
    let tsv = try await Program.run(words)
    #expect(
      Set(tsv.output.lineList.map { $0.prefix { $0 != "\t" } }.map(String.init)).isSubset(of: names)
    )
  }

  @Test(arguments: [
    ["list", "--limit", "1"], ["search", "kid"], ["genres"], ["watch", "234"],
    ["mark", "234", "--favorite", "--no-watchlist", "--rate", "8"], ["open", "234", "--print"],
    ["poster", "234"], ["cache", "path"], ["cache", "clear"], ["logout"],
  ])
  func `The help lists the fields of other documents`(_ words: [String]) async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await person.run(words + ["--json"])
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let keys = try #require(document as? [String: Any]).keys
    let row = try #require(
      FormattingHelp.documents.rows.first { row in
        row.0.components(separatedBy: ", ").contains(words[0])
      })
    let named = Set(row.1.split { !($0.isLetter || $0 == "_") }.map(String.init))
    #expect(named.isSuperset(of: keys), "\(keys)")
  }
}
