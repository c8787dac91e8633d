import Testing

@testable import CLI
@testable import MovieTestSupport
@testable import ViperScript
@testable import ViperTestSupport

/// `help scripts` is the language on one page.
@Suite(.places(1)) struct ScriptHelpTests {
  @Test func `Every form is named, with what it is for`() async throws {
    let run = try await Binary.run(["help", "scripts"])
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let forms = MovieScripts.language.help
    for form in forms { #expect(words.contains("\(form.spelling) \(form.text)")) }
    #expect(forms.count == 54)
    #expect(run.error.isEmpty)
    #expect(run.status == 0)
  }

  @Test func `No line is wider than 80 columns`() {
    #expect(HelpText.text(of: .scripts).lineList.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    "set size COLUMNSxROWS", "set transcript changes|every|explicit", "set clock immediate|manual",
    "open list [KIND]", "fail next 401|404|429|500|offline|timeout|garbage [xN]",
    "expect not \"TEXT\"", "expect not shown \"TEXT\"", "expect button \"LABEL\" on|off",
    "type service|username|password|rating \"TEXT\"",
    "secret service|username|password|rating $NAME",
    "next [xN]", "focus row N", "resize COLUMNSxROWS", "start COMMAND", "settle",
  ])
  func `A form is spelled as it is written`(_ spelling: String) {
    #expect(MovieScripts.language.help.contains { $0.spelling == spelling })
  }
}
