import Foundation
import MovieEntities
import Testing
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Folders that others can write to are not used.
@Suite(.places(1)) struct FolderTrustTests {
  private let home: Home

  init() throws {
    home = try Home()
    try Self.make(home.stateFolder, 0o700)
  }

  private static func make(_ path: String, _ mode: Int) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  private func run(_ words: String...) async throws -> Binary.Run {
    try await Program.run(words, input: .text("12345678"), home: home)
  }

  private func logIn() async throws -> Binary.Run {
    try await run("login", "--username", "user0", "--password-stdin")
  }

  private func expectRejection(_ reason: String) async throws {
    let sentence = "Error: \(reason). "
    for words in [["whoami"], ["mark", "234", "--favorite"], ["list", "favorites"], ["logout"]] {
      let run = try await Program.run(words, home: home)
      #expect(run.status == 65, "\(words)")
      #expect(run.error.hasPrefix(sentence), "\(run)")
      #expect(run.output.isEmpty)
    }
    let login = try await logIn()
    #expect(login.status == 65)
    #expect(login.error.hasPrefix(sentence))
    // Commands that need no account still work.
    #expect(try await run("list").status == 0)
  }

  @Test(arguments: [0o777, 0o1777, 0o770, 0o722])
  func `A folder that others can write to is rejected and left unchanged`(mode: Int) async throws {
    #expect(try await logIn().status == 0)
    let before = try home.files()
    try Self.make(home.stateFolder, mode)
    try await expectRejection("Other users can write to folder \(home.stateFolder)")
    #expect(try home.files() == before)
    #expect(try Home.mode(home.stateFolder).map { $0 & 0o777 } == mode & 0o777)
  }

  /// Root can change a folder's owner, but not root in a user namespace.
  static let canGiveAway: Bool = {
    guard geteuid() == 0, let home = try? Home() else { return false }
    return chown(home.path, 12_345, 12_345) == 0
  }()

  @Test(.enabled(if: canGiveAway, "Only root can give a folder away."))
  func `A folder of another user is rejected`() async throws {
    #expect(try await logIn().status == 0)
    #expect(chown(home.stateFolder, 12_345, 12_345) == 0)
    try await expectRejection("Folder \(home.stateFolder) belongs to another user")
  }

  @Test func `Permissions of files and folders don't depend on the umask`() async throws {
    let home = try Home()
    let run = try await Binary.shell(
      #"""
      umask 0777 && printf 12345678 | "$0" login --username user0 --password-stdin &&
      "$0" mark 234 --favorite && "$0" config set language de
      """#, home: home)
    #expect(run.status == 0, "\(run)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: home.path)
    let names = paths.map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(Set(names).isSuperset(of: ["session-embedded.json", "config.json"]))
    #expect(names.contains { $0.hasSuffix(".lock") })
    for path in paths.map({ home.path + "/" + $0 }) {
      let type = try FileManager.default.attributesOfItem(atPath: path)[.type]
      let isFolder = type as? FileAttributeType == .typeDirectory
      #expect(try Home.mode(path) == (isFolder ? 0o700 : 0o600), "\(path)")
    }
  }

  @Test func `Nothing is read, written, listed, or removed in another user's folder`() async throws
  {
    let folder = PrivateFolder(SystemText(home.stateFolder), owner: geteuid() + 1)
    let work: [() async throws -> Void] = [
      { _ = try folder.read("a", limit: 9) }, { try folder.write([1], to: "a") },
      { _ = try folder.entries() }, { try folder.remove("a") }, { _ = try await folder.lock("a") },
    ]
    for work in work {
      let problem = await #expect(throws: SystemFileError.self) { try await work() }
      #expect(problem?.distrust == .otherOwner)
    }
    #expect(try home.files().isEmpty)
  }

  @Test(arguments: [0o755, 0o777])
  func `A symlink's target keeps its permissions and is rejected if others can write to it`(
    mode: Int
  ) async throws {
    let path = home.path + "/elsewhere"
    try Self.make(path, mode)
    try FileManager.default.removeItem(atPath: home.stateFolder)
    try FileManager.default.createSymbolicLink(
      atPath: home.stateFolder, withDestinationPath: path)
    let login = try await logIn()
    #expect(login.status == (mode == 0o755 ? 0 : 65))
    #expect(login.error.contains("Other users can write to folder") == (mode == 0o777))
    #expect(try Home.mode(path) == mode)
    if mode == 0o755 { #expect(try Home.mode(path + "/session-embedded.json") == 0o600) }
  }
}
