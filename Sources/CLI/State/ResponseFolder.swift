import MovieTMDB
import Synchronization
import ViperCommandLine
import ViperEssentials
import ViperPlatform
import ViperText

/// Caches a service's responses in a folder, with one file per response that contains a header line
/// followed by the body.
struct ResponseFolder: ResponseStore {
  /// The limits of a folder, with sizes in bytes.
  struct Rule: Sendable {
    /// The suffix of file names; other files are left untouched.
    let suffix: String
    /// The size limit for a file; larger files are neither written nor read.
    let maxFileSize: Int
    /// The maximum total size of all files after pruning, which removes the oldest files.
    let prunedSize: Int
    /// The number of bytes to write between prunings, which are rare because pruning costs more
    /// than writing.
    let pruneInterval: Int
    /// The age at which files expire; `nil` if files never expire.
    var maxAge: Duration?
    /// The name of a subfolder of the cache; `nil` for the cache folder itself.
    var name: SystemText?

    static let responses = Rule(
      suffix: ".answer", maxFileSize: 32 << 20, prunedSize: 32 << 20, pruneInterval: .max)

    /// The limits for pictures, which are 64 MiB for the folder and 1 MiB for each picture.
    ///
    /// The largest of a thousand posters is 109 kB. Two concurrent programs can each exceed
    /// `pruneInterval` by one picture before they prune.
    static let pictures = Rule(
      suffix: ".picture", maxFileSize: 1 << 20, prunedSize: (64 - 2 * (2 + 1)) << 20,
      pruneInterval: 2 << 20, maxAge: .seconds(180 * 86_400), name: "pictures")
  }

  private struct Header: Codable {
    let key: String
    let tag: String?
    let storedAt: Int64
    let maxAge: Int64
    let length: Int
    /// The checksum of the body.
    ///
    /// A checksum is needed because a file damaged by a power failure may still have the right
    /// length.
    let checksum: UInt64
  }

  /// The number of bytes written since the last pruning; `nil` before the first write.
  private final class Unpruned: Sendable {
    let bytes = Mutex<Int?>(nil)
  }

  var path: SystemText { folder.path }

  private let rule: Rule
  private let cache: PrivateFolder
  private let folder: PrivateFolder
  private let now: @Sendable () -> Int64
  private let unpruned = Unpruned()

  /// Creates a store, or returns `nil` if there is no cache folder.
  ///
  /// `now` returns seconds since January 1, 1970, 00:00 GMT.
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

  func check() throws(SystemFileError) {
    try cache.check()
  }

  /// Returns the cached response for a key, or `nil` if the response is missing, expired or
  /// damaged.
  func response(for key: String) -> StoredResponse? {
    guard isTrusted, let response = read(key) else { return nil }
    guard rule.maxAge == nil || response.isFresh(at: now()) else {
      try? folder.remove(name(key))
      return nil
    }
    return response
  }

  private func read(_ key: String) -> StoredResponse? {
    read(file: name(key)).flatMap { $0.key == key ? $0 : nil }
  }

  private func read(file: String) -> StoredResponse? {
    guard let bytes = try? folder.read(file, limit: rule.maxFileSize),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      let header = try? JSONDecoder().decode(Header.self, from: Data(bytes[..<end])),
      bytes.count - end - 1 == header.length,
      Self.hash(bytes[(end + 1)...]) == header.checksum
    else { return nil }
    return StoredResponse(
      key: header.key, tag: header.tag, storedAt: header.storedAt, maxAge: header.maxAge,
      body: Data(bytes[(end + 1)...]))
  }

  /// Returns the most recently stored responses of up to 1 MiB each, even if they have expired.
  func newest(_ count: Int) -> [StoredResponse] {
    let files = (try? folder.entries()) ?? []
    return files.filter { $0.isFile && $0.size <= 1 << 20 && $0.name.hasSuffix(rule.suffix) }
      .sorted { $0.modified > $1.modified }.prefix(count).compactMap { read(file: $0.name) }
  }

  @concurrent
  func keep(_ response: StoredResponse) async {
    let header = Header(
      key: response.key, tag: response.tag, storedAt: response.storedAt, maxAge: response.maxAge,
      length: response.body.count, checksum: Self.hash(response.body))
    let bytes =
      Array((JSONText.encode(header, isPretty: false) + "\n").utf8) + Array(response.body)
    guard isTrusted, bytes.count <= rule.maxFileSize else { return }
    try? folder.write(bytes, to: name(response.key), isDurable: false)
    let isDue = unpruned.bytes.withLock { count in
      let sum = count.map { $0 + bytes.count }
      let isDue = sum.map { $0 > rule.pruneInterval } ?? true
      count = isDue ? 0 : sum
      return isDue
    }
    guard isDue else { return }
    _ = try? folder.prune(suffix: rule.suffix, to: rule.prunedSize, maxAge: rule.maxAge)
  }

  func clear() throws(SystemFileError) -> Int {
    try folder.prune(suffix: rule.suffix, to: -1)
  }

  /// Whether the parent folder is safe, so that other users cannot have replaced the subfolder.
  private var isTrusted: Bool {
    // The cache folder itself is checked on each read and write, so only a subfolder needs this
    // check.
    rule.name == nil || (try? check()) != nil
  }

  /// Returns the file name for a request, which is the FNV-1a hash of the request's key.
  ///
  /// The file's header contains the full key. If two requests have the same hash, one response
  /// therefore merely replaces the other.
  private func name(_ key: String) -> String {
    let digits = String(Self.hash(key.utf8), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + rule.suffix
  }

  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    // Iterating over `Data` is several times slower than iterating over its bytes.
    bytes.withContiguousStorageIfAvailable { fold($0) } ?? fold(bytes)
  }

  private static func fold(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
