import MovieEntities
import MovieTMDB
import Synchronization
import ViperCommandLine
import ViperPlatform

/// The library of the user on this computer, in a file that only its owner can read.
///
/// Events are only appended, by any number of processes at a time. Confirmed events survive a crash
/// and a power failure: a write ends with `fsync`, and can only leave the last line incomplete.
final class LibraryFile: LibraryStore {
  static let name = "library.ndjson"
  static let lockName = "library.lock"
  static let backupName = "library.ndjson.backup"

  private let folder: PrivateFolder?
  private let lockTimeout: Duration
  private let clock: WallClock
  /// What has been read so far, and the source of random bits for IDs.
  private let state:
    Mutex<(contents: LibraryContents, random: any RandomNumberGenerator & Sendable)>

  /// The path of the file; `nil` if the environment has no folder for it.
  var path: SystemText? { folder.map { "\($0.path)/\(Self.name)" } }

  init(
    _ folder: PrivateFolder?, clock: WallClock = WallClock(), lockTimeout: Duration = .seconds(10),
    random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) {
    self.folder = folder
    self.lockTimeout = lockTimeout
    self.clock = clock
    state = Mutex((LibraryContents(), random))
  }

  convenience init(_ environment: Environment, clock: WallClock = WallClock()) {
    self.init(environment.dataFolder.map { PrivateFolder($0) }, clock: clock)
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
    guard let path else { return }
    try attempt(.read) { folder throws(SystemFileError) in
      try folder.check()
      guard let file = try Self.opened(path, O_RDONLY) else { return contents = LibraryContents() }
      defer { close(file) }
      try contents.update(from: file)
    }
  }

  /// Opens the file; returns `nil` if it does not exist.
  private static func opened(_ path: SystemText, _ flags: Int32) throws(SystemFileError) -> Int32? {
    // The entry may be a pipe, and opening it must not block.
    let file = open(path.cString, flags | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      let problem = SystemFileError(number: errno)
      if problem.isMissing, flags & O_CREAT == 0 { return nil }
      throw problem
    }
    var about = stat()
    var problem: SystemFileError?
    if fstat(file, &about) != 0 {
      problem = SystemFileError(number: errno)
    } else if about.st_mode & S_IFMT != S_IFREG {
      problem = SystemFileError(number: EINVAL)
    } else if about.st_uid != geteuid() {
      problem = SystemFileError(.otherOwner)
    }
    guard let problem else { return file }
    close(file)
    throw problem
  }

  // MARK: Writing

  @concurrent
  func append(
    _ make: @Sendable (Library) -> [LibraryEvent.Action]
  ) async throws(MovieError) -> (library: Library, events: [LibraryEvent]) {
    let lock = try lock()
    defer { lock.release() }
    return try state.withLock { state throws(MovieError) in
      try read(&state.contents)
      let time = clock.secondsSince1970
      let events = make(state.contents.library).map { action in
        LibraryEvent(
          id: ULID.make(milliseconds: time * 1_000, using: &state.random), time: time, action)
      }
      if !events.isEmpty { try write(events) }
      try read(&state.contents)
      return (state.contents.library, events)
    }
  }

  /// Appends events of another library, with their IDs and times.
  ///
  /// The closure `choose` returns the events, given the library before them.
  @concurrent
  func merge(_ choose: @Sendable (Library) -> [LibraryEvent]) async throws(MovieError) {
    let lock = try lock()
    defer { lock.release() }
    try state.withLock { state throws(MovieError) in
      try read(&state.contents)
      let events = choose(state.contents.library)
      if !events.isEmpty { try write(events) }
    }
  }

  /// The file is never locked itself, because `compact` replaces it.
  private func lock() throws(MovieError) -> FolderLock {
    try attempt(.write, Self.lockName) { folder throws(SystemFileError) in
      try folder.lock(Self.lockName, timeout: lockTimeout)
    }
  }

