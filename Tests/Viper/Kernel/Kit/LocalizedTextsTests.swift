import Foundation
import Testing
import ViperTesting

struct LocalizedTextsTests {
  @Test(arguments: [
    (#"localizer.text("One")"#, "One"), (#"labels(x).text("One")"#, "One"),
    (#"localizer.translated("One")"#, "One"),
    (#"localizer.text("\(a(")")) of \(b["x"]) rows")"#, "{0} of {1} rows"),
    (#"localizer.text("a\"b\\c\u{e9}\n")"#, "a\"b\\cé\n"),
    ("localizer.text(\n  \"\"\"\n  A \\\n  long\n   text\n  \"\"\")", "A long\n text"),
  ])
  func `A literal is found with its key`(code: String, key: String) {
    let texts = LocalizedTexts(of: code)
    #expect(texts.keys == [key])
    #expect(texts.problems == [])
  }

  @Test(arguments: [
    #"row.text("One", style: .dim)"#, #"// localizer.text("One")"#, #"print("localizer.text(1)")"#,
    #"label.text(of: field)"#, #"localizer.translated(help)"#, #"localizer.text("#,
  ])
  func `Other calls have no texts`(code: String) {
    #expect(LocalizedTexts(of: code).keys == [])
  }

  @Test func `A text that is not a literal is reported with its line`() {
    let texts = LocalizedTexts(of: "let a = 1\nreturn localizer.text(title)\n")
    #expect(texts.problems == [":2: localizer.text(title)"])
  }

  @Test func `A table's missing and unused keys are found`() {
    var texts = LocalizedTexts(of: #"[localizer.text("B"), localizer.text("A"), t.text("C")]"#)
    texts.keys.insert("D")
    let table = ["C": "c", "D": "d", "F": "f", "E": "e"]
    #expect(texts.missing(from: table) == ["A", "B"])
    #expect(texts.unused(in: table) == ["E", "F"])
  }

  @Test func `All Swift files of a folder are read, in the package of the test`() throws {
    let package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: package) }
    for (path, text) in [
      ("Package.swift", ""), ("Sources/A.swift", #"localizer.text("A")"#),
      ("Sources/App/B.swift", "\nlocalizer.text(b)"), ("Sources/App/C.md", #"localizer.text("C")"#),
      ("Sources/.build/D.swift", #"localizer.text("D")"#), ("Tests/E.swift", #"a.text("E")"#),
    ] {
      let file = package.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let test = package.appending(path: "Tests/AppTests/AppTests.swift").path
    let texts = LocalizedTexts(in: "Sources", filePath: test)
    #expect(texts.keys == ["A"])
    #expect(texts.problems == ["Sources/App/B.swift:2: localizer.text(b)"])
    #expect(
      LocalizedTexts(in: "Missing", filePath: test).problems
        == ["Missing: No such file or directory"])
  }
}
