import Foundation
import MovieTMDB
import Testing
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine

struct ResponseFolderTests {
  private static let key = "https://tmdb.test/3/movie/1?language=es-ES"

  private func withFolder(_ body: (ResponseFolder, Home) async throws -> Void) async throws {
    let home = try Home()
    defer { home.remove() }
    try await body(try home.cacheFolder(), home)
  }

  private func response(
    _ key: String = key, _ body: some Sequence<UInt8> = "{\"a\":\n1}".utf8, tag: String? = "W/\"a\""
  ) -> StoredResponse {
    StoredResponse(key: key, tag: tag, storedAt: 5, maxAge: 7, body: Data(body))
  }

  /// The only file.
  private func file(_ home: Home) throws -> URL {
    let names = try FileManager.default.contentsOfDirectory(atPath: home.answers.path)
    return home.answers.appending(path: try #require(names.first))
  }

  @Test(arguments: ["W/\"a\"", nil, "\u{1B}\n\""])
  func `A saved response is read back unchanged`(tag: String?) async throws {
    try await withFolder { folder, _ in
      let body: [UInt8] = [10, 0, 255, 13] + Array("七人".utf8)
      for kept in [response(tag: tag), response("other\nkey", body, tag: tag), response("", [])] {
        await folder.keep(kept)
        #expect(folder.response(for: kept.key) == kept)
      }
      #expect(folder.response(for: "nothing") == nil)
    }
  }

  @Test func `A newer response replaces an older one`() async throws {
    try await withFolder { folder, home in
      await folder.keep(response())
      await folder.keep(response(Self.key, "{}".utf8))
      #expect(folder.response(for: Self.key)?.body == Data("{}".utf8))
      let names = try names(home)
      #expect(names.count == 1)
    }
  }

  @Test func `Only the owner can access the folder and its files`() async throws {
    try await withFolder { folder, home in
      await folder.keep(response())
      let manager = FileManager.default
      let file = try file(home).path
      #expect(try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
      let path = home.answers.path
      #expect(try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o700)
    }
  }

  @Test(arguments: [
    "", "\n", "{\"a\":\n1}", "null\n{}", "[]\n", "{}\n{}", "\u{0}\u{FFFD}\n",
    #"{"key":"https://tmdb.test/3/movie/1?language=es-ES","length":9,"maxAge":7,"storedAt":5}"#
      + "\n{}",
    #"{"key":"https://tmdb.test/3/movie/1?language=es-ES","length":2,"maxAge":7,"storedAt":5}"#,
    #"{"key":"https://tmdb.test/3/movie/1?language=es-ES","length":2,"maxAge":7,"storedAt":5}"#
      + "\n{}{}",
    #"{"key":"https://tmdb.test/3/movie/2","length":2,"maxAge":7,"storedAt":5}"# + "\n{}",
    #"{"key":"https://tmdb.test/3/movie/1?language=es-ES","length":2,"maxAge":1e99,"storedAt":5}"#
      + "\n{}",
  ])
  func `A damaged file is a cache miss`(text: String) async throws {
    try await withFolder { folder, home in
      await folder.keep(response())
      try Data(text.utf8).write(to: file(home))
      #expect(folder.response(for: Self.key) == nil)
      await folder.keep(response())
      #expect(folder.response(for: Self.key) == response())
    }
  }

  @Test func `A pipe instead of a file is a cache miss and does not block`() async throws {
    try await withFolder { folder, home in
      await folder.keep(response())
      let file = try file(home)
      try FileManager.default.removeItem(at: file)
      #expect(mkfifo(file.path, 0o600) == 0)
      #expect(folder.response(for: Self.key) == nil)
      await folder.keep(response())
      #expect(folder.response(for: Self.key) == response())
    }
  }

  @Test func `A folder instead of a file is a cache miss`() async throws {
    try await withFolder { folder, home in
      await folder.keep(response())
      let file = try file(home)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      await folder.keep(response())
      #expect(folder.response(for: Self.key) == nil)
      let names = try names(home)
      #expect(names.count == 1)
    }
  }

  @Test func `A file instead of the folder disables the cache`() async throws {
    try await withFolder { folder, home in
      try FileManager.default.createDirectory(at: home.cache, withIntermediateDirectories: false)
      try Data("file".utf8).write(to: home.answers)
      await folder.keep(response())
      #expect(folder.response(for: Self.key) == nil)
      #expect(try Data(contentsOf: home.answers) == Data("file".utf8))
    }
  }

  @Test func `A response that is too large is not saved and evicts nothing`() async throws {
    try await withFolder { folder, home in
      await folder.keep(response())
      await folder.keep(
        response("huge", [UInt8](repeating: 32, count: ResponseFolder.Rule.responses.maxFileSize)))
      #expect(folder.response(for: "huge") == nil)
      #expect(folder.response(for: Self.key) != nil)
    }
  }

  @Test func `Old temporary files are removed, other files stay`() async throws {
    try await withFolder { folder, home in
      await folder.keep(response())
      let old = home.answers.appending(path: ".0123456789abcdef.answer.99999")
      let new = home.answers.appending(path: ".fedcba9876543210.answer.99998")
      let other = home.answers.appending(path: "notes.txt")
      for file in [old, new, other] { try Data("x".utf8).write(to: file) }
      for file in [old, other] {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: file.path)
      }
      await (try home.cacheFolder()).keep(response("2"))
      let names = try names(home)
      #expect(!names.contains(old.lastPathComponent))
      #expect(names.contains(new.lastPathComponent))
      #expect(names.contains("notes.txt"))
    }
  }

  @Test func `Clearing counts the responses and removes temporary files`() async throws {
    try await withFolder { folder, home in
      #expect(try folder.clear() == 0)
      for key in ["1", "2", "3"] { await folder.keep(response(key)) }
      try Data().write(to: home.answers.appending(path: ".0123456789abcdef.answer.99999"))
      try Data().write(to: home.answers.appending(path: "notes.txt"))
      #expect(try folder.clear() == 3)
      #expect(try names(home) == ["notes.txt"])
    }
  }

  @Test func `Without a home folder, nothing is cached`() {
    func path(_ rule: ResponseFolder.Rule, _ variables: [String: String]) -> String? {
      ResponseFolder(rule, Environment(variables))?.path.text
    }
    #expect(path(.responses, [:]) == nil)
    #expect(path(.responses, ["HOME": "relative", "XDG_CACHE_HOME": "too"]) == nil)
    #expect(path(.responses, ["HOME": "/h"]) == "/h/.cache/movies-cli")
    #expect(path(.pictures, ["HOME": "/h"]) == "/h/.cache/movies-cli/pictures")
  }

  private func names(_ home: Home) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: home.answers.path)
  }
}
