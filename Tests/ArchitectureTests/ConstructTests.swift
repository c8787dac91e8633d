import Testing
import ViperArchitecture

@Suite("What the house does without")
struct ConstructTests {
  static let words = [
    "unowned", "try!", "as!", "fatalError", "preconditionFailure", "precondition",
    "nonisolated(unsafe)", "@unchecked", "Task.detached", "DispatchQueue", "Thread",
    // Nothing is ever started, from whatever folder.
    "posix_spawn", "posix_spawnp", "execv", "execve", "execvp", "fork", "popen",
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

  @Test("A file has one type, but for a module's contract", arguments: try SourceFile.all())
  func oneType(file: SourceFile) {
    guard !file.name.hasSuffix("Contract.swift") else { return }
    #expect(file.types.count <= 1)
  }

  @Test("Every type of a file is found, in its extensions and comments none")
  func findsTypes() {
    let text = """
      @MainActor
      public final class One {
        struct Inner {}
      }

      extension One { enum Other {} }
      // struct Comment
      private enum Two { static let text = "\\nstruct Literal" }
      protocol Three {}
      """
    let file = SourceFile(target: "Viper", name: "X.swift", text: text)
    #expect(file.types == ["One", "Two", "Three"])
  }
}
