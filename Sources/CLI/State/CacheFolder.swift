import Synchronization
import TMDB

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Something that is done once.
private final class Once: Sendable {
  private let hasBegun = Atomic(false)

  /// Whether this call is the first.
  func begins() -> Bool {
    !hasBegun.exchange(true, ordering: .relaxed)
  }
}

/// Keeps answers of the service in files: a head of one line, then the body as it came.
///
/// Files are written and removed on no actor. What became too much is removed once in a run, with the first
/// answer that is kept: to look at every file costs more than to write one.
struct CacheFolder: AnswerStore {
  /// What the folder may hold; beyond it the oldest go first.
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

  let path: String
  private let folder: PrivateFolder
  private let pruning = Once()

  /// Creates a store, or fails if the environment determines no folder for it.
  init?(_ environment: Environment) {
    guard let home = environment.folder("XDG_CACHE_HOME", orHome: ".cache") else { return nil }
    path = home + "/" + Program.name
    folder = PrivateFolder(path)
  }

  func answer(for key: String) -> StoredAnswer? {
    guard let bytes = try? folder.read(name(key), limit: Self.mostBytes),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      let head = try? JSONDecoder().decode(Head.self, from: Data(bytes[..<end])),
      head.key == key, bytes.count - end - 1 == head.length,
      Self.hash(bytes[(end + 1)...]) == head.checksum
    else { return nil }
    return StoredAnswer(
      key: key, tag: head.tag, storedAt: head.storedAt, maxAge: head.maxAge,
      body: Data(bytes[(end + 1)...]))
  }

  @concurrent
  func keep(_ answer: StoredAnswer) async {
    let head = Head(
      key: answer.key, tag: answer.tag, storedAt: answer.storedAt, maxAge: answer.maxAge,
      length: answer.body.count, checksum: Self.hash(answer.body))
    let bytes = Array((JSONText.encode(head, isPretty: false) + "\n").utf8) + Array(answer.body)
    guard bytes.count <= Self.mostBytes else { return }
    // A cache that cannot be written only costs speed.
    try? folder.write(bytes, to: name(answer.key), isDurable: false)
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
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
