import Testing
import ViperTerminal
import Wording

@testable import CLI

struct SuggestionSentenceTests {
  static let commands = ["list", "search", "detail", "login", "help"]

  @Test func `Among no words there is none`() {
    #expect(Suggestion.sentence(for: "list", among: [], in: .english) == "")
  }

  @Test func `A suggestion is a sentence of its own`() {
    #expect(
      Suggestion.sentence(for: "lst", among: Self.commands, in: .english)
        == " Did you mean 'list'?")
  }
}
