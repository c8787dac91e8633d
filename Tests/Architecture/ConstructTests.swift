import Testing
import ViperArchitecture

@Suite("What the house does without")
struct ConstructTests {
  static let words = [
    "unowned", "try!", "as!", "fatalError", "preconditionFailure", "precondition",
    "nonisolated(unsafe)", "@unchecked", "Task.detached", "DispatchQueue", "Thread",
    // It misses the end of a pipe, or crashes when it is cancelled at that moment.
    "DispatchSource",
    // Nothing is ever started, from whatever folder.
    "posix_spawn", "posix_spawnp", "execv", "execve", "execvp", "fork", "popen",
  ]

  @Test("No file traps on input or steps around isolation", arguments: try SourceFile.all())
  func constructs(file: SourceFile) {
    // A terminal and a pipe of the session's own are open as long as it reads from them.
    let allowed = file.name.hasSuffix("SessionEvents.swift") ? ["DispatchSource"] : []
    #expect(file.uses(of: Self.words).filter { !allowed.contains($0) } == [])
  }

  @Test("No type has more than 600 lines, in all its files")
  func length() throws {
    // The table of commands is longer, and has one member for each.
    let others = ["Commands"]
    let lengths = try Dictionary(grouping: SourceFile.all(), by: \.target)
      .flatMap { target, files in TypeLength.all(in: files).map { (target, $0) } }
    #expect(
      lengths.filter { $1.lines > 600 && !others.contains($1.type) }.map { "\($0): \($1)" } == [])
  }

  @Test("The lines of a type are those of its extensions too, and not those of types within it")
  func addsLines() {
    let one = """
      public final class One {
        var text = 1

        private struct Inner {
          let number = 2
        }
      }

      extension One: Sendable {}
      """
    let other = """
      @MainActor
      extension One {
        func two() {
        }
      }
      """
    let files = [one, other].map { SourceFile(target: "Viper", name: "X.swift", text: $0) }
    #expect(TypeLength.all(in: files) == [TypeLength(type: "One", lines: 9)])
  }

  @Test("A forbidden construct is found, a comment is none", arguments: words)
  func finds(word: String) {
    let code = SourceFile(target: "Viper", name: "X.swift", text: "let x = y\n  \(word) z")
    #expect(code.uses(of: Self.words).contains(word))
    let comment = SourceFile(target: "Viper", name: "X.swift", text: "  // \(word) z")
    #expect(comment.uses(of: Self.words) == [])
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
