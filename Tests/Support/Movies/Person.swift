import Foundation

@testable import ViperTestSupport

/// A user of the embedded catalog with a home folder of their own.
struct Person: Sendable {
  let home: Home
  private static let passwords = ["user0": "12345678", "user1": "12345678", "user2": "951753"]

  /// Creates a user who is not logged in.
  init() throws {
    home = try Home()
  }

  /// Creates a user who is logged in with one of the demo accounts.
  init(loggedInAs name: String) async throws {
    try self.init()
    try await logIn(as: name)
  }

  func logIn(as name: String) async throws {
    let run = try await Binary.run(
      ["login", "--username", name, "--password-stdin"],
      input: .text(Self.passwords[name] ?? ""), home: home)
    guard run.status == 0 else { throw TestError("login of \(name) failed: \(run.error)") }
  }

  func run(_ words: String...) async throws -> Binary.Run {
    try await Binary.run(words, home: home)
  }

  func run(_ words: [String], environment: [String: String?] = [:]) async throws -> Binary.Run {
    try await Binary.run(words, environment: environment, home: home)
  }

  /// Runs `mark`, and throws if it fails.
  func mark(_ words: String...) async throws {
    let run = try await run(["mark"] + words)
    guard run.status == 0 else { throw TestError("mark \(words) failed: \(run.error)") }
  }

  /// Appends text to the file with the diary and marks, which is created if it is missing.
  func append(_ text: String) throws {
    let url = URL(fileURLWithPath: home.libraryFile)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let old = (try? Data(contentsOf: url)) ?? Data()
    try (old + Data(text.utf8)).write(to: url)
  }

  /// The IDs of the movies in a list, in order.
  func ids(_ list: String, _ options: String...) async throws -> [Int] {
    let run = try await run(["list", list] + options)
    guard run.status == 0 else { throw TestError("list \(list) failed: \(run.error)") }
    return run.output.lineList.compactMap { Int($0.firstWord) }
  }

  /// The marks of a movie, as JSON.
  func marks(_ id: String) async throws -> String {
    let fields = ["--fields", "favorite,own_rating,watchlist", "--format", "ndjson"]
    return String(try await run(["detail", id] + fields).output.dropLast())
  }

  /// The file of the account whose number ends with a digit: 1 for `user0`.
  func accountFile(_ digit: Int = 1) -> String {
    home.stateFolder + "/account-92000000\(digit).json"
  }

  /// Overwrites the file with the marks of `user0`.
  func replaceMarks(with text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: accountFile()))
  }

  /// The names of the files in the state folder.
  func stateNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: home.stateFolder).sorted()
  }
}
