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
}
