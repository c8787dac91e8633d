import Foundation
import Testing
import Viper
import ViperScript

/// The articles whose tables are generated from doc comments and from the help of scripts.
///
/// Both tests may record the same page.
@Suite(.serialized) struct ReferenceTests {
  /// The folder that contains a folder of symbol graphs for each module.
  private static let graphs = ProcessInfo.processInfo.environment["SYMBOL_GRAPHS"]

  @Test(
    .enabled(if: graphs != nil, "needs symbol graphs: run by .ci/run reference"),
    arguments: [
      "Scenes", "WindowsAndActions", "StatesAndLists", "TerminalsAndTexts", "ScriptWords",
      "TestKit",
    ])
  func `Reference pages match the doc comments`(page: String) throws {
    let folder = URL(filePath: try #require(Self.graphs))
    try ReferencePage(page).check { words in
      guard let module = words.first, module != "words" else { return nil }
      return try SymbolGraph(of: module, in: folder).sections(for: Array(words.dropFirst()))
    }
  }

  @Test func `A reference page lists all words of scripts`() throws {
    let words = Self.language.help.map { spelling, text in
      let kind =
        switch spelling.prefix(while: { $0 != " " }) {
        case "set": "Settings"
        case "expect": "Expectations"
        case "include", "repeat", "end", "start": "Blocks"
        default: "Actions"
        }
      return (kind, row: ("`\(spelling.replacing("|", with: "\\|"))`", text))
    }
    let sections = ["Settings", "Actions", "Expectations", "Blocks"].map { kind in
      ReferencePage.section(
        kind, column: "form", rows: words.filter { $0.0 == kind }.map(\.row))
    }
    try ReferencePage("ScriptWords").check {
      $0 == ["words"] ? sections.joined(separator: "\n") : nil
    }
  }

  /// A language with one example of everything that a program can add, besides commands.
  private static var language: ScriptLanguage<EmptyStage, String> {
    // The help lists a few names, but writes NAME for more than seven.
    let names = (1...8).map(String.init)
    return ScriptLanguage(
      screens: names, fields: names.map { ScriptField($0) },
      selections: [ScriptSelection("KIND", help: "Open the row of this kind and with this ID.")],
      counts: [ScriptCount("COUNT", help: "A number that the program counts.") { _ in 0 }],
      settings: [ScriptSetting("NAME", .word("VALUE"), help: "A program setting.") { $1 = $0 }],
      commands: [], defaults: ""
    ) { _, _ in EmptyStage() }
  }
}

@MainActor
private final class EmptyStage: ScriptStage {
  let window = Window()
}
