import Foundation
import MovieEntities
import MovieLibrary
import MovieTMDB
import Testing
import Viper
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// The library in its file: confirmed events are never lost.
struct LibraryFileTests {
  private static let movie = Film(id: 19, title: "Metropolis", year: 1927)

  private let home: Home
  private var folder: String { home.path + "/data/movies-cli" }
  private var lock: String { folder + "/" + LibraryFile.lockName }

  init() throws { home = try Home() }

  private func file(
    _ timeout: Duration = .seconds(10), compactionSize: Int = 1 << 20,
    onWait: @escaping @Sendable () -> Void = {}
  ) -> LibraryFile {
    LibraryFile(
      PrivateFolder(SystemText(folder)),
      clock: WallClock(secondsSince1970: 1_795_636_860, on: ImmediateClock()),
      today: .gmt(WallClock(secondsSince1970: 1_795_636_860, on: ImmediateClock())),
      lockTimeout: timeout, random: Random(), waitDelay: .zero,
      compactionSize: compactionSize, onWait: onWait)
  }

  /// IDs that count from 1.
  private struct Random: RandomNumberGenerator {
    var last: UInt64 = 0
    mutating func next() -> UInt64 {
      last += 1
      return last
    }
  }

  private func text() -> String? {
    FileManager.default.contents(atPath: home.libraryFile).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func put(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Data(text.utf8).write(to: URL(filePath: home.libraryFile))
  }

  /// Appends to the file without the program.
  private func add(_ text: String) throws {
    let handle = try #require(FileHandle(forWritingAtPath: home.libraryFile))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  private func line(_ id: Int, _ isFavorite: Bool = true, movie: MovieID = 19) -> String {
    let movie = Film(id: movie, title: "M", year: nil)
    return LibraryEvent(id: "id-\(id)", time: 0, .mark(movie, .favorite(isFavorite))).line + "\n"
  }

  @Test func `The first event creates a private file in a private folder`() async throws {
    try await file().append([.mark(Self.movie, .favorite(true)), .undo(of: "x")])
    #expect(
      text() == """
        {"at":"2026-11-25T20:01:00Z","event":"mark","id":"01M8A4R5301000000020000000",\
        "mark":"favorite","movie":{"title":"Metropolis","tmdb":19,"year":1927},"on":"2026-11-25",\
        "v":1,"value":true}
        {"at":"2026-11-25T20:01:00Z","event":"undo","id":"01M8A4R5303000000040000000","of":"x","v":1}

        """)
    #expect(try Home.mode(home.libraryFile) == 0o600)
    #expect(try Home.mode(folder) == 0o700)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == ["library.lock", "library.ndjson"])
  }

  @Test func `Nothing is created if there is nothing to write`() async throws {
    let result = try await file().append { _ in [] }
    #expect(result.events.isEmpty)
    #expect(text() == nil)
    #expect(try await file().library().events.isEmpty)
  }

  @Test func `Without a folder, the library is empty and cannot be written`() async throws {
    let file = LibraryFile(Environment([:]))
    #expect(try await file.library().events.isEmpty)
    let error = await problem { () throws(MovieError) in
      try await file.append([.mark(Self.movie, .favorite(true))])
    }
    #expect(error?.reason == .file(FileError(.library, .write, folder: "", reason: .noFolder)))
  }

  @Test func `Events of other processes are read incrementally`() async throws {
    let (one, other) = (file(), file())
    try await one.append([.mark(Self.movie, .favorite(true))])
    #expect(try await other.library().marks(of: 19).isFavorite)
    try add(
      LibraryEvent(
        id: "later", time: 0,
        .mark(Self.movie, .favorite(false), on: Day(year: 2099, month: 1, day: 1))
      )
      .line + "\n")
    #expect(try await !other.library().marks(of: 19).isFavorite)
    #expect(try await one.append { $0.events.map { .undo(of: $0.id) } }.events.count == 2)
    #expect(try await other.library().events.count == 4)
  }

