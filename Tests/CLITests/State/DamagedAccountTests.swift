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

/// Damage is set aside and told, and nothing of it is lost.
struct DamagedAccountTests {
  private let state: StateHome
  private var store: AccountFile { state.store }

  init() throws {
    state = try StateHome()
  }

  private func trouble(
    _ act: FileTrouble.Act, _ reason: FileTrouble.Reason, aside: String? = nil
  ) -> AccountMarksProblem {
    AccountMarksProblem(
      FileTrouble(
        .marks, act, folder: state.home.stateFolder, file: "account-920000001.json",
        reason: reason, setAsideAs: aside))
  }

  private func damaged(_ number: Int) -> AccountMarksProblem {
    trouble(.setAside, .damaged, aside: "account-920000001.damaged-\(number).json")
  }

  private func read() async -> AccountMarksProblem? {
    await problem { () async throws(AccountMarksProblem) in
      _ = try await store.marks(of: StateHome.account)
    }
  }

  private func write() async -> AccountMarksProblem? {
    await problem { () async throws(AccountMarksProblem) in
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
  func `Damage that is found in reading is set aside as it was`(text: String) async throws {
    try state.put(text, at: state.file)
    #expect(await read() == damaged(1))
    #expect(state.text(state.aside(1)) == text)
    #expect(try await store.marks(of: StateHome.account) == AccountMarks())
  }

  @Test(arguments: texts)
  func `Damage that is found in writing is set aside before`(text: String) async throws {
    try state.put(text, at: state.file)
    #expect(await write() == damaged(1))
    #expect(state.text(state.aside(1)) == text)
    #expect(await write() == nil)
    #expect(try await store.marks(of: StateHome.account).favorites == [234])
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
    #expect(await read() == trouble(.setAside, .system("Is a directory")))
    #expect(state.text(state.file) == "damage")
  }

  @Test func `A file that cannot be opened is told as that, and stays`() async throws {
    try state.put("", at: state.home.path + "/other")
    // A link in a circle: nobody can open it.
    try FileManager.default.createSymbolicLink(
      atPath: state.file, withDestinationPath: state.file)
    let closed = trouble(.read, .system("Too many levels of symbolic links"))
    #expect(await read() == closed)
    #expect(await write() == closed)
    #expect(try state.names() == ["account-920000001.json", "account-920000001.lock"])
  }

  @Test(
    arguments: [
      (
        Localizer.english,
        "The favorites, watchlist and ratings in FILE are damaged; the file was moved to ",
        "Try again: the account is empty now."
      ),
      (
        Language.spanish.localizer,
        "Las favoritas, los pendientes y las puntuaciones de FILE están dañados; el archivo se ha movido a ",
        "Vuelve a intentarlo: la cuenta está vacía ahora."
      ),
    ])
  func `A screen tells of it in the person's language`(
    words: Localizer, message: String, advice: String
  ) async throws {
    try state.put("damage", at: state.file)
    let transport = EmbeddedTransport(store: store)
    let session = SessionEntity(
      service: "embedded", baseURL: transport.baseURL, id: "embedded-session-920000001",
      account: AccountEntity(id: StateHome.account, username: "user0"))
    do throws(MovieError) {
      _ = try await ServiceAccounts(transport: transport).movies(.rated, page: 1, of: session)
      Issue.record("Damage was not told.")
    } catch {
      let told = words.failure(error)
      #expect(
        told.message
          == message.replacing("FILE", with: state.file) + state.aside(1) + ".")
      #expect(told.advice == advice)
      #expect(told.canRetry)
    }
  }
}
