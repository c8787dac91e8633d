import ViperPlatform

/// The list of files at the end of a ZIP archive.
///
/// It is checked before anything is unpacked, so `unzip` never gets an unsafe archive. PKWARE's
/// APPNOTE describes the format in sections 4.3.12 and 4.3.16.
struct ZIPDirectory {
  struct Entry: Equatable {
    let name: String
    /// The size of the unpacked file in bytes, according to the archive.
    let size: Int
    /// Whether the name is in UTF-8; old programs use CP437.
    let isNameValid: Bool
  }

  /// The reason why an archive is rejected.
  enum Mistake: Error, Equatable {
    /// The file is not a ZIP archive, or is damaged or of an unknown kind.
    case notZIP
    /// A path is absolute or contains `..`, or an entry is a link.
    case unsafe(String)
    /// Two entries have the same name.
    case repeated(String)
    case encrypted
    /// The unpacked files are larger than allowed in total.
    case tooLarge
  }

  private static let maxDirectory = 16 << 20
  /// The entries that are files.
  let entries: [Entry]

  init(_ archive: Descriptor, limit: Int) throws(Mistake) {
    let size = Int(lseek(archive.number, 0, SEEK_END))
    // The end record has 22 bytes and a comment of at most 64 kB.
    let tail = try Self.read(archive, max(0, size - 65_557)..<max(size, 0))
    guard let end = tail.indices.dropLast(21).last(where: { Self.isEnd(tail, $0) }) else {
      throw .notZIP
    }
    let (count, length) = (Self.number(tail, end + 10, 2), Self.number(tail, end + 12, 4))
    let start = Self.number(tail, end + 16, 4)
    guard length <= Self.maxDirectory, start + length <= size else { throw .notZIP }
    let bytes = try Self.read(archive, start..<start + length)
    var (entries, names, total, offset): ([Entry], Set<String>, Int, Int) = ([], [], 0, 0)
    for _ in 0..<count {
      guard offset + 46 <= bytes.count, Self.number(bytes, offset, 4) == 0x0201_4B50 else {
        throw .notZIP
      }
      let parts = [28, 30, 32].map { Self.number(bytes, offset + $0, 2) }
      guard offset + 46 + parts[0] <= bytes.count else { throw .notZIP }
      let nameBytes = bytes[(offset + 46)..<(offset + 46 + parts[0])]
      let name = String(decoding: nameBytes, as: UTF8.self)
      let isNameValid = String(validating: nameBytes, as: UTF8.self) != nil
      let mode = Self.number(bytes, offset + 40, 2)
      guard Self.isSafe(name), mode & 0xF000 != 0xA000 else { throw .unsafe(name) }
      guard !isNameValid || names.insert(name).inserted else { throw .repeated(name) }
      if Self.number(bytes, offset + 8, 2) & 1 != 0 { throw .encrypted }
      let size = Self.number(bytes, offset + 24, 4)
      total += size
      if total > limit { throw .tooLarge }
      if !name.hasSuffix("/") {
        entries.append(Entry(name: name, size: size, isNameValid: isNameValid))
      }
      offset += 46 + parts.reduce(0, +)
    }
    self.entries = entries
  }

  private static func isEnd(_ bytes: [UInt8], _ offset: Int) -> Bool {
    number(bytes, offset, 4) == 0x0605_4B50
      && offset + 22 + number(bytes, offset + 20, 2) <= bytes.count
  }

  /// Returns whether an entry stays inside the folder that it is unpacked to.
  static func isSafe(_ name: String) -> Bool {
    let components = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.isEmpty && !name.hasPrefix("/") && !name.contains("\\") && !name.contains("\0")
      && !components.contains("..") && !(components[0].count == 2 && components[0].hasSuffix(":"))
  }

  private static func read(_ file: Descriptor, _ range: Range<Int>) throws(Mistake) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: range.count)
    guard pread(file.number, &bytes, range.count, off_t(range.lowerBound)) == range.count else {
      throw .notZIP
    }
    return bytes
  }

  /// Returns a little-endian number.
  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
