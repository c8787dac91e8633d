import Foundation
import MovieEntities
import MoviePresentation
import MovieTMDBEmbedded
import Testing
import ViperLocalization

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Finding the session for a service, among several logins.
struct SessionLookupTests {
  private static let here = "https://service.example/3"
  private let state: StateHome

  init() throws {
    state = try StateHome()
  }

  /// Saves a session that was written the given number of seconds after 1970.
  private func keep(_ service: String, at baseURL: String = here, written: Double) async throws {
    try await state.sessions.save(
      SessionEntity(
        service: service, baseURL: baseURL, id: "id-" + service,
        account: AccountEntity(id: 1, username: "ada")))
    try age(service, written)
  }

  private func file(_ service: String) -> String {
    "\(state.home.stateFolder)/session-\(service).json"
  }

  private func age(_ service: String, _ written: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: written)], ofItemAtPath: file(service))
  }

  private func damage(_ service: String, written: Double) throws {
    try state.put("{", at: file(service))
    try age(service, written)
  }

  @Test func `Without a state folder, no session is found`() async throws {
    #expect(try await state.sessions.session(at: Self.here) == nil)
    #expect(try state.home.files().isEmpty)
  }

  @Test func `Without a home folder, no session is found`() async throws {
    #expect(try await SessionFile(Environment([:])).session(at: Self.here) == nil)
  }

  @Test func `The most recent login is used, whatever its name`() async throws {
    try await keep("tmdb", written: 3_000)
    try await keep("tmdb-web", written: 5_000)
    try await keep("guest", written: 4_000)
    #expect(try await state.sessions.session(at: Self.here)?.service == "tmdb-web")
    try age("guest", 5_000.25)
    #expect(try await state.sessions.session(at: Self.here)?.service == "guest")
  }

  @Test func `Sessions of other services are ignored`() async throws {
    try await keep("tmdb", written: 3_000)
    try await keep("embedded", at: "embedded:catalog", written: 5_000)
    #expect(try await state.sessions.session(at: Self.here)?.id == "id-tmdb")
    #expect(try await state.sessions.session(at: "embedded:catalog")?.id == "id-embedded")
    #expect(try await state.sessions.session(at: Self.here + "/") == nil)
  }

  @Test func `A session of the built-in catalog that 0.5 has stored is found`() async throws {
    try await keep("embedded", at: "embedded:catalogue", written: 3_000)
    let session = try await state.sessions.session(at: EmbeddedTransport().baseURL)
    #expect(session?.id == "id-embedded")
  }

  @Test func `Other files are ignored`() async throws {
    try await keep("tmdb", written: 3_000)
    let text = try #require(state.text(file("tmdb")))
    try await state.sessions.remove("tmdb")
    for name in ["session-tmdb.json.bak", ".session-tmdb.json.7", "tmdb.json", "session-tmdb"] {
      try state.put(text, at: "\(state.home.stateFolder)/\(name)")
    }
    #expect(try await state.sessions.session(at: Self.here) == nil)
  }

  @Test(arguments: [1_000, 9_000] as [Double])
  func `A damaged session does not hide a valid one`(written: Double) async throws {
    try await keep("tmdb", written: 3_000)
    try damage("guest", written: written)
    #expect(try await state.sessions.session(at: Self.here)?.id == "id-tmdb")
  }

  @Test func `A damaged session is reported if there is no other`() async throws {
    try await keep("embedded", at: "embedded:catalog", written: 9_000)
    try damage("guest", written: 1_000)
    try damage("tmdb", written: 2_000)
    do throws(MovieError) {
      _ = try await state.sessions.session(at: Self.here)
      Issue.record("Damage was not told.")
    } catch {
      #expect(error.code == .stateNotReadable)
      #expect(
        Localizer.english.failure(error).text
          == "The session in \(file("tmdb")) is damaged. "
          + "Log in again, or remove the file.")
    }
    #expect(state.text(file("tmdb")) == "{")
  }

  @Test func `A folder instead of a session is reported`() async throws {
    try FileManager.default.createDirectory(
      atPath: file("tmdb"), withIntermediateDirectories: true)
    await #expect(throws: MovieError.self) { try await state.sessions.session(at: Self.here) }
  }

  @Test func `A file instead of the folder contains no session`() async throws {
    try FileManager.default.createDirectory(
      atPath: state.home.path + "/state", withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: state.home.stateFolder))
    #expect(try await state.sessions.session(at: Self.here) == nil)
  }
}
