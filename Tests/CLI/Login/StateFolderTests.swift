import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// The folder that stores the session, and failures to save it.
@Suite(.places(1)) struct StateFolderTests {
  private func logIn(
    _ home: Home, _ environment: [String: String?] = [:], more: [String] = []
  ) async throws -> Binary.Run {
    try await Binary.run(
      ["login", "--username", "user0", "--password-stdin"] + more, environment: environment,
      input: .text("12345678"), home: home)
  }

  @Test func `Parent folders are created for the owner only`() async throws {
    let home = try Home()
    let run = try await logIn(home, ["XDG_STATE_HOME": home.path + "/a/b/c"])
    #expect(run.status == 0)
    for folder in ["a", "a/b", "a/b/c", "a/b/c/movies-cli"] {
      #expect(try Home.mode(home.path + "/" + folder) == 0o700)
    }
  }

  @Test(arguments: [nil, "", "relative"])
  func `Without a home folder, the error says what to set`(_ value: String?) async throws {
    let run = try await logIn(try Home(), ["HOME": value, "XDG_STATE_HOME": nil])
    #expect((run.status, run.output) == (74, ""))
    #expect(
      run.error == "Error: Cannot save the session: HOME is not set. "
        + "Set HOME or XDG_STATE_HOME.\n")
  }

  @Test func `A failed save keeps the previous session`() async throws {
    let home = try Home()
    // A file cannot replace a folder that is not empty, not even for root.
    let inside = home.sessionFile + "/earlier"
    try FileManager.default.createDirectory(
      atPath: home.sessionFile, withIntermediateDirectories: true)
    #expect(FileManager.default.createFile(atPath: inside, contents: Data("session".utf8)))
    let run = try await logIn(home)
    #expect(run.status == 74)
    #expect(run.error.contains("Is a directory"))
    // Its temporary file has been removed too.
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.stateFolder).count == 1)
    #expect(FileManager.default.contents(atPath: inside) == Data("session".utf8))
  }

  @Test func `The reason for a failed login contains no control characters`() async throws {
    let home = try Home()
    let run = try await logIn(home, ["XDG_STATE_HOME": "/dev/null/\u{1B}[31m\u{7}\u{202E}x"])
    #expect(run.status == 74)
    #expect(run.error.contains("/dev/null/[31mx/movies-cli"))
  }
}
