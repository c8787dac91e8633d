import Testing

@Suite("What is said is found")
struct SpokenTextsTests {
  static let samples: [(code: String, patterns: [String])] = [
    (#"words("Done.")"#, ["Done."]),
    (#"context.words("Done.") + line.words( "Gone." )"#, ["Done.", "Gone."]),
    (#"words("No '\(word)' of \(list.count).")"#, ["No '{0}' of {1}."]),
    (#"words("At \(f(a, (b + c) * 2)) and \(d)")"#, ["At {0} and {1}"]),
    (#"words("In \(names.joined(separator: ", ")).")"#, ["In {0}."]),
    (#"words("In \(names.map { "(\($0))" }.joined()).")"#, ["In {0}."]),
    (
      #"words("For \(n == 1 ? words("\(n) day") : words("\(n) days")).")"#,
      ["{0} day", "{0} days", "For {0}."]
    ),
    (#"note("  \(words("inside")) ")"#, ["inside"]),
    (#"words("a \"quoted\" \\ one\ttab\u{e9}")"#, ["a \"quoted\" \\ one\ttabé"]),
    (
      "words(\n  \"\"\"\n  One \\(a), \\\n  two \"x\" \\(b).\n  \"\"\")",
      ["One {0}, two \"x\" {1}."]
    ),
    ("words(\"\"\"\n    a\n      b\n    \"\"\"\n)", ["a\n  b"]),
    ("words(\"\"\"\n  a \\   \n  b\n  \"\"\")", ["a b"]),
    (##"words(#"a \(b) \#(c)"#)"##, [#"a \(b) {0}"#]),
    ("// words(\"comment\")\nwords(\"code\")", ["code"]),
    ("/* words(\"a\") /* words(\"b\") */ words(\"c\") */ words(\"code\")", ["code"]),
    (#"let text = "words(\"quoted\")""#, []),
    (#"keywords("a"); words["a"]; words.count; Words("b"); words.translated("c")"#, []),
    (#"func words(_ text: String) {}; SearchText.words(text); context.words("a")"#, ["a"]),
    ("#if canImport(Glibc)\nwords(\"a\")\n#endif", ["a"]),
  ]

  @Test("Patterns", arguments: samples)
  func patterns(code: String, patterns: [String]) {
    let found = SpokenTexts(code)
    #expect(found.patterns == patterns)
    #expect(found.problems == [])
  }

  @Test(
    "What is no single literal is told",
    arguments: [
      "words(text)", #"words("a" + b)"#, #"words("a" + "b")"#, #"words(isOne ? "a" : "b")"#,
      "words()",
    ])
  func problems(code: String) {
    #expect(SpokenTexts(code).patterns == [])
    #expect(SpokenTexts(code).problems.count == 1)
  }

  @Test("A text that is cut off anywhere is read to its end")
  func cut() {
    for (code, _) in Self.samples {
      for end in code.indices { _ = SpokenTexts(String(code[..<end])) }
    }
  }
}
