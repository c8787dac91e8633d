import Foundation
import MovieEntities
import MovieLibrary
import MoviePresentation
import Testing
import Viper
import ViperLocalization
import ViperPlatform
import ViperTerminal
import ViperTesting

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperScript
@testable import ViperTestSupport

/// Imports in the window, with the program's screens, and files on disk.
@Suite(.places(1)) @MainActor struct FileImportTests {
  private let home: Home
  private let stage = MovieStage(MovieSettings(), clock: ImmediateClock())
  private var window: Window { stage.window }
  private nonisolated static let header =
    "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
  private nonisolated static let diary =
    header + "2025-01-01,Metropolis,1927,https://boxd.it/1,4,,,2025-01-01\n"
    + "2025-01-01,Dune,2021,https://boxd.it/2,4,,,2025-01-02\n"
    + "2025-01-01,,1999,https://boxd.it/3,4,,,2025-01-03\n"

  private nonisolated static let event = LibraryEvent(
    id: "1", time: 0, .watch(Viewing(of: Film(id: 19, title: "Metropolis", year: 1927), on: nil))
  ).line

  init() throws { home = try Home() }

  private func write(_ text: String, _ name: String = "diary.csv") throws -> String {
    let path = home.path + "/" + name
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  /// Opens the form over the diary, and types a path.
  private func open(_ path: String) async {
    await stage.router.open(.diary)
    await stage.router.importFile()
    await window.send(.type(field: "file", text: path))
  }

  private func diary() async throws -> [String] {
    let library = try #require(try await stage.router.gateways.library?.library())
    return library.diary.map { entry in
      [entry.viewing.day?.description ?? "", entry.viewing.movie.title].joined(separator: " ")
    }
  }

  @Test func `An import has a report, and u takes it back`() async throws {
    await open(" '\(try write(Self.diary))' ")
    await window.send(.submit())
    #expect(
      window.scene?.text == """
        Import of diary.csv
        New entries and marks: 2
        Changed entries: 0
        Already in your library: 0
        Skipped rows and files: 1

        Films not in the catalog: 1. Run 'movies-cli library identify' with a TMDB token to \
        complete them.

        Skipped:
        diary.csv:4: The title is missing.
        """)
    #expect(try await diary() == ["2025-01-02 Dune", "2025-01-01 Metropolis"])
    #expect(stage.router.gateways.marks.marks(of: .tmdb(19)).rating?.value == 8)
    await window.send(.activate("undo"))
    #expect(window.scene?.name == "diary")
    #expect(window.scene?.notice == "Undone: import (entries and marks: 2)")
    #expect(try await diary() == [])
  }

  @Test func `The diary shows the films after the report is closed`() async throws {
    await open(try write(Self.diary))
    await window.send(.submit())
    await window.send(.back)
    #expect(window.scene?.rows.count == 2)
  }

  @Test(arguments: [
    ("Title,Date\nX,1/1/24\n", "netflix.csv", "bad-input"), ("", nil, "input-not-readable"),
  ])
  func `A file that can't be imported is reported in the form`(
    text: String, name: String?, code: String
  ) async throws {
    await open(try name.map { try write(text, $0) } ?? home.path + "/missing.csv")
    await window.send(.submit())
    #expect(window.scene?.fields.map(\.name) == ["file"])
    #expect(window.scene?.failure?.code == code)
    #expect(try await diary() == [])
  }

  @Test func `Dates that can be read in two ways are read in the chosen order`() async throws {
    await open(
      try write(Self.header + "1/2/25,Metropolis,1927,https://boxd.it/1,4,,,1/2/25\n"))
    await window.send(.submit())
    #expect(window.scene?.fields.map(\.name) == ["file", "order"])
    await window.send(.type(field: "order", text: "dmy"))
    await window.send(.submit())
    #expect(try await diary() == ["2025-02-01 Metropolis"])
  }

  @Test func `The focus moves to the order of the dates when the form asks for it`() async throws {
    let host = MovieHost(
      TerminalSize(columns: 80, rows: 24), isColored: false, reading: .clusters)
    await host.open()
    await host.router.importFile()
    let path = try write(Self.header + "1/2/25,Metropolis,1927,https://boxd.it/1,4,,,1/2/25\n")
    for keys in ["\(path)\r", "\u{1B}[C", "\r"] {
      host.press(keys)
      await host.settle()
    }
    #expect(host.window.scene?.title == "Import of diary.csv")
  }

  @Test(arguments: [true, false], [diary, "[\(event)]"])
  func `An import that is canceled at a step adds nothing`(
    isReading: Bool, text: String
  ) async throws {
    let path = try write(text, "x")
    let router = stage.router
    let run = ImportRun(
      gateways: router.gateways, environment: router.environment, localizer: .english)
    let importing = Task {
      try await run.report(on: path, order: nil) { step in
        guard (step == .reading("x")) == isReading else { return }
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    await #expect(throws: Failure.self) { try await importing.value }
    #expect(try await diary() == [])
  }

  @Test func `A file that could make the form wait is rejected`() async throws {
    let pipe = home.path + "/pipe.csv"
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/tty", "/dev/null"] {
      await open(path)
      await window.send(.submit())
      #expect(window.scene?.failure?.message == "\(path) is not a file.")
      await window.send(.back)
    }
  }

  @Test(arguments: [
    ("~", "/h"), ("~/a b.zip", "/h/a b.zip"), ("~a", "~a"), (" /x\\ y.csv ", "/x y.csv"),
    ("\"~/a\"", "/h/a"), ("'", "'"),
  ])
  func `A path is read as people type it and terminals paste it`(typed: String, path: String) {
    #expect(ImportRun.path(typed, home: "/h").text == path)
  }
}
