import Testing

struct ConstructTests {
  static let words = [
    "unowned", "try!", "as!", "fatalError", "preconditionFailure", "precondition",
    "nonisolated(unsafe)", "@unchecked", "Task.detached", "DispatchQueue", "Thread",
    // It misses the end of a pipe, or crashes if it is canceled at that moment.
    "DispatchSource",
    // The program never starts other programs.
    "posix_spawn", "posix_spawnp", "execv", "execve", "execvp", "fork", "popen",
  ]

  @Test(arguments: try SourceFile.all())
  func `No source file traps on input or bypasses isolation`(file: SourceFile) {
    // The wait for libdispatch cannot use a task.
    let allowed = file.name.hasSuffix("SystemThread.swift") ? ["DispatchQueue"] : []
    #expect(file.uses(of: Self.words).filter { !allowed.contains($0) } == [])
  }

  @Test(arguments: words)
  func `A forbidden construct is reported, except in a comment`(word: String) {
    let code = SourceFile(target: "Viper", name: "X.swift", text: "let x = y\n  \(word) z")
    #expect(code.uses(of: Self.words).contains(word))
    let comment = SourceFile(target: "Viper", name: "X.swift", text: "  // \(word) z")
    #expect(comment.uses(of: Self.words) == [])
  }

  @Test func `Every type in a file is found, except in extensions and comments`() {
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
