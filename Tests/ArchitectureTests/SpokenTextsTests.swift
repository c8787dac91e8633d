import Testing

@Suite("What is said is found")
struct SpokenTextsTests {
  static let samples: [(code: String, patterns: [String])] = [
    (#"localizer("Done.")"#, ["Done."]),
    (#"context.localizer("Done.") + line.localizer( "Gone." )"#, ["Done.", "Gone."]),
    (#"localizer("No '\(word)' of \(list.count).")"#, ["No '{0}' of {1}."]),
    (#"localizer("At \(f(a, (b + c) * 2)) and \(d)")"#, ["At {0} and {1}"]),
    (#"localizer("In \(names.joined(separator: ", ")).")"#, ["In {0}."]),
    (#"localizer("In \(names.map { "(\($0))" }.joined()).")"#, ["In {0}."]),
    (
      #"localizer("For \(n == 1 ? localizer("\(n) day") : localizer("\(n) days")).")"#,
      ["{0} day", "{0} days", "For {0}."]
    ),
    (#"note("  \(localizer("inside")) ")"#, ["inside"]),
    (#"localizer("a \"quoted\" \\ one\ttab\u{e9}")"#, ["a \"quoted\" \\ one\ttabé"]),
    (
      "localizer(\n  \"\"\"\n  One \\(a), \\\n  two \"x\" \\(b).\n  \"\"\")",
      ["One {0}, two \"x\" {1}."]
    ),
    ("localizer(\"\"\"\n    a\n      b\n    \"\"\"\n)", ["a\n  b"]),
    ("localizer(\"\"\"\n  a \\   \n  b\n  \"\"\")", ["a b"]),
    (##"localizer(#"a \(b) \#(c)"#)"##, [#"a \(b) {0}"#]),
    ("// localizer(\"comment\")\nlocalizer(\"code\")", ["code"]),
    (
      "/* localizer(\"a\") /* localizer(\"b\") */ localizer(\"c\") */ localizer(\"code\")", ["code"]
    ),
    (#"let text = "localizer(\"quoted\")""#, []),
    (
      #"keylocalizer("a"); localizer["a"]; localizer.count; Localizer("b"); localizer.translated("c")"#,
      []
    ),
    (
      #"func localizer(_ text: String) {}; SearchText.localizer(text); context.localizer("a")"#,
      ["a"]
    ),
    ("#if canImport(Glibc)\nlocalizer(\"a\")\n#endif", ["a"]),
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
      "localizer(text)", #"localizer("a" + b)"#, #"localizer("a" + "b")"#,
      #"localizer(isOne ? "a" : "b")"#,
      "localizer()",
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
