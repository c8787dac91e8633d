import Testing
import ViperLocalization

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript
@testable import ViperTestSupport

/// `help scripts` describes the language on one page.
@Suite(.places(1)) struct ScriptHelpTests {
  @Test(arguments: [(Language.english, "en_US.UTF-8"), (.spanish, "es_ES.UTF-8")])
  func `The script help describes every form`(language: Language, locale: String) async throws {
    let run = try await Program.run(["help", "scripts"], environment: ["LANG": locale])
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for form in MovieScripts.language.help {
      let text = language.localizer.translated(form.text)
      #expect(words.contains("\(form.spelling) \(text)"))
    }
    #expect(run.error.isEmpty)
    #expect(run.status == 0)
  }
}
