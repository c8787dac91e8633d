import Testing

@testable import CLI

/// `help scripts` is the language on one page.
@Suite struct ScriptHelpTests {
  @Test func `Every form is named, with what it is for`() async throws {
    let run = try await Binary.run(["help", "scripts"])
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for form in ScriptForms.all { #expect(words.contains("\(form.spelling) \(form.help)")) }
    #expect(run.output.lineList.count { $0.hasPrefix("  ") && !$0.hasPrefix("   ") } == 42)
    #expect(run.error.isEmpty)
    #expect(run.status == 0)
  }

  @Test func `No line is wider than 80 columns`() {
    #expect(HelpText.text(of: .scripts).lineList.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    (0, "set size COLUMNSxROWS"), (2, "set transcript changes|every|explicit"),
    (4, "open list [KIND]"), (23, "fail next 401|404|429|500|offline|timeout|garbage [xN]"),
    (26, "expect not \"TEXT\""), (36, "expect button \"LABEL\" on|off"),
  ])
  func `A form is spelled as it is written`(_ place: Int, _ spelling: String) {
    #expect(ScriptForms.all[place].spelling == spelling)
  }
}
