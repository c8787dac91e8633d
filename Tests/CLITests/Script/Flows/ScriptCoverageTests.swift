import Foundation
import Testing

@testable import CLI

/// Whatever can be written in a script stands in one that is kept.
@Suite struct ScriptCoverageTests {
  @Test(arguments: ScriptForms.all.map(\.spelling))
  func `Every form of a command is in a kept script`(_ spelling: String) throws {
    let form = try #require(ScriptForms.all.first { $0.spelling == spelling })
    let lines = try Self.lines()
    #expect(lines.contains { form.fits($0) })
    guard form.isLastOptional else { return }
    #expect(lines.contains { form.fits($0) && $0.count == form.pieces.count })
    #expect(lines.contains { form.fits($0) && $0.count == form.pieces.count - 1 })
  }

  @Test func `Every word that can be chosen is chosen in a kept script`() throws {
    let lines = try Self.lines()
    var missing: [String] = []
    for form in ScriptForms.all {
      for (place, piece) in form.pieces.enumerated() {
        // What stands in the environment is the same for every field.
        guard case .choice(_, let words) = piece, !form.spelling.hasPrefix("secret") else {
          continue
        }
        missing += words.filter { word in
          !lines.contains { form.fits($0) && $0.count > place && $0[place] == .word(word) }
        }.map { "\(form.spelling): \($0)" }
      }
    }
    #expect(missing == [])
  }

  @Test(arguments: KeptScript.all)
  func `Every kept script is understood`(_ script: KeptScript) throws {
    var reader = ScriptReader()
    reader.read(Array(try script.source().utf8), name: script.name, path: script.path)
    #expect(reader.mistakes.map(\.text) == [])
    // A script that expects nothing holds nothing.
    #expect(reader.steps.contains { !$0.expectations.isEmpty })
  }

  /// The commands of all scripts, in pieces.
  private static func lines() throws -> [[ScriptToken.Kind]] {
    try KeptScript.all.flatMap { script in
      try script.source().split(separator: "\n").map { line in
        var lexer = ScriptLexer(line)
        return try lexer.tokens().map(\.kind)
      }
    }.filter { !$0.isEmpty }
  }
}

extension ScriptForm {
  /// Whether a line that was understood is of this form and no other.
  fileprivate func fits(_ line: [ScriptToken.Kind]) -> Bool {
    let isWhole =
      line.count == pieces.count || (isLastOptional && line.count == pieces.count - 1)
    return isWhole
      && zip(pieces, line).allSatisfy { piece, kind in
        switch (piece, kind) {
        case (.literal(let word), .word(let written)): word == written
        case (.choice(_, let words), .word(let written)): words.contains(written)
        case (.text, .text), (.pattern, .pattern): true
        case (.literal, _), (.choice, _), (.text, _), (.pattern, _), (_, .text), (_, .pattern):
          false
        case (_, .word): true
        }
      }
  }
}
