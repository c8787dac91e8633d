import Foundation
import Testing
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI

/// Archives that must not be unpacked.
struct ZIPDirectoryTests {
  /// Returns an archive with the given entries and without their contents.
  private static func archive(
    _ entries: [(name: String, size: UInt32, mode: UInt16, flags: UInt16)]
  ) -> [UInt8] {
    func bytes(_ numbers: (value: UInt32, count: Int)...) -> [UInt8] {
      numbers.flatMap { value, count in
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
      }
    }
    let directory = entries.flatMap { name, size, mode, flags in
      bytes(
        (0x0201_4B50, 4), (0x0314, 2), (20, 2), (UInt32(flags), 2), (0, 4), (0, 2), (0, 4),
        (size, 4), (size, 4), (UInt32(name.utf8.count), 2), (0, 2), (0, 2), (0, 2), (0, 2),
        (UInt32(mode) << 16, 4), (0, 4)) + Array(name.utf8)
    }
    return directory
      + bytes(
        (0x0605_4B50, 4), (0, 4), (UInt32(entries.count), 2), (UInt32(entries.count), 2),
        (UInt32(directory.count), 4), (0, 4), (0, 2))
  }

  private func directory(_ bytes: [UInt8]) throws -> [ZIPDirectory.Entry] {
    let home = try Home()
    let path = home.path + "/x.zip"
    try Data(bytes).write(to: URL(filePath: path))
    let file = Descriptor(open(path, O_RDONLY))
    defer { close(file.number) }
    return try ZIPDirectory(file, limit: 500 << 20).entries
  }

  @Test func `Files are listed with their sizes`() throws {
    let entries = try directory(
      Self.archive([("a.csv", 3, 0o100644, 0), ("b/", 0, 0o40755, 0), ("b/c.csv", 9, 0, 0)]))
    #expect(entries.map(\.name) == ["a.csv", "b/c.csv"])
    #expect(entries.map(\.size) == [3, 9])
  }

  @Test(arguments: [
    "../a.csv", "a/../../b.csv", "/a.csv", "C:/a.csv", "a\\b.csv", "..", "", "a\0b",
  ])
  func `A path that leaves the folder is rejected`(_ name: String) {
    #expect(throws: ZIPDirectory.Mistake.unsafe(name)) {
      try directory(Self.archive([(name, 1, 0, 0)]))
    }
  }

  @Test func `Links, repeated names, encryption and large files are rejected`() {
    #expect(throws: ZIPDirectory.Mistake.unsafe("a.csv")) {
      try directory(Self.archive([("a.csv", 1, 0o120777, 0)]))
    }
    #expect(throws: ZIPDirectory.Mistake.repeated("a.csv")) {
      try directory(Self.archive([("a.csv", 1, 0, 0), ("a.csv", 1, 0, 0)]))
    }
    #expect(throws: ZIPDirectory.Mistake.encrypted) {
      try directory(Self.archive([("a.csv", 1, 0, 1)]))
    }
    #expect(throws: ZIPDirectory.Mistake.tooLarge) {
      try directory(Self.archive([("a.csv", 300 << 20, 0, 0), ("b.bin", 300 << 20, 0, 0)]))
    }
  }

  @Test func `A damaged archive is rejected at any length`() throws {
    let whole = Self.archive([("a.csv", 3, 0, 0)])
    for length in 0..<whole.count {
      #expect(throws: ZIPDirectory.Mistake.notZIP) { try directory(Array(whole.prefix(length))) }
    }
    for position in 0..<whole.count {
      var bytes = whole
      bytes[position] ^= 0xFF
      _ = try? directory(bytes)
    }
  }

  @Test func `A name that is not in UTF-8 does not affect other files`() throws {
    var bytes = Self.archive([("caf#.csv", 3, 0o100644, 0), ("diary.csv", 9, 0, 0)])
    let position = try #require(bytes.firstIndex(of: UInt8(ascii: "#")))
    bytes[position] = 0x82
    #expect(try directory(bytes).map(\.isNameValid) == [false, true])
  }

  @Test func `Names have no special meaning to unzip`() {
    #expect(ImportLoader.pattern("a[1]*?\\.csv") == #"a\[1\]\*\?\\.csv"#)
    #expect(ImportLoader.pattern("-x.csv") == "[-]x.csv")
    #expect(ImportLoader.pattern("-\u{301}*\u{301}") == "[-]\u{301}\\*\u{301}")
  }
}
