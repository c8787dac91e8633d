import Testing

@testable import ViperCommandLine

/// Aliases are split into words as by a shell.
struct AliasTests {
  @Test(arguments: [
    ("list", ["list"]), ("  list   top-rated ", ["list", "top-rated"]),
    ("search 'the general'", ["search", "the general"]),
    (#"search "the \"general\"""#, ["search", #"the "general""#]),
    (#"search "a\b\\c""#, ["search", #"a\b\c"#]), (#"a\ b\'c"#, ["a b'c"]),
    ("a'b'\"c\"d", ["abcd"]), ("search ''", ["search", ""]), ("'\\'", ["\\"]),
    ("list $HOME *.txt ; rm", ["list", "$HOME", "*.txt", ";", "rm"]), ("a\tb\nc", ["a", "b", "c"]),
  ])
  func `Spaces separate words, and quotes group them`(_ text: String, _ words: [String]) {
    #expect(Alias.words(text) == words)
  }

  @Test(arguments: ["", "  ", "'a", "\"a", "a\\", "\"a\\\"", "a 'b\" c"])
  func `A text without words or with an open quote is rejected`(_ text: String) {
    #expect(Alias.words(text) == nil)
  }

  @Test(arguments: ["a", "top", "Top_10", "a-b", "9"])
  func `A name has letters, digits, hyphens, and underscores`(_ name: String) {
    #expect(Alias.isName(name))
  }

  @Test(arguments: ["", "-a", "a b", "ñ", "a.b", "a=b", "a/b", "\u{1B}"])
  func `Other texts are not names`(_ name: String) {
    #expect(!Alias.isName(name))
  }
}
