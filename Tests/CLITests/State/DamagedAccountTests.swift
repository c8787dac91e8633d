import Entities
import Foundation
import Platform
import TMDB
import TMDBEmbedded
import Testing
import Viper
import Wording

@testable import CLI
@testable import MovieTestSupport
@testable import ViperTestSupport

/// Damage is told, and nothing of it is lost.
struct DamagedAccountTests {
  private let state: StateHome
  private var store: AccountFile { state.store }

  init() throws {
    state = try StateHome()
  }

  private func trouble(_ reason: FileTrouble.Reason) -> MovieError {
    MovieError(
      .file(
        FileTrouble(
          .marks, .read, folder: state.home.stateFolder, file: "account-920000001.json",
          reason: reason)))
  }

  private func read() async -> MovieError? {
    await problem { () async throws(MovieError) in
      _ = try await store.marks(of: StateHome.account)
    }
  }

  private func write() async -> MovieError? {
    await problem { () async throws(MovieError) in
      try await store.change(StateHome.account) { $0.setFavorite(234, true) }
    }
  }

  private static let texts = [
    "", "{", "{}", "null", "[]", "\u{0}", "favorites",
    #"{"favorites":[1],"watchlist":[],"rated":{}}"#,
    #"{"favorites":[],"rated":[],"watchlist":[]}{}"#,
    #"{"favorites":[0],"rated":[],"watchlist":[]}"#,
  ]

  @Test(arguments: texts)
  func `Damage is told, and stays as it was`(text: String) async throws {
    try state.put(text, at: state.file)
    #expect(await read() == trouble(.damaged))
    #expect(await write() == trouble(.damaged))
    #expect(state.text(state.file) == text)
  }

  @Test func `A folder in its place is damage`() async throws {
    try FileManager.default.createDirectory(atPath: state.file, withIntermediateDirectories: true)
    #expect(await write() == trouble(.damaged))
  }

  @Test func `A pipe in its place is damage, and nobody waits for it`() async throws {
    try state.put("", at: state.file)
    #expect(unlink(state.file) == 0)
    #expect(mkfifo(state.file, 0o600) == 0)
    #expect(await read() == trouble(.damaged))
  }

  @Test func `A file beyond all bounds is damage without being read`() async throws {
    try state.put("{}", at: state.file)
    #expect(truncate(state.file, (8 << 20) + 1) == 0)
    #expect(await read() == trouble(.damaged))
  }

  @Test func `A file that cannot be opened is told as that, and stays`() async throws {
    try state.put("", at: state.home.path + "/other")
    // A link in a circle: nobody can open it.
    try FileManager.default.createSymbolicLink(
      atPath: state.file, withDestinationPath: state.file)
    let closed = trouble(.system("Too many levels of symbolic links"))
    #expect(await read() == closed)
    #expect(await write() == closed)
    #expect(try state.names() == ["account-920000001.json", "account-920000001.lock"])
  }
}
