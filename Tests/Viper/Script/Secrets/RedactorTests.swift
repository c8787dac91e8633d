import Testing
import Viper

@testable import ViperScript

/// Finding texts that must not be shown.
struct RedactorTests {
  private func shown(_ text: String, _ secrets: String...) -> String {
    let hidden = Redactor(fields: [], values: secrets)
    #expect(hidden.hides(text) == (hidden.shown(text) != text))
    return hidden.shown(text)
  }

  @Test(arguments: [
    ("a hunter2 b hunter2", "a ••••••• b •••••••"), ("HUNTER2, Hunter2", "•••••••, •••••••"),
    ("nothing", "nothing"), ("", ""), ("hunter", "hunter"), ("雨hunter2雨", "雨•••••••雨"),
    ("hun…", "•••…"), ("hunt… hunter", "••••… hunter"), ("hu…", "hu…"),
    ("hun\u{202E}ter2", "•••••••"), ("a\thunter2", "a\t•••••••"),
  ])
  func `A text is found in any case, even if truncated`(_ text: String, _ result: String) {
    #expect(shown(text, "hunter2") == result)
  }

  @Test func `A long prefix is found without an ellipsis`() {
    #expect(shown("correct horse bat", "correct horse battery") == "•••••••••••••••••")
    #expect(shown("correct hor", "correct horse battery") == "correct hor")
    #expect(shown("correct horse bat", "correct horse batterié") == "•••••••••••••••••")
  }

  @Test func `Overlapping texts are all hidden`() {
    #expect(shown("abcdef", "abc", "abcdef") == "••••••")
    #expect(shown("abcdef", "abcd", "cdef") == "••••••")
    #expect(shown("ababab", "abab") == "••••••")
  }

  @Test func `A text is found without surrounding spaces, and an empty one hides nothing`() {
    #expect(shown("is hunter2.", "  hunter2 ") == "is •••••••.")
    #expect(shown("is it", "", "  ") == "is it")
  }

  @Test func `A text with equivalent characters is found`() {
    #expect(shown("Zoë", "zoe\u{308}") == "•••")
    #expect(shown("👨‍👩‍👧🎬a", "👨‍👩‍👧🎬a") == "•••")
  }

  @Test(arguments: [
    "ab", " ab ", "", "é", "a\tb", "hunter2\n", "a\u{202E}bcd", "abc\u{7F}", "abc\u{85}",
  ])
  func `A value that could not be found is not a secret`(_ value: String) {
    #expect(SecretRule.validationError(about: value, of: "X") != nil)
  }

  @Test(arguments: ["abc", "a b", "パスワ", "hunter2 "])
  func `Any other value is a secret`(_ value: String) {
    #expect(SecretRule.validationError(about: value, of: "X") == nil)
  }

  @MainActor @Test func `The heading of a group of rows is redacted, and its bar stays`() {
    var scene = Scene(name: "list", title: "")
    scene.sections = [
      Scene.Section(rows: [Scene.Row(id: "1", cells: ["One"], heading: "In sesame", share: 0.5)])
    ]
    let row = Redactor(fields: [], values: ["sesame"]).shown(scene).rows[0]
    #expect(row.heading == "In ••••••")
    #expect(row.share == 0.5)
  }
}
