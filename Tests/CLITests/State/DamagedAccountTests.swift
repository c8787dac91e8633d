import Foundation
import TMDBEmbedded
import Testing
import Wording

@testable import CLI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Damage is set aside and told, and nothing of it is lost.
@Suite struct DamagedAccountTests {
  private let state: StateHome
  private var shelf: AccountFile { state.shelf }

  init() throws {
    state = try StateHome()
  }

  private func damaged(_ number: Int) -> ShelfProblem {
    .damaged(
      "The favorites, watchlist and ratings in \(state.file) are damaged; they were set aside as "
        + "\(state.aside(number)).", advice: "Try again: the account begins anew.")
  }

  private func read() async -> ShelfProblem? {
    await problem { () async throws(ShelfProblem) in
      _ = try await shelf.marks(of: StateHome.account)
    }
  }

  private func write() async -> ShelfProblem? {
    await problem { () async throws(ShelfProblem) in
      try await shelf.change(StateHome.account) { $0.setFavorite(234, true) }
    }
  }

  private static let texts = [
    "", "{", "{}", "null", "[]", "\u{0}", "favorites",
    #"{"favorites":[1],"watchlist":[],"rated":{}}"#,
    #"{"favorites":[],"rated":[],"watchlist":[]}{}"#,
    #"{"favorites":[0],"rated":[],"watchlist":[]}"#,
  ]

  @Test(arguments: texts)
  func `Damage that is found in reading is set aside as it was`(text: String) async throws {
    try state.put(text, at: state.file)
    #expect(await read() == damaged(1))
    #expect(state.text(state.aside(1)) == text)
    #expect(try await shelf.marks(of: StateHome.account) == AccountMarks())
  }

  @Test(arguments: texts)
  func `Damage that is found in writing is set aside before`(text: String) async throws {
    try state.put(text, at: state.file)
    #expect(await write() == damaged(1))
    #expect(state.text(state.aside(1)) == text)
    #expect(await write() == nil)
    #expect(try await shelf.marks(of: StateHome.account).favorites == [234])
  }

  @Test func `What was set aside before is never overwritten`() async throws {
    for number in 1...3 {
      try state.put("damage \(number)", at: state.file)
      #expect(await read() == damaged(number))
    }
    for number in 1...3 { #expect(state.text(state.aside(number)) == "damage \(number)") }
  }

  @Test func `A name that leads nowhere is taken all the same`() async throws {
    try state.put("damage", at: state.file)
    try FileManager.default.createSymbolicLink(
      atPath: state.aside(1), withDestinationPath: state.home.path + "/nowhere")
    #expect(await read() == damaged(2))
  }

  @Test func `A folder in its place is set aside with all that is in it`() async throws {
    try FileManager.default.createDirectory(atPath: state.file, withIntermediateDirectories: true)
    try state.put("inside", at: state.file + "/inside")
    #expect(await write() == damaged(1))
    #expect(state.text(state.aside(1) + "/inside") == "inside")
  }

  @Test func `A pipe in its place is set aside, and nobody waits for it`() async throws {
    try state.put("", at: state.file)
    #expect(unlink(state.file) == 0)
    #expect(mkfifo(state.file, 0o600) == 0)
    #expect(await read() == damaged(1))
  }

  @Test func `A file beyond all bounds is set aside without being read`() async throws {
    try state.put("{}", at: state.file)
    #expect(truncate(state.file, (8 << 20) + 1) == 0)
    #expect(await read() == damaged(1))
  }

  @Test func `Damage that cannot be set aside stays as it is`() async throws {
    try state.put("damage", at: state.file)
    // Not even the superuser opens a folder to lock it.
    try FileManager.default.createDirectory(atPath: state.lock, withIntermediateDirectories: true)
    #expect(
      await read()
        == .notReadable(
          "The favorites, watchlist and ratings in \(state.file) are damaged, and cannot be set "
            + "aside: Is a directory.",
          advice: "Move the file away, or set XDG_STATE_HOME to another folder."))
    #expect(state.text(state.file) == "damage")
  }

  @Test func `A file that cannot be opened is told as that, and stays`() async throws {
    try state.put("", at: state.home.path + "/other")
    // A link in a circle: nobody can open it.
    try FileManager.default.createSymbolicLink(
      atPath: state.file, withDestinationPath: state.file)
    let closed = ShelfProblem.notReadable(
      "The favorites, watchlist and ratings in \(state.file) cannot be read: "
        + "Too many levels of symbolic links.",
      advice: "Give access to the file, or set XDG_STATE_HOME to another folder.")
    #expect(await read() == closed)
    #expect(await write() == closed)
    #expect(try state.names() == ["account-920000001.json", "account-920000001.lock"])
  }

  @Test func `It is told in the person's language`() async throws {
    try state.put("damage", at: state.file)
    let words = Words(
      texts: [
        "The favorites, watchlist and ratings in {0}/{1} are damaged; they were set aside as "
          + "{2}/{3}.": "Dañado: {1} → {3}",
        "Try again: the account begins anew.": "Otra vez.",
      ], numbers: .english)
    let shelf = AccountFile(state.environment, words: words)
    let told = await problem { () async throws(ShelfProblem) in
      _ = try await shelf.marks(of: StateHome.account)
    }
    #expect(
      told
        == .damaged(
          "Dañado: account-920000001.json → account-920000001.damaged-1.json", advice: "Otra vez."))
  }
}
