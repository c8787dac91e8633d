import Testing

@testable import ViperCommandLine

struct CommandWordsTests {
  @Test(
    arguments: [
      ("firefox", [["firefox"]]), ("firefox:w3m", [["firefox"], ["w3m"]]),
      (" firefox  --new-window ", [["firefox", "--new-window"]]),
      ("'my browser' -a", [["my browser", "-a"]]), ("\"a b\"c", [["a bc"]]),
      (#"a\ b"#, [["a b"]]), (#"'a\b'"#, [[#"a\b"#]]), (#""a\"b""#, [["a\"b"]]),
      ("'a:b':c", [["a:b"], ["c"]]), ("'' a", [["", "a"]]),
      ("", []), (" : :: ", []), ("'open", [["open"]]),
    ] as [(String, [[String]])])
  func `Colons separate commands, and spaces their words`(text: String, commands: [[String]]) {
    #expect(ShellWords.split(text, at: ":").commands == commands)
  }

  @Test(
    arguments: [
      (["firefox"], ["firefox", "A"]), (["firefox", "%s", "-x"], ["firefox", "A", "-x"]),
      (["firefox", "--url=%s"], ["firefox", "--url=A"]), (["a", "100%%"], ["a", "100%", "A"]),
    ] as [([String], [String])])
  func `The URL replaces its placeholder, or is the last word`(words: [String], placed: [String]) {
    #expect(Opener.words(words, opening: "A") == placed)
  }

  @Test(arguments: ["\"", "\\", "$", "`"])
  func `A special character with an accent is quoted`(_ mark: String) {
    let quoted = ShellWords.quoted("a\(mark)\u{301}b")
    #expect(Array(quoted.utf8) == Array("\"a\\\(mark)\u{301}b\"".utf8))
  }
}