  /// Appends lines, completely or not at all, while the lock is held.
  private func write(_ events: [LibraryEvent]) throws(MovieError) {
    guard let path else { return }
    try attempt(.write) { folder throws(SystemFileError) in
      let isNew = path.kind == nil
      guard let file = try Self.opened(path, O_RDWR | O_CREAT | O_APPEND) else { return }
      defer { close(file) }
      fchmod(file, 0o600)
      let size = lseek(file, 0, SEEK_END)
      guard size >= 0 else { throw SystemFileError(number: errno) }
      var bytes: [UInt8] = []
      // A process was killed while it wrote the last line.
      if try Self.isTorn(file, size) { bytes.append(UInt8(ascii: "\n")) }
      for event in events { bytes += Array(event.line.utf8) + [UInt8(ascii: "\n")] }
      let descriptor = Descriptor(file)
      if let problem = descriptor.write(bytes) ?? descriptor.sync() {
        ftruncate(file, size)
        _ = descriptor.sync()
        throw SystemFileError(number: problem)
      }
      guard isNew else { return }
      folder.path.syncFolder()
      // The folder may be new, too.
      folder.path.folder.syncFolder()
    }
  }

  /// Returns whether the last line has no line feed.
  private static func isTorn(_ file: Int32, _ size: off_t) throws(SystemFileError) -> Bool {
    guard size > 0 else { return false }
    var last: UInt8 = 0
    guard pread(file, &last, 1, size - 1) == 1 else { throw SystemFileError(number: errno) }
    return last != UInt8(ascii: "\n")
  }

  // MARK: Checking and compacting

  /// Returns the damaged lines by number, in order.
  @concurrent
  func check() async throws(MovieError) -> LibraryCheck {
    guard let path else { throw error(.read, nil, .noFolder) }
    return try attempt(.read) { folder throws(SystemFileError) in
      try folder.check()
      guard let file = try Self.opened(path, O_RDONLY) else { return LibraryCheck([]) }
      defer { close(file) }
      return LibraryCheck(try Descriptor(file).readAll(limit: LibraryContents.maxBytes))
    }
  }

  /// Replaces the file by one without undone, superseded, merged and damaged lines, and keeps the
  /// previous one as a backup.
  ///
  /// - Returns: The number of lines before and after.
  @concurrent
  func compact() async throws(MovieError) -> (before: Int, after: Int) {
    let lock = try lock()
    defer { lock.release() }
    guard let path else { throw error(.write, nil, .noFolder) }
    return try attempt(.write) { folder throws(SystemFileError) in
      guard let file = try Self.opened(path, O_RDONLY) else { return (0, 0) }
      defer { close(file) }
      let bytes = try Descriptor(file).readAll(limit: LibraryContents.maxBytes)
      let lines = LibraryContents.lines(of: bytes)
      var texts: [String: Range<Int>] = [:]
      var library = Library()
      library.append(
        lines.compactMap { range in
          let event = LibraryEvent(bytes, in: range)
          if let id = event?.id, texts[id] == nil { texts[id] = range }
          return event
        })
      let events = library.compacted
      var new: [UInt8] = []
      for event in events {
        // An unchanged line keeps members of later versions.
        if library.event(event.id) == event, let text = texts[event.id] {
          new += bytes[text]
        } else {
          new += Array(event.line.utf8)
        }
        new.append(UInt8(ascii: "\n"))
      }
      try folder.write(bytes, to: Self.backupName)
      try folder.write(new, to: Self.name)
      return (lines.count, events.count)
    }
  }

  // MARK: Errors

  private func attempt<Outcome>(
    _ operation: FileError.Operation, _ file: String = LibraryFile.name,
    _ work: (PrivateFolder) throws(SystemFileError) -> Outcome
  ) throws(MovieError) -> Outcome {
    guard let folder else { throw error(operation, nil, .noFolder) }
    do throws(SystemFileError) {
      return try work(folder)
    } catch {
      let isDamaged = operation == .read && error.isNoFile
      throw self.error(operation, file, isDamaged ? .damaged : FileError.Reason(error), error)
    }
  }

  private func error(
    _ operation: FileError.Operation, _ file: String?, _ reason: FileError.Reason,
    _ cause: (any Error)? = nil
  ) -> MovieError {
    let path = folder?.path.text ?? ""
    return MovieError(
      .file(FileError(.library, operation, folder: path, file: file, reason: reason)), cause: cause)
  }
}
