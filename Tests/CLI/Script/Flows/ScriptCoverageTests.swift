import Foundation
import Testing
import ViperPlatform

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript
@testable import ViperTestSupport

/// The scripts in `Fixtures/scripts` use the whole language.
struct ScriptCoverageTests {
  private static let forms = MovieScripts.language.forms

  @Test(arguments: forms.indices)
  func `Every command form occurs in a fixture script`(_ index: Int) throws {
    let form = Self.forms[index]
    let lines = try Self.lines.get().filter { form.takes($0) }
    #expect(!lines.isEmpty)
    guard form.slots.last?.spelling.hasPrefix("[") == true else { return }
    #expect(lines.contains { $0.count == form.slots.count })
    #expect(lines.contains { $0.count == form.slots.count - 1 })
  }

  @Test func `A command started without waiting occurs in a fixture script`() throws {
    #expect(try KeptScript.all.contains { try $0.source().contains("\nstart ") })
  }

  @Test func `Every choice occurs in a fixture script`() throws {
    let lines = try Self.lines.get()
    var missing: [String] = []
    // A field's variable is the same for every field.
    for form in Self.forms where form.words != ["secret"] {
      for (index, slot) in form.slots.enumerated() {
        missing += slot.words.filter { word in
          !lines.contains { form.takes($0) && $0.count > index && $0[index].kind == .word(word) }
        }.map { "\(form.spelling): \($0)" }
      }
    }
    #expect(missing == [])
  }

  /// The tokens of all commands in all scripts, without `start`.
  private static let lines = Result {
    try KeptScript.all.flatMap { script in
      try script.source().split(separator: "\n").map { line in
        var lexer = ScriptLexer(line)
        let tokens = try lexer.tokens()
        return tokens.first?.kind == .word("start") ? Array(tokens.dropFirst()) : tokens
      }
    }.filter { !$0.isEmpty }
  }
}
