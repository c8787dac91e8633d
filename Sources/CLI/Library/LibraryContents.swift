import MovieEntities
import MovieLibrary
import ViperPlatform

/// The content of a library file that has been read so far, so that only new lines are read next
/// time.
struct LibraryContents: Sendable {
  /// The size limit of a library, in bytes; 10,000 viewings take about 3 MB.
  static let maxBytes = 1 << 29
  /// The maximum number of bytes before the unread ones that are compared to detect edits.
  private static let maxTail = 256

  private(set) var library = Library()
  /// The version of the file that was last read.
  private var version: FileVersion?
  /// The number of bytes read, up to the end of the last complete line.
  private var position = 0
  /// The last bytes read.
  private var tail: [UInt8] = []
  /// The number of complete lines, and of those that are damaged.
  private var lines = 0
  private var damaged = 0
  /// The number of lines from which `needsCompaction` counts again.
  private var nextCount = 0

  /// Reads the lines that were appended to a file, or all lines if the file was replaced or edited.
  mutating func update(from file: Int32) throws(SystemFileError) {
    let current = try FileVersion(file)
    guard current != version else { return }
    guard current.size <= Self.maxBytes else { throw SystemFileError(number: EFBIG) }
    let isAppended = version.map(current.isExtension) ?? false
    if !isAppended { self = LibraryContents() }
    guard lseek(file, off_t(position - tail.count), SEEK_SET) >= 0 else {
      throw SystemFileError(number: errno)
    }
    let bytes = try Descriptor(file).readAll(limit: Self.maxBytes)
    guard bytes.starts(with: tail) else {
      self = LibraryContents()
      return try update(from: file)
    }
    add(bytes)
    version = current
  }

  /// Returns whether the file is larger than a size, in bytes, and more than half of its lines have no
  /// effect.
  ///
  /// Counting takes as long as applying all events, so it is not done for each append: a new line
  /// makes few others superfluous.
  mutating func needsCompaction(above size: Int) -> Bool {
    guard let version, version.size > size, lines >= nextCount else { return false }
    let needed = library.compacted.count + damaged
    let excess = 2 * needed - lines
    if excess >= 0 { nextCount = lines + max(excess / 4, lines / 64) + 1 }
    return excess < 0
  }

  /// Adds the lines after the tail.
  private mutating func add(_ bytes: [UInt8]) {
    var events: [LibraryEvent] = []
    var end = tail.count
    var isTorn = false
    for (_, range) in LibraryEvent.lines(of: bytes, from: end) {
      let event = LibraryEvent(bytes, in: range)
      if let event { events.append(event) }
      // The last line may be incomplete only because it is still being written.
      isTorn = event == nil && range.upperBound == bytes.count
      if isTorn { break }
      end = min(range.upperBound + 1, bytes.count)
      lines += 1
      if event == nil { damaged += 1 }
    }
    library.append(events)
    library.skippedLines = damaged + (isTorn ? 1 : 0)
    position += end - tail.count
    tail = Array(bytes[..<end].suffix(Self.maxTail))
  }
}

/// A file at a point in time.
struct FileVersion: Hashable {
  private let device: UInt64
  private let number: UInt64
  let size: Int
  /// The time of the last change, as the duration since January 1, 1970.
  private let modified: Duration

  init(_ file: Int32) throws(SystemFileError) {
    var about = stat()
    guard fstat(file, &about) == 0 else { throw SystemFileError(number: errno) }
    device = UInt64(truncatingIfNeeded: about.st_dev)
    number = UInt64(truncatingIfNeeded: about.st_ino)
    size = Int(about.st_size)
    modified = about.modified
  }

  /// Returns whether the file can be an earlier version with bytes added at the end.
  func isExtension(of earlier: FileVersion) -> Bool {
    device == earlier.device && number == earlier.number && size > earlier.size
  }
}

/// The damaged lines of a library file.
struct LibraryCheck: Sendable {
  enum Damage: String, Sendable {
    /// The line is not an event.
    case damaged
    /// The last line is incomplete.
    case incomplete
    /// An earlier line has the same ID.
    case repeated
  }

  /// The damaged lines, by number from 1.
  private(set) var lines: [(number: Int, damage: Damage)] = []
  /// The number of events, including unknown ones.
  private(set) var events = 0
  /// The number of events from later versions of the program.
  private(set) var unknown = 0

  init(_ bytes: [UInt8]) {
    var ids: Set<String> = []
    for (number, range) in LibraryEvent.lines(of: bytes) {
      guard let event = LibraryEvent(bytes, in: range) else {
        lines.append((number, range.upperBound == bytes.count ? .incomplete : .damaged))
        continue
      }
      guard ids.insert(event.id).inserted else {
        lines.append((number, .repeated))
        continue
      }
      events += 1
      if case .unknown = event.action { unknown += 1 }
    }
  }
}
