import Foundation
import MovieTMDB
import Testing
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

@Suite(.places(1))
struct PictureFolderTests {
  private static let key = "https://image.test/t/p/w92/a.jpg"
  private static let day: Int64 = 86_400
  private static let month = Double(30 * day)

  private func withHome(_ body: (Home) async throws -> Void) async throws {
    let home = try Home()
    defer { home.remove() }
    try await body(home)
  }

  /// The folder as another run uses it.
  private func folder(_ home: Home, at now: Int64 = 1_000) throws -> ResponseFolder {
    try #require(ResponseFolder(.pictures, Environment(home.environment())) { now })
  }

  private func picture(_ key: String = key, bytes: Int = 30_000) -> StoredResponse {
    StoredResponse(
      key: key, tag: nil, storedAt: 1_000, maxAge: 180 * Self.day,
      body: Data(repeating: 0xFF, count: bytes))
  }

  private func names(_ home: Home) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: home.pictures.path)
  }

  /// Writes a file as another run would have, some time ago.
  private func put(_ name: String, bytes: Int, writtenBefore seconds: Double, _ home: Home) throws {
    let file = home.pictures.appending(path: name)
    try FileManager.default.createDirectory(
      at: home.pictures, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    // A sparse file takes no disk space.
    try handle.truncate(atOffset: UInt64(bytes))
    try handle.close()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: file.path)
  }

  @Test(arguments: [0, 1, 100, 29_999])
  func `A damaged picture is not used`(byte: Int) async throws {
    try await withHome { home in
      await (try folder(home)).keep(picture())
      let file = home.pictures.appending(path: try #require(try names(home).first))
      var bytes = Array(try Data(contentsOf: file))
      bytes[bytes.count - 1 - byte] ^= 1
      try Data(bytes).write(to: file)
      #expect(try folder(home).response(for: Self.key) == nil)
      try Data(bytes.dropLast(byte)).write(to: file)
      #expect(try folder(home).response(for: Self.key) == nil)
    }
  }

  @Test func `A picture is removed after 180 days`() async throws {
    try await withHome { home in
      await (try folder(home)).keep(picture())
      #expect(try folder(home, at: 999 + 180 * Self.day).response(for: Self.key) != nil)
      #expect(try folder(home, at: 1_000 + 180 * Self.day).response(for: Self.key) == nil)
      #expect(try names(home) == [])
    }
  }

  @Test func `Pictures that are never requested again are removed after 180 days`() async throws {
    try await withHome { home in
      try put("0.picture", bytes: 10, writtenBefore: 7 * Self.month, home)
      try put("1.picture", bytes: 10, writtenBefore: 5.9 * Self.month, home)
      await (try folder(home)).keep(picture())
      #expect(try !names(home).contains("0.picture"))
      #expect(try names(home).contains("1.picture"))
    }
  }

  @Test func `Beyond the maximum size, the oldest pictures are removed`() async throws {
    try await withHome { home in
      let megabyte = 1 << 20
      for number in 0..<70 {
        try put(
          "\(number).picture", bytes: megabyte, writtenBefore: Double(100 + number), home)
      }
      await (try folder(home)).keep(picture())
      let left = try (0..<70).filter { try names(home).contains("\($0).picture") }
      #expect(left == Array(0..<left.count))
      let most = ResponseFolder.Rule.pictures.prunedSize / megabyte
      #expect(left.count == most - 1)
    }
  }

  @Test func `The folder stays within its size, even with two programs at once`()
    async throws
  {
    try await withHome { home in
      try put("old.picture", bytes: 64 << 20 - 4 << 20, writtenBefore: 100, home)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for run in 1...2 {
          let one = try self.folder(home)
          group.addTask {
            for number in 1...12 {
              await one.keep(picture("\(run)/\(number)", bytes: 1_000_000))
              let size = try size(home)
              #expect(size <= 64 << 20)
            }
          }
        }
        try await group.waitForAll()
      }
      let last = try self.folder(home)
      let kept = (1...12).filter { last.response(for: "1/\($0)") != nil }
      #expect(kept.count == 12)
    }
  }

  private func size(_ home: Home) throws -> Int {
    try names(home).reduce(0) { sum, name in
      // Another run may have removed it.
      let about = try? FileManager.default.attributesOfItem(
        atPath: home.pictures.appending(path: name).path)
      return sum + (about?[.size] as? Int ?? 0)
    }
  }

  @Test func `The folder is not scanned for each picture`() async throws {
    try await withHome { home in
      let folder = try folder(home)
      await folder.keep(picture("1"))
      try put("old.picture", bytes: 10, writtenBefore: 7 * Self.month, home)
      await folder.keep(picture("2"))
      _ = folder.response(for: "1")
      #expect(try names(home).contains("old.picture"))
      for number in 3...5 { await folder.keep(picture("\(number)", bytes: 900_000)) }
      #expect(try !names(home).contains("old.picture"))
    }
  }

  @Test(arguments: [true, false])
  func `A cache that others can write to is neither read nor written`(isOuter: Bool) async throws {
    try await withHome { home in
      await (try folder(home)).keep(picture())
      let path = isOuter ? home.answers.path : home.pictures.path
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path)
      #expect(try folder(home).response(for: Self.key) == nil)
      await (try folder(home)).keep(picture("other"))
      #expect(try names(home).count == 1)
    }
  }

  @Test func `Clearing the cache removes pictures, even during writes`() async throws {
    try await withHome { home in
      let folder = try folder(home)
      await folder.keep(picture())
      await (try home.cacheFolder()).keep(picture())
      #expect(try await Program.run(["cache", "clear"], in: home).status == 0)
      #expect(try home.files() == [:])
      async let cleared = Program.run(["cache", "clear"], in: home)
      for number in 1...200 { await folder.keep(picture("\(number % 7)")) }
      #expect(try await cleared.status == 0)
      await folder.keep(picture())
      #expect(folder.response(for: Self.key) == picture())
    }
  }
}
