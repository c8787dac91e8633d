import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// A limit on open files, of which the program needs sixteen besides its streams.
@Suite(.places(2))
struct DescriptorLimitTests {
  private static let sentence = """
    Error: The limit on open files is too low. Raise it, for example with \
    'ulimit -n 256'.

    """

  @Test(arguments: [Int](4...12) + [18, 64])
  func `With few descriptors, a window opens or an error says why not`(_ limit: Int) async throws {
    let run = try await Terminal.run(
      ["-c", #"ulimit -n \#(limit) && exec "$0" browse"#, Binary.path], of: "/bin/sh",
      columns: 200, environment: ["NO_COLOR": "1"]
    ) { terminal in
      guard limit > 18 else { return }
      try terminal.wait(for: Browse.title)
      terminal.type("q")
    }
    #expect(run.status == (limit > 18 ? 0 : 74))
    #expect(limit > 18 ? run.output.hasSuffix(Browse.leave) : run.output == Self.sentence)
    #expect(run.isRestored)
  }

  @Test(arguments: [
    "list --limit 2000", "play a.script", "login",
    "poster 234", "detail 234",
  ])
  func `With few descriptors, other commands succeed or print the same error`(_ words: String)
    async throws
  {
    for limit in [4, 5, 6, 7, 8, 18, 64] {
      let run = try await Binary.shell(
        #"cd "$HOME"; echo show >a.script; ulimit -n \#(limit) && exec "$0" \#(words)"#)
      #expect((run.status == 74) == (limit < 19), "\(limit): \(run)")
      #expect(run.error.hasSuffix(Self.sentence) == (limit < 19), "\(limit): \(run)")
      #expect(run.output.isEmpty || limit > 18)
    }
  }

  @Test func `Help needs no descriptors, and --json reports the failure as JSON`() async throws {
    let help = try await Binary.shell(#"ulimit -n 4 && exec "$0" list --help"#)
    #expect(help.status == 0)
    let run = try await Binary.shell(#"ulimit -n 4 && exec "$0" list --json"#)
    #expect(run.status == 74)
    #expect(run.error.contains(#""code":"too-few-descriptors""#))
  }
}
