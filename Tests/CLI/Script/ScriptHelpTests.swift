import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript
@testable import ViperTestSupport

/// `help scripts` describes the language on one page.
@Suite(.places(1)) struct ScriptHelpTests {
  @Test func `The script help describes every form`() async throws {
    let run = try await Binary.run(["help", "scripts"])
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let forms = MovieScripts.language.help
    for form in forms { #expect(words.contains("\(form.spelling) \(form.text)")) }
    #expect(forms.count == 81)
    #expect(run.error.isEmpty)
    #expect(run.status == 0)
  }
}
