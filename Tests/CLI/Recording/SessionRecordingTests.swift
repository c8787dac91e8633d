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

  /// Begins a recording on the day of the first script.
  private func begin(
    _ recording: SessionRecording, _ session: SessionEntity? = nil,
    _ library: RecordedLibrary = RecordedLibrary(), theme: ThemeMode = .auto,
    view: ListStyle = .rows, root: String
  ) {
    recording.begin(
      session, library, today: Day(daysSince1970: 20_454), theme: theme, view: view, root: root)
  }

  /// A library with viewings, the oldest first.
  private func library(_ viewings: [Viewing]) -> RecordedLibrary {
    RecordedLibrary(
      viewings.enumerated().reversed().map { number, viewing in
        DiaryEntry(id: "\(number)", time: Int64(number), viewing: viewing)
      })
  }

  private func viewing(
    _ id: Int, _ day: String?, rating: Double? = nil, isRewatch: Bool = false, tags: [String] = []
  ) -> Viewing {
    Viewing(
      of: Film(id: .tmdb(id), title: "T", year: nil), on: day.flatMap { Day($0) },
      rating: rating.flatMap { OwnRating("\($0)") }, isRewatch: isRewatch, note: "Mine.", tags: tags
    )
  }

  @Test func `Only the entries of some movies are logged, oldest first`() throws {
    let library = library([
      viewing(19, nil), viewing(653, "2025-01-02"), viewing(550, "2025-01-03"),
      viewing(19, "2025-01-04", rating: 8.5, isRewatch: true, tags: ["a", "b\""]),
      viewing(19, "2026-02-04", rating: 8),
    ])
    let today = try #require(Day("2026-01-01"))
    #expect(library.log([], today: today).lines == [])
    // The catalog does not have movie 550.
    #expect(library.log([.tmdb(550)], today: today).lines == [])
    #expect(library.log([.tmdb(653)], today: today) == (["log movie 653 2025-01-02"], 1))
    #expect(
      library.log([.tmdb(19), .tmdb(961)], today: today).lines == [
        "open detail 19", "activate log", #"type day "unknown""#, "submit",
        "open detail 19", "activate log", #"type day "2025-01-04""#, #"type rating "8.5""#,
        #"type tags "a, b\"""#, "submit", "log movie 19 2026-02-04",
      ])
    let dune = Film(title: "Dune \"1\"", year: 2021)
    let unlisted = self.library([
      Viewing(of: dune, on: Day("2025-01-02")),
      Viewing(of: dune, on: Day("2025-01-04"), rating: OwnRating(9), isRewatch: true),
      Viewing(of: Film(title: "Dune", year: nil), on: Day("2025-01-04")),
    ])
    #expect(
      unlisted.log([dune.id, Film(title: "Dune", year: nil).id], today: today).lines == [
        #"log movie "Dune \"1\" (2021)" 2025-01-02"#, #"open log "Dune \"1\" (2021)""#,
        #"type day "2025-01-04""#, #"type rating "9""#, "submit",
      ])
    let twice = self.library([
      viewing(19, "2025-01-04", isRewatch: true), viewing(19, "2025-01-04", tags: ["a"]),
      viewing(19, "2025-01-05"),
    ])
    #expect(
      twice.log([.tmdb(19)], today: today).lines == [
        "open detail 19", "activate log", #"type day "2025-01-04""#, #"type rewatch "yes""#,
        "submit",
        "open detail 19", "activate log", #"type day "2025-01-04""#, #"type tags "a""#, "submit",
        "activate confirm", "open detail 19", "activate log", #"type day "2025-01-05""#,
        #"type rewatch "no""#, "submit",
      ])
  }

  @Test func `Lines are written immediately, and only the owner can read the file`()
    async throws
  {
    let recording = try record()
    begin(recording, nil, root: "open list popular")
    #expect(try folder.text("a.script") == "set today 2026-01-01\nopen list popular\n")
    #expect(try Home.mode(folder.path("a.script")) == 0o600)
    await stage.router.openList(ListOfMoviesInput())
    recording.settle()
    recording.record(.refresh, on: stage.window.scene)
    #expect(try folder.text("a.script") == "set today 2026-01-01\nopen list popular\nrefresh\n")
    recording.settle()
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
    begin(recording, nil, root: "open list")
    #expect(try folder.text("a.script").hasPrefix("set today 2026-01-01\nopen list\n"))
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
    begin(recording, nil, root: "open list popular")
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
    begin(recording, session(service), root: "open list favorites")
    recording.settle()
    let commands = try folder.text("a.script").split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
    #expect(commands == ["set today 2026-01-01", "open login"] + lines + ["open list favorites"])
    #expect(try !folder.text("a.script").contains("secret-id"))
    let run = try await folder.play("a.script", environment: ["PASSWORD": "12345678"])
    #expect(run.status == 0)
    #expect(run.output.contains("Your favorites") || service == "guest")
    #expect(!run.output.contains("You are not logged in"))
  }

  @Test func `A recording of a window without a library starts without one`() async throws {
    let recording = try record()
    begin(recording, nil, RecordedLibrary(nil), root: "open list favorites")
    recording.settle()
    #expect(
      try folder.text("a.script")
        == "set today 2026-01-01\nset library none\nopen list favorites\n")
    let run = try await folder.play("a.script")
    #expect(run.status == 0)
    #expect(run.output.contains("You are not logged in"))
  }

  @Test func `A script starts with the view unless that is rows`() async throws {
    let recording = try record()
    begin(recording, session("guest"), view: .cards, root: "open list")
    recording.settle()
    let text = try folder.text("a.script")
    #expect(text.hasPrefix("set today 2026-01-01\nset view cards\nopen login\n"))
    #expect(try await folder.play("a.script").status == 0)
  }

  @Test func `A script starts with the theme unless it is automatic`() async throws {
    try begin(record(), nil, root: "open list")
    let recording = try record("b.script")
    begin(recording, session("guest"), theme: .light, root: "open list")
    recording.settle()
    #expect(try !folder.text("a.script").contains("theme"))
    let commands = try folder.text("b.script").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(commands.dropFirst().first == "set theme light")
    #expect(try await folder.play("b.script").status == 0)
  }

  @Test func `A session unknown to the embedded catalog is omitted`() throws {
    let recording = try record()
    begin(
      recording, session("tmdb", at: "https://api.themoviedb.org/3"), root: "open list popular")
    begin(recording, session("unknown"), root: "open list popular")
    begin(recording, session("embedded", username: "a\u{7}"), root: "open list popular")
    #expect(try !folder.text("a.script").contains("open login"))
  }

  @Test func `A recording in another language has no text expectations`() async throws {
    let recording = try record(isEnglish: false)
    begin(recording, nil, root: "open list popular")
    await stage.router.openList(ListOfMoviesInput())
    recording.settle()
    recording.mark()
    let text = try folder.text("a.script")
    #expect(text.contains("expect focus 1\n") && !text.contains(/"[A-Za-z]/))
  }
}
