import MovieEntities
import MovieLibrary
import MovieTMDB
import Synchronization
import ViperCommandLine
import ViperPlatform

/// The user's library on this computer, in a file that only its owner can read.
///
/// Events are only appended, and any number of processes can append at a time. Confirmed events
/// survive a crash and a power failure: each write ends with `fsync`, and an interrupted write
/// leaves only the last line incomplete. A large file most of whose lines have no effect is compacted.
final class LibraryFile: LibraryStore {
  static let name = "library.ndjson"
  static let lockName = "library.lock"
  static let backupName = "library.ndjson.backup"

  private let files: StateFolder
  private let lockTimeout: Duration
  /// How long a writer waits for another process before `onWait` is called.
  private let waitDelay: Duration
  private let onWait: @Sendable () -> Void
  /// The numbers of this process's waiting writers, of which the first is next.
  private let writers = Mutex<(waiting: [Int], last: Int, hasNotice: Bool)>(([], 0, false))
  private let clock: WallClock
  /// The size, in bytes, up to which the file is not compacted.
  private let compactionSize: Int
  private let today: Today
  /// What has been read so far, and the source of random bits for IDs.
  private let state:
    Mutex<(contents: LibraryContents, random: any RandomNumberGenerator & Sendable)>

  /// The path of the file; `nil` if the environment has no folder for it.
  var path: SystemText? { files.folder.map { "\($0.path)/\(Self.name)" } }

  init(
    _ folder: PrivateFolder?, clock: WallClock = WallClock(), today: Today = .local,
    lockTimeout: Duration = .seconds(10),
    random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
    waitDelay: Duration = .milliseconds(500), compactionSize: Int = 1 << 20,
    onWait: @escaping @Sendable () -> Void = {}
  ) {
    files = StateFolder(folder, .library, limit: LibraryContents.maxBytes)
    self.lockTimeout = lockTimeout
    self.waitDelay = waitDelay
    self.onWait = onWait
    self.clock = clock
    self.compactionSize = compactionSize
    self.today = today
    state = Mutex((LibraryContents(), random))
  }

  /// Creates the user's library.
  ///
  /// `onWait` is called when a writer has to wait for another process.
  convenience init(
    _ environment: Environment, clock: WallClock = WallClock(),
    onWait: @escaping @Sendable () -> Void = {}
  ) {
    self.init(environment.dataFolder.map { PrivateFolder($0) }, clock: clock, onWait: onWait)
  }

  // MARK: Reading

  @concurrent
  func library() async throws(MovieError) -> Library {
    try state.withLock { state throws(MovieError) in
      try read(&state.contents)
      return state.contents.library
    }
  }

  /// Reads what has been appended since the last time, or everything if the file was replaced.
  private func read(_ contents: inout LibraryContents) throws(MovieError) {
    guard files.folder != nil else { return }
    try files.change(.read, Self.name) { folder throws(SystemFileError) in
      do throws(SystemFileError) {
        let file = try folder.open(Self.name, checksOwner: true)
        defer { close(file) }
        try contents.update(from: file)
      } catch  where error.isMissing {
        contents = LibraryContents()
      }
    }
  }

  // MARK: Writing

  @concurrent
  func append(
    _ make: @Sendable (Library) -> [LibraryEvent.Action]
  ) async throws(MovieError) -> (library: Library, events: [LibraryEvent]) {
    let (library, events) = try await add { library, newID in
      make(library).map { action in
        library.event(action, id: newID(), at: clock.secondsSince1970, today: today.day)
      }
    } events: {
      $0
    }
    return (library, events)
  }

  @concurrent
  func merge(
    _ rows: [ImportedRow], events: [LibraryEvent]
  ) async throws(MovieError) -> LibraryMerge {
    try await add(isCancelable: true) { library, newID throws(MovieError) in
      try LibraryMerge(
        rows, events: events, into: library, at: clock.secondsSince1970, batch: newID())
    } events: {
      $0.events
    }.change
  }

  /// Appends the events of a change, while other processes wait.
  ///
  /// If `isCancelable` is `true`, canceling the task has an effect until the file is being changed.
  private func add<Change>(
    isCancelable: Bool = false,
    _ make: (Library, _ newID: () -> String) throws(MovieError) -> Change,
    events: (Change) -> [LibraryEvent]
  ) async throws(MovieError) -> (library: Library, change: Change) {
    let lock = try await lock()
    defer { lock.release() }
    return try state.withLock { state throws(MovieError) in
      try read(&state.contents)
      let change = try make(state.contents.library) {
        EventID.ulid(milliseconds: clock.millisecondsSince1970, using: &state.random)
      }
      var lines: [UInt8] = []
      for event in events(change) {
        if isCancelable, Task.isCancelled { throw .cancelled }
        lines += Array(event.line.utf8) + [UInt8(ascii: "\n")]
      }
      if !lines.isEmpty { try write(lines) }
      try read(&state.contents)
      compactIfNeeded(&state.contents)
      return (state.contents.library, change)
    }
  }

