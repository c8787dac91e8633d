import Foundation
import ListOfMovies
import MovieEntities
import MovieLibrary
import Testing
import Viper
import ViperLocalization
import ViperPlatform
import ViperScript
import ViperTerminal

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Recording a session to a file that only its owner can read.
@MainActor
@Suite(.places(1)) struct SessionRecordingTests {
  private let folder: ScriptFolder
  private let stage = MovieStage(MovieSettings(), clock: ImmediateClock())

  init() throws {
    folder = try ScriptFolder()
  }

  private func record(
    _ name: String = "a.script", isForced: Bool = false, isEnglish: Bool = true
  ) throws(CommandFailure) -> SessionRecording {
    try SessionRecording(
      path: SystemText("\(folder.home.path)/\(name)"), isForced: isForced, window: stage.window,
      isEnglish: isEnglish, localizer: .english)
  }

  private func message(of failing: () throws -> Void) -> String? {
    do { try failing() } catch {
      let failure = error as? CommandFailure
      #expect(failure?.exitCode == .cannotWrite)
      #expect(failure?.code == "recording-not-writable")
      return failure?.message?.replacing(folder.home.path, with: "FOLDER")
    }
    return nil
  }

  private func session(
    _ service: String, username: String = "user0", at url: String = "embedded:catalog"
  ) -> SessionEntity {
    SessionEntity(
      service: service, baseURL: url, id: "secret-id",
      account: AccountEntity(id: 1, username: username, name: "User Zero"))
  }

  @Test func `All viewings of the embedded catalog's movies are recorded, oldest first`() {
    let viewings = [(19, "2026-01-02"), (653, nil), (550, "2026-01-03"), (19, "2026-01-04")]
    let events = viewings.enumerated().map { number, viewing in
      LibraryEvent(
        id: "\(number)", time: Int64(number),
        .watch(
          Viewing(
            of: Film(id: .tmdb(viewing.0), title: "T", year: nil),
            on: viewing.1.flatMap { Day($0) })))
    }
    #expect(
      AccountCommands.lines(of: Library(events)) == [
        "log movie 653", "log movie 19 2026-01-02", "log movie 19 2026-01-04",
      ])
  }

  @Test func `Lines are written immediately, and only the owner can read the file`()
    async throws
  {
    let recording = try record()
    recording.begin(nil, root: "open list popular")
    #expect(try folder.text("a.script") == "open list popular\n")
    #expect(try Home.mode(folder.path("a.script")) == 0o600)
    await stage.router.openList(ListOfMoviesInput())
    recording.recorder.settle()
    recording.recorder.record(.refresh, on: stage.window.scene)
    #expect(try folder.text("a.script") == "open list popular\nrefresh\n")
    recording.recorder.settle()
    try recording.finish()
    #expect(try await folder.play("a.script").status == 0)
  }

  @Test func `An existing file is overwritten only if requested, and becomes private`()
    throws
  {
    try folder.write(Array(repeating: 65, count: 9_999), to: "a.script")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: folder.path("a.script"))
    #expect(
      message { _ = try record() }
        == "Cannot write recording FOLDER/a.script: File exists.")
    #expect(try folder.text("a.script").count == 9_999)
    let recording = try record(isForced: true)
    #expect(try folder.text("a.script") == "")
    #expect(try Home.mode(folder.path("a.script")) == 0o600)
    recording.begin(nil, root: "open list")
    #expect(try folder.text("a.script").hasPrefix("open list\n"))
  }

  @Test func `A symlink is followed only if overwriting is allowed`() throws {
    try folder.write([65], to: "target")
    try folder.link("a.script", to: "target")
    #expect(message { _ = try record() } != nil)
    #expect(try folder.text("target") == "A")
    _ = try record(isForced: true)
    #expect(try folder.text("target") == "")
  }

  @Test(arguments: [true, false])
  func `A folder, a pipe, and a missing folder are rejected`(isForced: Bool) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("folder"), withIntermediateDirectories: false)
    #expect(mkfifo(try folder.path("pipe"), 0o600) == 0)
    #expect(
      message { _ = try record("folder", isForced: isForced) }
        == "Cannot write recording FOLDER/folder: "
        + (isForced ? "Is a directory." : "File exists."))
    #expect(message { _ = try record("pipe", isForced: isForced) } != nil)
    #expect(
      message { _ = try record("no/a.script", isForced: isForced) }
        == "Cannot write recording FOLDER/no/a.script: No such file or directory.")
  }

  @Test func `A write error is reported once, and again at the end`() throws {
    var failures: [String?] = []
    var tries: [String] = []
    let file = try RecordingFile(
      SystemText("\(folder.home.path)/a.script"), isForced: false, localizer: .english,
      write: { _, line in
        tries.append(line)
        return line == "one\n" ? nil : ENOSPC
      },
      onFailure: { failures.append($0.message) })
    for line in ["one\n", "two\n", "three\n"] { file.write(line) }
    let wanted = "Cannot write recording FOLDER/a.script: No space left on device."
    #expect(failures.map { $0?.replacing(folder.home.path, with: "FOLDER") } == [wanted])
    #expect(tries == ["one\n", "two\n"])
    #expect(message { try file.close() } == wanted)
  }

  @Test func `Nothing is written after the end`() throws {
    let recording = try record()
    try recording.finish()
    recording.begin(nil, root: "open list popular")
    try recording.finish()
    #expect(try folder.text("a.script") == "")
  }

  @Test(arguments: [
    ("embedded", ["type username \"user0\"", "secret password $PASSWORD", "submit"]),
    (
      "tmdb",
      [
        "type service \"tmdb\"", "type username \"user0\"", "secret password $PASSWORD", "submit",
      ]
    ),
    ("tmdb-web", ["type service \"tmdb-web\"", "submit"]),
    ("guest", ["type service \"guest\"", "submit"]),
  ])
  func `A script starts with the login of the current user`(service: String, lines: [String])
    async throws
  {
    let recording = try record()
    recording.begin(session(service), root: "open list favorites")
    recording.recorder.settle()
    let commands = try folder.text("a.script").split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
    #expect(commands == ["open login"] + lines + ["open list favorites"])
    #expect(try !folder.text("a.script").contains("secret-id"))
    let run = try await folder.play("a.script", environment: ["PASSWORD": "12345678"])
    #expect(run.status == 0)
    #expect(run.output.contains("Your favorites") || service == "guest")
    #expect(!run.output.contains("You are not logged in"))
  }

  @Test func `A recording of a window without a library starts without one`() async throws {
    let recording = try record()
    recording.begin(nil, seen: nil, root: "open list favorites")
    recording.recorder.settle()
    #expect(try folder.text("a.script") == "set library none\nopen list favorites\n")
    let run = try await folder.play("a.script")
    #expect(run.status == 0)
    #expect(run.output.contains("You are not logged in"))
  }

  @Test func `A script starts with the view unless that is rows`() async throws {
    let recording = try record()
    recording.begin(session("guest"), view: .cards, root: "open list")
    recording.recorder.settle()
    let text = try folder.text("a.script")
    #expect(text.hasPrefix("set view cards\nopen login\n"))
    #expect(try await folder.play("a.script").status == 0)
  }

  @Test func `A script starts with the theme unless it is automatic`() async throws {
    try record().begin(nil, root: "open list")
    let recording = try record("b.script")
    recording.begin(session("guest"), theme: .light, root: "open list")
    recording.recorder.settle()
    #expect(try !folder.text("a.script").contains("theme"))
    let commands = try folder.text("b.script").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(commands.first == "set theme light")
    #expect(try await folder.play("b.script").status == 0)
  }

  @Test func `A session unknown to the embedded catalog is omitted`() throws {
    let recording = try record()
    recording.begin(
      session("tmdb", at: "https://api.themoviedb.org/3"), root: "open list popular")
    recording.begin(session("unknown"), root: "open list popular")
    recording.begin(session("embedded", username: "a\u{7}"), root: "open list popular")
    #expect(try !folder.text("a.script").contains("open login"))
  }

  @Test func `A recording in another language has no text expectations`() async throws {
    let recording = try record(isEnglish: false)
    recording.begin(nil, root: "open list popular")
    await stage.router.openList(ListOfMoviesInput())
    recording.recorder.settle()
    recording.recorder.mark()
    let text = try folder.text("a.script")
    #expect(text.contains("expect focus 1\n") && !text.contains(/"[A-Za-z]/))
  }
}
