import Foundation
import Synchronization
import Testing

@testable import ViperTestSupport

struct PlacesTests {
  private func sleeper() throws -> Child {
    try Child(
      "/bin/sh", ["-c", "exec sleep 1000000"], environment: ["PATH": Tool.searchPath],
      streams: Array(repeating: .path("/dev/null"), count: 3))
  }

  @Test(.places(1))
  func `Places limit the processes of a test and are returned`() async throws {
    let first = try sleeper()
    #expect(throws: TestError.self) { try sleeper() }
    first.send(SIGKILL)
    #expect(try await first.ending == .signalled(SIGKILL))
    let second = try sleeper()
    second.send(SIGKILL)
    #expect(try await second.ending == .signalled(SIGKILL))
  }

  // The test's own place stands for the child that outlives it.
  @Test(.places(1))
  func `A process that outlives its test is an issue`() async throws {
    let issues = Mutex<[String]>([])
    let child = try await Places.with(
      1, report: { issue in issues.withLock { $0.append(issue) } }, { try sleeper() })
    #expect(
      issues.withLock(\.self) == [
        "1 processes, terminals or servers still running at the end of the test"
      ])
    child.send(SIGKILL)
    #expect(try await child.ending == .signalled(SIGKILL))
  }

  @Test(.long, .places(1))
  func `A hanging program is killed`() async throws {
    #expect(try await sleeper().ending == .signalled(SIGKILL))
  }
}
