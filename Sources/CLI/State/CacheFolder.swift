import Essentials
import Platform
import TMDB
import ViperTerminal
import Wording

/// Keeps responses of the service in files.
///
/// A file consists of a header of one line, and the body of the response without changes. Files are
/// written and removed outside of any actor. Old files are removed once a run, when the first
/// response is kept, because looking at every file costs more than writing one.
struct CacheFolder: ResponseStore {
  /// The number of bytes that the folder can contain.
  ///
  /// The oldest files beyond it are removed.
  static let mostBytes = 32 << 20

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

  let path: SystemText
  private let folder: PrivateFolder
  private let pruning = Once()

  /// Creates a store, or fails if the environment determines no folder for it.
  init?(_ environment: Environment) {
    guard let path = environment.cacheFolder else { return nil }
    self.path = path
    folder = PrivateFolder(path)
  }

  /// Returns the store of a run; `nil` if there is no folder for it, or if other users can write in
  /// the folder, which a note says.
  static func trusted(in context: Context) -> CacheFolder? {
    guard let cache = CacheFolder(context.environment) else { return nil }
    let localizer = context.localizer
    let path = TerminalSanitizer.clean(cache.path.text)
    do throws(FileProblem) {
      try cache.folder.check()
      return cache
    } catch {
      context.console.note(
        error.distrust == .otherOwner
          ? localizer(
            """
            Note: the cache in \(path) is not used: it belongs to another user. Set XDG_CACHE_HOME \
            to a folder of your own.
            """)
          : localizer(
            """
            Note: the cache in \(path) is not used: other users can write in it. Remove their \
            permission with 'chmod go-w'.
            """))
      return nil
    }
  }

  func response(for key: String) -> StoredResponse? {
    guard let bytes = try? folder.read(name(key), limit: Self.mostBytes),
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
    guard bytes.count <= Self.mostBytes else { return }
    // A cache that cannot be written only costs time.
    try? folder.write(bytes, to: name(response.key), isDurable: false)
    guard pruning.begins() else { return }
    _ = try? folder.prune(suffix: Self.suffix, to: Self.mostBytes)
  }

  /// Removes all responses.
  ///
  /// - Returns: The number of responses that were removed.
  /// - Throws: `FileProblem` with the system's error number.
  func clear() throws(FileProblem) -> Int {
    try folder.prune(suffix: Self.suffix, to: -1)
  }

  private static let suffix = ".answer"

  /// Returns the name of the file for a request, which is the FNV-1a hash of the request's key.
  ///
  /// The header contains the whole key, so two requests with the same name only replace each other.
  private func name(_ key: String) -> String {
    let digits = String(Self.hash(key.utf8), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + Self.suffix
  }

  /// Returns the FNV-1a hash of some bytes.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    // The iterator of `Data` takes several times as long as the bytes themselves.
    bytes.withContiguousStorageIfAvailable { fold($0) } ?? fold(bytes)
  }

  private static func fold(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
