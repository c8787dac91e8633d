import Testing

@testable import ViperCommandLine
@testable import ViperTestSupport

/// Templates for output, and their errors.
struct TemplateTests {
  private static let values: [String: FieldValue] = [
    "title": .text("Metropolis"), "year": .number(1927), "tagline": .text(""), "runtime": .none,
    "genres": .list([.text("Drama"), .text("Science Fiction")]),
    "favorite": .flag(false),
    "cast": .list(
      [("Helm", "Maria"), ("George", "")].map { name, character in
        .record(
          Record(
            members: [("name", .text(name)), ("character", .text(character))], cells: ["name"]))
      }),
  ]

  private func text(_ template: String) throws -> String {
    try TemplateReader.template(template).text { Self.values[$0] }
  }

  @Test(arguments: [
    ("{{title}} ({{ year }})", "Metropolis (1927)"),
    ("{{genres}}", "Drama, Science Fiction"), ("{{cast}}", "Helm, George"),
    ("{{tagline}}{{runtime}}", ""), ("plain } { text", "plain } { text"), ("", ""),
    ("a\\nb\\tc\\\\n", "a\nb\tc\\n"), ("\\{\\{title}}", "{{title}}"), ("\\x", "\\x"),
  ])
  func `Names are replaced by values`(_ template: String, _ expected: String) throws {
    #expect(try text(template) == expected)
  }

  @Test(arguments: [
    ("{{#genres}}<{{.}}>{{/genres}}", "<Drama><Science Fiction>"),
    ("{{#cast}}{{name}} in {{title}};{{/cast}}", "Helm in Metropolis;George in Metropolis;"),
    ("{{#cast}}{{name}}{{^character}}?{{/character}} {{/cast}}", "Helm George? "),
    ("{{#title}}yes{{/title}}{{#tagline}}no{{/tagline}}", "yes"),
    ("{{^runtime}}unknown{{/runtime}}{{^favorite}} no{{/favorite}}", "unknown no"),
    ("{{#favorite}}x{{/favorite}}", ""),
  ])
  func `A section repeats for each value, or is omitted`(_ template: String, _ expected: String)
    throws
  {
    #expect(try text(template) == expected)
  }

  @Test(arguments: [
    ("{{title", "without '}}': '{{title'."), ("{{}}", "'{{ }}' without a field name."),
    ("{{#}}", "without a field name."), ("{{two words}}", "without a field name."),
    ("{{#cast}}", "'{{#cast}}' without '{{/cast}}'."),
    ("{{/cast}}", "'{{/cast}}' but that section is not open."),
    ("{{#cast}}{{/genres}}", "'{{/genres}}' but that section is not open."),
    (
      "{{#cast}}{{#genres}}{{^cast}}{{/cast}}{{/genres}}{{/cast}}",
      "'{{#cast}}' inside '{{#cast}}'."
    ),
  ])
  func `Unbalanced braces are reported`(_ template: String, _ end: String) {
    let problem = #expect(throws: TemplateReader.Mistake.self) {
      try TemplateReader.template(template)
    }
    #expect(problem?.message.hasSuffix(end) == true)
  }

  @Test func `Control characters in a value are removed`() throws {
    let template = try TemplateReader.template("{{title}}")
    #expect(template.text { _ in .text("a\u{1B}[31m\nb\u{202E}") } == "a[31m b")
  }
}