  @Test func `A file that was replaced, truncated or edited is read again`() async throws {
    let file = file()
    try put(line(1) + line(2, movie: 20))
    #expect(try await file.library().events.count == 2)
    try put(line(3))
    #expect(try await file.library().events.map(\.id) == ["id-3"])
    #expect(truncate(home.libraryFile, 0) == 0)
    #expect(try await file.library().events.isEmpty)
    try add(line(4))
    try add(line(5))
    #expect(try await file.library().events.map(\.id) == ["id-4", "id-5"])
    try FileManager.default.removeItem(atPath: home.libraryFile)
    #expect(try await file.library().events.isEmpty)
  }

  @Test func `A torn last line is skipped, and the next write repairs it`() async throws {
    let whole = line(1)
    let torn = String(line(2, movie: 20).dropLast(10))
    try put(whole + torn)
    let file = file()
    let before = try await file.library()
    #expect(before.events.map(\.id) == ["id-1"])
    #expect(before.skippedLines == 1)
    let after = try await file.append([.mark(Self.movie, .favorite(false))]).library
    #expect(after.events.count == 2)
    #expect(after.skippedLines == 1)
    #expect(text()?.hasPrefix(whole + torn + "\n{") == true)
    #expect(try await self.file().library().events.count == 2)
  }

  @Test func `A last line that is complete but for its end counts`() async throws {
    try put(line(1) + line(2, movie: 20).dropLast())
    let file = file()
    #expect(try await file.library().events.count == 2)
    let library = try await file.append([.mark(Self.movie, .favorite(false))]).library
    #expect(library.events.count == 3)
    #expect(library.skippedLines == 0)
  }

  @Test func `A line that is being written is read once it is complete`() async throws {
    let file = file()
    let late = line(2, movie: 20)
    try put(line(1) + late.prefix(30))
    #expect(try await file.library().skippedLines == 1)
    try add(String(late.dropFirst(30)))
    let library = try await file.library()
    #expect(library.events.count == 2)
    #expect(library.skippedLines == 0)
  }

