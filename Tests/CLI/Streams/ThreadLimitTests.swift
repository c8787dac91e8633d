import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// A limit on threads.
@Suite(.places(2))
struct ThreadLimitTests {
  private static let sentence = """
    Error: Cannot start enough threads. Close other programs, or raise the limits shown by \
    'ulimit -a'.

    """

  /// Returns a shell line that runs the program with room for a number of threads.
  ///
  /// A thread's stack is as large as the stack limit, here 1 GiB, and the address space is limited
  /// to that number of stacks. Unlike a limit on processes, this also applies to root.
  private static func line(_ words: String, threads: Int) -> String {
    let gigabyte = 1_048_576
    return """
      ulimit -s \(gigabyte) && ulimit -v \(threads * gigabyte + gigabyte / 3 * 2) && \
      exec "$0" \(words)
      """
  }

  @Test(arguments: [0, 12])
  func `A window opens, or an error says that no thread can start`(_ threads: Int) async throws {
    let run = try await Terminal.run(
      ["-c", Self.line("browse", threads: threads), Binary.path], of: "/bin/sh",
      columns: 200, environment: ["NO_COLOR": "1"]
    ) { terminal in
      guard threads > 0 else { return }
      try terminal.wait(for: Browse.title)
      terminal.type("q")
    }
    #expect(run.status == (threads > 0 ? 0 : 74))
    #expect(threads > 0 ? run.output.hasSuffix(Browse.leave) : run.output == Self.sentence)
    #expect(run.isRestored)
  }

  @Test(arguments: [
    "list", "list --limit 45", "poster 234", "login", "logout", "mark 234 --favorite", "open 234",
    "config set language de", "play /dev/null", "drive",
  ])
  func `Without threads, a command prints the same error`(
    _ words: String
  ) async throws {
    for threads in [0, 12] {
      let run = try await Binary.shell(Self.line(words, threads: threads))
      #expect((run.status == 74) == (threads == 0), "\(threads): \(run)")
      #expect(run.error.hasSuffix(Self.sentence) == (threads == 0), "\(threads): \(run)")
      #expect(run.output.isEmpty || threads > 0)
    }
  }

  @Test(arguments: ["list", "whoami"])
  func `Without threads, a TMDB command prints the error before any request`(_ words: String)
    async throws
  {
    let run = try await Binary.shell(
      Self.line(words + " --json", threads: 0), environment: ["TMDB_ACCESS_TOKEN": "token"])
    #expect(run.status == 74)
    #expect(run.error.contains(#""code":"too-few-threads""#))
  }

  @Test(arguments: ["--version", "--help", "list --help"])
  func `Version and help need no threads`(_ words: String) async throws {
    let run = try await Binary.shell(Self.line(words, threads: 0))
    #expect(run.status == 0)
  }
}
