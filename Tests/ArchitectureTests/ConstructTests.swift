import Testing

@Suite("What the house does without")
struct ConstructTests {
  static let words = [
    "unowned", "try!", "as!", "fatalError", "preconditionFailure", "precondition",
    "nonisolated(unsafe)", "@unchecked", "Task.detached", "DispatchQueue", "Thread",
  ]

  @Test("No file traps on input or steps around isolation", arguments: try SourceFile.all())
  func constructs(file: SourceFile) {
    #expect(file.uses(of: Self.words) == [])
  }

  @Test("No file is longer than 250 lines", arguments: try SourceFile.all())
  func length(file: SourceFile) {
    #expect(file.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 251)
  }

  @Test("A forbidden construct is found, a comment is none", arguments: words)
  func finds(word: String) {
    let code = SourceFile(target: "Viper", name: "X.swift", text: "let x = y\n  \(word) z")
    #expect(code.uses(of: Self.words).contains(word))
    let comment = SourceFile(target: "Viper", name: "X.swift", text: "  // \(word) z")
    #expect(comment.uses(of: Self.words) == [])
  }
}
