import MovieTMDB
import Synchronization
import ViperCommandLine
import ViperEssentials
import ViperPlatform
import ViperTerminal

/// Keeps the responses of a service in a folder, each in a file.
///
/// A file consists of a header of one line, and the body of the response without changes. Files are
/// written and removed outside of any actor. A file that cannot be written is no error, because a
/// cache only saves time.
struct ResponseFolder: ResponseStore {
  /// The limits of what a folder keeps, with sizes in bytes.
  struct Rule: Sendable {
    /// The suffix of the files' names.
    ///
    /// Other files are not touched.
    let suffix: String
    /// The size that a file can have; larger ones are neither written nor read.
    let mostOfFile: Int
    /// The size that remains after the oldest files were removed.
    let mostLeft: Int
    /// The size that is written before the folder is looked through again.
    ///
    /// Looking at every file costs more than writing one. The first file of a run leads to a look.
    let mostUnseen: Int
    /// The time after which a file is removed; `nil` if files do not expire.
    var mostAge: Duration?
    /// The name of the folder within that of the cache; `nil` for the cache itself.
    var name: SystemText?

    static let responses = Rule(
      suffix: ".answer", mostOfFile: 32 << 20, mostLeft: 32 << 20, mostUnseen: .max)

    /// The pictures of a service: a folder of at most 64 MiB, a picture of at most 1 MiB.
    ///
    /// The largest of a thousand posters has 109 kB. Two programs at once can each write one picture
    /// more than `mostUnseen` until they look again.
    static let pictures = Rule(
      suffix: ".picture", mostOfFile: 1 << 20, mostLeft: (64 - 2 * (2 + 1)) << 20,
      mostUnseen: 2 << 20, mostAge: .seconds(180 * 86_400), name: "pictures")
  }

  /// The first line of a file.
  private struct Head: Codable {
    let key: String
    let tag: String?
    let storedAt: Int64
    let maxAge: Int64
    let length: Int
    /// The checksum of the body, because a power failure can leave a file of the right length.
    let checksum: UInt64
  }

  /// The bytes that were written since the last look; `nil` before the first file.
  private final class Unseen: Sendable {
    let bytes = Mutex<Int?>(nil)
  }

  var path: SystemText { folder.path }

  private let rule: Rule
  private let cache: PrivateFolder
  private let folder: PrivateFolder
  private let now: @Sendable () -> Int64
  private let unseen = Unseen()

  /// Creates a store, or fails if the environment determines no folder for it.
  ///
  /// `now` returns the current time in seconds since January 1, 1970, 00:00 GMT.
  init?(
    _ rule: Rule, _ environment: Environment,
    now: @escaping @Sendable () -> Int64 = { Int64(time(nil)) }
  ) {
    guard let path = environment.cacheFolder else { return nil }
    self.rule = rule
    self.now = now
    cache = PrivateFolder(path)
    folder = rule.name.map { PrivateFolder("\(path)/\($0)") } ?? cache
  }

  /// Checks that other users cannot have written in the cache.
  func check() throws(FileProblem) {
    try cache.check()
  }

  /// Returns the response in the file for a key; `nil` if there is none, or if it is damaged.
  func response(for key: String) -> StoredResponse? {
    guard isTrusted, let response = read(key) else { return nil }
    guard rule.mostAge == nil || response.isFresh(at: now()) else {
      try? folder.remove(name(key))
      return nil
    }
    return response
  }

  private func read(_ key: String) -> StoredResponse? {
    guard let bytes = try? folder.read(name(key), limit: rule.mostOfFile),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      let head = try? JSONDecoder().decode(Head.self, from: Data(bytes[..<end])),
      head.key == key, bytes.count - end - 1 == head.length,
      Self.hash(bytes[(end + 1)...]) == head.checksum
    else { return nil }
    return StoredResponse(
      key: key, tag: head.tag, storedAt: head.storedAt, maxAge: head.maxAge,
      body: Data(bytes[(end + 1)...]))
  }

  @concurrent
  func keep(_ response: StoredResponse) async {
    let head = Head(
      key: response.key, tag: response.tag, storedAt: response.storedAt, maxAge: response.maxAge,
      length: response.body.count, checksum: Self.hash(response.body))
    let bytes = Array((JSONText.encode(head, isPretty: false) + "\n").utf8) + Array(response.body)
    guard isTrusted, bytes.count <= rule.mostOfFile else { return }
    try? folder.write(bytes, to: name(response.key))
    let isDue = unseen.bytes.withLock { count in
      let sum = count.map { $0 + bytes.count }
      let isDue = sum.map { $0 > rule.mostUnseen } ?? true
      count = isDue ? 0 : sum
      return isDue
    }
    guard isDue else { return }
    _ = try? folder.prune(suffix: rule.suffix, to: rule.mostLeft, mostAge: rule.mostAge)
  }

  func clear() throws(FileProblem) -> Int {
    try folder.prune(suffix: rule.suffix, to: -1)
  }

  /// Whether other users cannot have put another folder in place of this one.
  private var isTrusted: Bool {
    // A folder is checked itself when a file is read or written.
    rule.name == nil || (try? check()) != nil
  }

  /// Returns the name of the file for a request, which is the FNV-1a hash of the request's key.
  ///
  /// The header contains the whole key, so two requests with the same name only replace each other.
  private func name(_ key: String) -> String {
    let digits = String(Self.hash(key.utf8), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + rule.suffix
  }

  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    // The iterator of `Data` takes several times as long as the bytes themselves.
    bytes.withContiguousStorageIfAvailable { fold($0) } ?? fold(bytes)
  }

  private static func fold(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