  @Test func `Damaged lines are skipped and counted, and listed by number`() async throws {
    try put(line(1) + "\0\0\0\n\n" + line(2) + line(1) + "{}\n" + "\u{FEFF}" + line(3) + "{\"at")
    let library = try await file().library()
    #expect(library.events.map(\.id) == ["id-1", "id-2"])
    #expect(library.skippedLines == 4)
    let check = try await file().check()
    #expect(check.events == 2)
    #expect(check.lines.map(\.number) == [2, 5, 6, 7, 8])
    #expect(
      check.lines.map(\.damage) == [.damaged, .repeated, .damaged, .damaged, .incomplete])
  }

  // MARK: Compacting

  private var backup: String? {
    FileManager.default.contents(atPath: folder + "/" + LibraryFile.backupName).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func changeFavorite(_ file: LibraryFile, _ isFavorite: Bool = true) async throws {
    try await file.append([.mark(Self.movie, .favorite(isFavorite))])
  }

  @Test func `A file is compacted if more than half of its lines have no effect`() async throws {
    let file = file(compactionSize: 0)
    for _ in 0..<2 { try await changeFavorite(file) }
    // One of two lines has no effect.
    #expect(text()?.lineList.count == 2)
    #expect(backup == nil)
    let before = text()
    try await changeFavorite(file)
    #expect(text()?.lineList.count == 1)
    #expect(backup?.hasPrefix(before ?? "-") == true && backup?.lineList.count == 3)
    #expect(try Home.mode(home.libraryFile) == 0o600)
    try await changeFavorite(file, false)
    #expect(try await file.library().events.count == 2)
    #expect(try await !file.library().marks(of: 19).isFavorite)
  }

  @Test func `A small file is not compacted`() async throws {
    let line = line(1)
    try put(String(repeating: line, count: 9))
    try await changeFavorite(file(compactionSize: 10 * line.utf8.count + 1_000))
    #expect(text()?.lineList.count == 10)
    try await changeFavorite(file(compactionSize: 9 * line.utf8.count))
    #expect(text()?.lineList.count == 1)
  }

  @Test func `Compacting keeps unknown and damaged lines byte by byte`() async throws {
    let unknown = #"{"v":9, "id":"x","event":"poke","at":"2026-11-25T20:01:00Z"}"# + "\n"
    let extended = line(4, movie: 30).dropLast(2) + #","x":1}"# + "\n"
    try put(line(1) + unknown + String(repeating: line(2), count: 9) + "damaged\n" + extended)
    let file = file(compactionSize: 0)
    try await changeFavorite(file)
    let last = try #require(text()?.lineList.last)
    #expect(text() == "\(unknown)damaged\n\(extended)\(last)\n")
    #expect(try await file.check().lines.map(\.number) == [2])
  }

  @Test func `A file of effective lines is counted only when it has grown`() async throws {
    let lines = (1...64).map { line($0, movie: .tmdb($0)) }.joined()
    try put(lines)
    var contents = LibraryContents()
    func needsCompaction() throws -> Bool {
      let file = open(home.libraryFile, O_RDONLY)
      defer { close(file) }
      try contents.update(from: file)
      return contents.needsCompaction(above: 0)
    }
    #expect(try !needsCompaction())
    // Only 16 more lines start a new count.
    try add(String(repeating: line(1), count: 16))
    #expect(try !needsCompaction())
    try add(String(repeating: line(1), count: 60))
    #expect(try needsCompaction())
  }

  @Test func `If the file can't be compacted, the event is stored, and the next one tries again`()
    async throws
  {
    try put(String(repeating: line(1), count: 9))
    // Something else is in place of the backup.
    let blocker = folder + "/" + LibraryFile.backupName
    try FileManager.default.createDirectory(
      atPath: blocker + "/x", withIntermediateDirectories: true)
    let file = file(compactionSize: 0)
    try await changeFavorite(file, false)
    #expect(text()?.lineList.count == 10)
    #expect(try await !file.library().marks(of: 19).isFavorite)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == ["library.lock", "library.ndjson", "library.ndjson.backup"])
    try FileManager.default.removeItem(atPath: blocker)
    try await changeFavorite(file)
    #expect(text()?.lineList.count == 2)
  }

  @Test func `Two writers compact a file one after the other`() async throws {
    try put(String(repeating: line(1), count: 99))
    let files = (0..<4).map { _ in file(compactionSize: 0) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, file) in files.enumerated() {
        group.addTask {
          let movie = Film(id: .tmdb(100 + number), title: "M", year: nil)
          for _ in 0..<9 { try await file.append([.mark(movie, .favorite(true))]) }
        }
      }
      try await group.waitForAll()
    }
    #expect(Set(try await file().library().marks.keys) == [19, 100, 101, 102, 103])
    #expect(try #require(text()).lineList.count <= 10)
  }

  // MARK: Errors

  private func error(
    _ operation: FileError.Operation, _ reason: FileError.Reason,
    file: String = LibraryFile.name
  ) -> MovieError {
    MovieError(
      .file(FileError(.library, operation, folder: folder, file: file, reason: reason)))
  }

  private func write(_ file: LibraryFile) async -> MovieError? {
    await problem { () throws(MovieError) in
      try await file.append([.mark(Self.movie, .favorite(true))])
    }
  }

  private func read(_ file: LibraryFile) async -> MovieError? {
    await problem { () throws(MovieError) in _ = try await file.library() }
  }

  @Test func `A folder of another user is not used`() async throws {
    try put(line(1))
    let foreign = LibraryFile(PrivateFolder(SystemText(folder), owner: geteuid() + 1))
    #expect(await read(foreign) == error(.read, .otherOwner))
    #expect(await write(foreign) == error(.write, .otherOwner, file: LibraryFile.lockName))
    #expect(text() == line(1))
  }

  @Test func `A folder that others can write to is not used`() async throws {
    try put(line(1))
    #expect(chmod(folder, 0o770) == 0)
    #expect(await read(file()) == error(.read, .writableByOthers))
    #expect(await write(file()) == error(.write, .writableByOthers, file: LibraryFile.lockName))
  }

  @Test func `Something else in place of the file is not touched`() async throws {
    try FileManager.default.createDirectory(
      atPath: home.libraryFile, withIntermediateDirectories: true)
    #expect(chmod(folder, 0o700) == 0)
    #expect(await read(file()) == error(.read, .damaged))
    #expect(rmdir(home.libraryFile) == 0 && mkfifo(home.libraryFile, 0o600) == 0)
    #expect(await read(file()) == error(.read, .damaged))
  }

  @Test func `A lock that is held is reported, and reading still works`() async throws {
    try await file().append([.mark(Self.movie, .favorite(true))])
    let held = try await PrivateFolder(SystemText(folder)).lock(LibraryFile.lockName)
    defer { held.release() }
    #expect(await write(file(.zero)) == error(.write, .locked, file: LibraryFile.lockName))
    #expect(try await file().library().events.count == 1)
  }

  @Test func `Any number of writers wait for a lock without blocking other tasks`() async throws {
    try put("")
    #expect(chmod(folder, 0o700) == 0)
    let held = try await PrivateFolder(SystemText(folder)).lock(LibraryFile.lockName)
    let (waits, wait) = AsyncStream<Void>.makeStream()
    let file = file(.seconds(60)) { wait.yield() }
    let movies = 1...100
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in movies {
        group.addTask {
          let movie = Film(id: .tmdb(id), title: "M", year: nil)
          try await file.append([.mark(movie, .favorite(true))])
        }
      }
      group.addTask {
        // The lock can only be released if this task runs while the others wait.
        for await _ in waits { break }
        held.release()
      }
      try await group.waitForAll()
    }
    #expect(Set(try await file.library().marks.keys.compactMap(\.tmdb)) == Set(movies))
  }

  @Test func `Writers of one process take turns in order`() async throws {
    try put("")
    #expect(chmod(folder, 0o700) == 0)
    let held = try await PrivateFolder(SystemText(folder)).lock(LibraryFile.lockName)
    let (waits, wait) = AsyncStream<Void>.makeStream()
    let file = file(.seconds(60)) { wait.yield() }
    let first = Task { try await file.append([.mark(Self.movie, .favorite(true))]) }
    for await _ in waits { break }
    let second = Task { try await file.append([.mark(Self.movie, .favorite(false))]) }
    held.release()
    #expect(try await second.value.library.events.count == 2)
    _ = try await first.value
    #expect(try await !file.library().marks(of: 19).isFavorite)
  }

  @Test func `A canceled writer stops waiting`() async throws {
    try put("")
    #expect(chmod(folder, 0o700) == 0)
    let held = try await PrivateFolder(SystemText(folder)).lock(LibraryFile.lockName)
    defer { held.release() }
    let (waits, wait) = AsyncStream<Void>.makeStream()
    let file = file(.seconds(60)) { wait.yield() }
    let writing = Task { await write(file) }
    for await _ in waits { break }
    writing.cancel()
    #expect(await writing.value == .cancelled)
  }

  @Test func `A linked library stays a link, and its target keeps its mode`() async throws {
    let target = home.path + "/target.ndjson"
    try put(line(1) + line(1) + line(1))
    try FileManager.default.moveItem(atPath: home.libraryFile, toPath: target)
    #expect(symlink(target, home.libraryFile) == 0 && chmod(target, 0o640) == 0)
    #expect(chmod(folder, 0o700) == 0)
    try await file().append([.mark(Self.movie, .favorite(false))])
    #expect(try Home.mode(target) == 0o640)
    try await file(compactionSize: 0).append([.mark(Self.movie, .favorite(false))])
    #expect(text()?.lineList.count == 2)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: home.libraryFile) == target)
    #expect(try Home.mode(target) == 0o640)
    #expect(try await file().library().events.count == 2)
  }

  @Test func `A zero byte in a text is not stored`() async throws {
    let movie = Film(id: 19, title: "Metro\0polis", year: nil)
    try await file().append([.watch(Viewing(of: movie, on: nil, note: "a\0b", tags: ["\0c"]))])
    let viewing = try #require(try await file().library().diary.first).viewing
    #expect(viewing.movie.title == "Metropolis" && viewing.note == "ab" && viewing.tags == ["c"])
  }

  @Test(arguments: [Int64.min, .max]) func `A clock that is far off is limited`(
    seconds: Int64
  ) async throws {
    let clock = WallClock(secondsSince1970: seconds, on: ImmediateClock())
    let file = LibraryFile(PrivateFolder(SystemText(folder)), clock: clock)
    try await file.append([.mark(Self.movie, .favorite(true))])
    #expect(try await file.library().marks(of: 19).isFavorite)
  }

  @Test(arguments: [ENOLCK, EOPNOTSUPP])
  func `A file system without locks is named`(number: Int32) {
    #expect(FileError.Reason(SystemFileError(number: number)) == .noLocks)
  }
}
