import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// The output of `--json`, read by another parser.
@Suite(.places(2)) struct JSONDocumentTests {
  /// The document as Foundation writes it, with sorted keys and unescaped slashes.
  private func written(_ text: String) throws -> String {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  @Test(arguments: [["list"], ["list", "upcoming"], ["detail", "234"], ["search", "the"]])
  func `JSON at a terminal is the piped document, pretty-printed`(
    _ words: [String]
  ) async throws {
    let drawn = try await Terminal.run(words + ["--json"])
    let piped = try await Program.run(words + ["--json"])
    #expect(try piped.output == written(piped.output) + "\n")
    #expect(try written(drawn.output) + "\n" == piped.output)
    let inside = drawn.output.lineList.dropFirst().dropLast()
    #expect(inside.count > 4 && inside.allSatisfy { $0.isEmpty || $0.hasPrefix("  ") })
  }
}
