import Essentials
import Platform
import TMDB
import ViperTerminal

/// The files of a folder that contain one response each.
///
/// A file consists of a header of one line, and the body of the response without changes.
struct StoredFiles {
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

  let folder: PrivateFolder
  /// The suffix of the files' names.
  ///
  /// Other files are not touched.
  let suffix: String
  /// The number of bytes that a file can have; larger ones are neither written nor read.
  let mostBytes: Int

  /// Returns the response in the file for a key; `nil` if there is none, or if it is damaged.
  func response(for key: String) -> StoredResponse? {
    guard let bytes = try? folder.read(name(key), limit: mostBytes),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      let head = try? JSONDecoder().decode(Head.self, from: Data(bytes[..<end])),
      head.key == key, bytes.count - end - 1 == head.length,
      Self.hash(bytes[(end + 1)...]) == head.checksum
    else { return nil }
    return StoredResponse(
      key: key, tag: head.tag, storedAt: head.storedAt, maxAge: head.maxAge,
      body: Data(bytes[(end + 1)...]))
  }

  /// Writes a file, if it is not too large.
  ///
  /// No error is thrown, because a cache that cannot be written only costs time.
  ///
  /// - Returns: The number of bytes of the file; `nil` if it is too large.
  @discardableResult
  func write(_ response: StoredResponse) -> Int? {
    let head = Head(
      key: response.key, tag: response.tag, storedAt: response.storedAt, maxAge: response.maxAge,
      length: response.body.count, checksum: Self.hash(response.body))
    let bytes = Array((JSONText.encode(head, isPretty: false) + "\n").utf8) + Array(response.body)
    guard bytes.count <= mostBytes else { return nil }
    try? folder.write(bytes, to: name(response.key))
    return bytes.count
  }

  /// Removes the file for a key, if there is one.
  func remove(_ key: String) {
    try? folder.remove(name(key))
  }

  /// Removes all files.
  ///
  /// - Returns: The number of files that were removed.
  /// - Throws: `FileProblem` with the system's error number.
  func clear() throws(FileProblem) -> Int {
    try folder.prune(suffix: suffix, to: -1)
  }

  /// Returns the name of the file for a request, which is the FNV-1a hash of the request's key.
  ///
  /// The header contains the whole key, so two requests with the same name only replace each other.
  private func name(_ key: String) -> String {
    let digits = String(Self.hash(key.utf8), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + suffix
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