  /// Locks a separate file, because compacting replaces the library.
  ///
  /// The writers of this process take turns in the order in which they came.
  private func lock() async throws(MovieError) -> FolderLock {
    let number = writers.withLock { writers in
      writers.last += 1
      writers.waiting.append(writers.last)
      return writers.last
    }
    defer {
      writers.withLock { writers in
        writers.waiting.removeAll { $0 == number }
        if writers.waiting.isEmpty { writers.hasNotice = false }
      }
    }
    return try await files.lock(Self.lockName, timeout: lockTimeout) { elapsed in
      let (isNext, isLate) = writers.withLock { writers in
        guard writers.waiting.first == number else { return (false, false) }
        let isLate = elapsed > waitDelay && !writers.hasNotice
        if isLate { writers.hasNotice = true }
        return (true, isLate)
      }
      if isLate { onWait() }
      return isNext
    }
  }

  /// Appends lines, completely or not at all, while the lock is held.
  private func write(_ lines: [UInt8]) throws(MovieError) {
    guard let path else { return }
    try files.change(.write, Self.name) { folder throws(SystemFileError) in
      let isNew = path.kind == nil
      let file = try folder.open(Self.name, O_RDWR | O_CREAT | O_APPEND, checksOwner: true)
      defer { close(file) }
      // If the library is a link, the target's mode is the user's decision.
      if !Self.isLink(path) { fchmod(file, 0o600) }
      let size = lseek(file, 0, SEEK_END)
      guard size >= 0 else { throw SystemFileError(number: errno) }
      // A process may have been killed while writing the last line.
      let bytes = try Self.isTorn(file, size) ? [UInt8(ascii: "\n")] + lines : lines
      let descriptor = Descriptor(file)
      if let problem = descriptor.write(bytes) ?? descriptor.sync() {
        ftruncate(file, size)
        _ = descriptor.sync()
        throw SystemFileError(number: problem)
      }
      guard isNew else { return }
      // The folder and those above it may be new, too.
      var new = folder.path
      while new.bytes.count > 1 {
        new.syncFolder()
        new = SystemText(new.folder.bytes.dropLast())
      }
    }
  }

  /// Returns whether the last line has no line feed.
  private static func isTorn(_ file: Int32, _ size: off_t) throws(SystemFileError) -> Bool {
    guard size > 0 else { return false }
    var last: UInt8 = 0
    guard pread(file, &last, 1, size - 1) == 1 else { throw SystemFileError(number: errno) }
    return last != UInt8(ascii: "\n")
  }

  // MARK: Checking

  /// Returns the damaged lines by number, in order.
  @concurrent
  func check() async throws(MovieError) -> LibraryCheck {
    LibraryCheck(try bytes() ?? [])
  }

  /// Returns the bytes of the file, or `nil` if it does not exist.
  private func bytes() throws(MovieError) -> [UInt8]? {
    try files.change(.read, Self.name) { folder throws(SystemFileError) in
      do throws(SystemFileError) {
        return try folder.read(
          Self.name, limit: LibraryContents.maxBytes, checksOwner: true)
      } catch  where error.isMissing {
        return nil
      }
    }
  }

  // MARK: Compacting

  /// Removes the lines that have no effect if there are too many of them, while the lock is held.
  ///
  /// The previous file is kept as a backup. Lines that can't be read stay, so that the user can repair
  /// them. A failure changes nothing, and the next append tries again.
  private func compactIfNeeded(_ contents: inout LibraryContents) {
    guard let path, contents.needsCompaction(above: compactionSize), let bytes = try? bytes() else {
      return
    }
    let remaining = Dictionary(contents.library.compacted.map { ($0.id, $0) }) { first, _ in first }
    var known: Set<String> = []
    var new: [UInt8] = []
    for (_, range) in LibraryEvent.lines(of: bytes) {
      if let event = LibraryEvent(bytes, in: range) {
        guard known.insert(event.id).inserted, let left = remaining[event.id] else { continue }
        // Copy unchanged lines, which may have members from later versions.
        new += left == event ? Array(bytes[range]) : Array(left.line.utf8)
      } else {
        new += bytes[range]
      }
      new.append(UInt8(ascii: "\n"))
    }
    try? files.change(.write, Self.name) { folder throws(SystemFileError) in
      try folder.write(bytes, to: Self.backupName)
      try Self.replace(path, in: folder, with: new)
    }
  }

  /// Replaces the file or, if it is a link, the link's target, whose mode stays the same.
  private static func replace(
    _ path: SystemText, in folder: PrivateFolder, with bytes: [UInt8]
  ) throws(SystemFileError) {
    guard isLink(path) else { return try folder.write(bytes, to: name) }
    var about = stat()
    guard let target = path.resolved, stat(target.cString, &about) == 0 else {
      throw SystemFileError(number: errno)
    }
    try target.replace(
      with: bytes, mode: 0o600, permissions: about.st_mode & 0o777, isDurable: true)
  }

  private static func isLink(_ path: SystemText) -> Bool {
    var about = stat()
    return lstat(path.cString, &about) == 0 && about.st_mode & S_IFMT == S_IFLNK
  }
}
