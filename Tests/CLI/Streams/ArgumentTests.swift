import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

@Suite(.places(1)) struct ArgumentTests {
  private static let hiding = "unshare -rm sh -c 'mount -t tmpfs none /proc && exec \"$0\" \"$@\"'"

  /// Whether a process can hide `/proc` from itself on this system.
  private static func canHide() async throws -> Bool {
    try await Places.with(1) { try await Binary.shell("\(hiding) true").status == 0 }
  }

  @Test(.enabled { try await canHide() }) func `Arguments are read without /proc`() async throws {
    let run = try await Binary.shell("\(Self.hiding) \"$0\" detail 234 --json")
    let usual = try await Program.run(["detail", "234", "--json"])
    #expect(run.status == 0)
    #expect(run.output == usual.output)
  }

  @Test(.enabled { try await canHide() }) func `Reading the library never fails without /proc`()
    async throws
  {
    // About every fifth run used to end with a trap.
    let runs = "for n in $(seq 20); do \"$0\" list favorites --json || exit; done"
    let run = try await Binary.shell("\(Self.hiding) sh -c '\(runs)' \"$0\"")
    #expect(run.status == 0)
  }
}
