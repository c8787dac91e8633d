import Testing
import ViperArchitecture

struct CodeTests {
  /// Texts, and the code that remains.
  static let samples: [(text: String, code: String)] = [
    ("a // b\nc", "a c"),
    ("a /* b /* c */ d */ e", "a e"),
    ("a /* b", "a"),
    ("a/**/b", "a b"),
    (#"a "b // c" d"#, "a d"),
    (#"a "b \" c" d"#, "a d"),
    ("a \"b\nc", "a c"),
    (#"a "\(b) c \(d("e", (f)))" g"#, "a b d ( , ( f ) ) g"),
    (##"a #"b " \(c) \#(d)"# e"##, "a d e"),
    (####"a ##"b "# \#(c) \##(d)"## e"####, "a d e"),
    (##"a #""# b"##, "a b"),
    ("a \"\"\"\n b \" c // d\n \\(e) \\\"\"\" f\n \"\"\" g", "a e g"),
    ("a #\"\"\"\n b \"\"\" c\n \"\"\"# d", "a d"),
    ("a \"\u{301}b\" c", "a c"),
    ("a / b / c", "a / b / c"),
    ("a/b + c/d", "a / b + c / d"),
    ("f( /b / c)", "f ( / b / c )"),
    ("f(/b)/, c)", "f ( / b ) / , c )"),
    ("#if a\nb\n#else\nc\n#endif", "# if a b # else c # endif"),
    ("a ### \"b", "a # # #"),
    ("a é \u{1F600}", "a é \u{1F600}"),
  ]

  private func words(_ text: String) -> String {
    SourceFile(target: "", name: "X.swift", text: text).tokens.map(\.text).joined(separator: " ")
  }

  @Test(arguments: samples)
  func `Comments and literals are removed, interpolations are kept`(text: String, code: String) {
    #expect(words(text) == code)
  }

  @Test func `Literals can be kept`() {
    let file = SourceFile(target: "", name: "X.swift", text: #"a "b // \(c /* d */)" // f"#)
    #expect(file.uncommented == #"a "b // \(c        )"     "#)
  }

  @Test func `A text that is truncated anywhere is read to its end`() {
    for (text, _) in Self.samples {
      for end in text.unicodeScalars.indices { _ = words(String(text[..<end])) }
    }
  }
}
