import Foundation
import Testing
import ViperLocalization
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Files that change while they are read.
@Suite(.places(1)) struct ImportFilesTests {
  private let home: Home

  init() throws { home = try Home() }

  private func write(_ text: String, _ name: String) throws {
    let file = URL(filePath: "\(home.path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Reads the files at a path, and returns their paths and texts, or the failure.
  ///
  /// The closure is called each time that a file has been read.
  private func read(_ name: String, afterward: @escaping () throws -> Void) throws -> [String] {
    var loader = ImportLoader(SystemText("\(home.path)/\(name)"), .process, .english) {
      (file, limit) throws(SystemFileError) in
      let bytes = try file.readAll(limit: limit)
      do { try afterward() } catch { throw SystemFileError(number: EIO) }
      return bytes
    }
    do { try loader.read() } catch let failure as CommandFailure { return [failure.code] }
    return loader.files.map { "\($0.path): \(String(decoding: $0.bytes, as: UTF8.self))" }
  }

  @Test(arguments: ["", "a", "abc"])
  func `A file that is rewritten is rejected`(text: String) throws {
    try write("ab", "x.csv")
    let found = try read("x.csv") {
      let file = try FileHandle(forWritingTo: URL(filePath: "\(home.path)/x.csv"))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: Data(text.utf8))
    }
    #expect(found == ["bad-input"])
  }

  @Test func `A file that is replaced is read as it was`() throws {
    try write("old", "x.csv")
    let found = try read("x.csv") {
      try write("new", "y.csv"); try move("y.csv", to: "x.csv")
    }
    #expect(found == ["x.csv: old"])
  }

  private func move(_ name: String, to other: String) throws {
    #expect(rename("\(home.path)/\(name)", "\(home.path)/\(other)") == 0)
  }

  @Test func `A folder whose files disappear is rejected`() throws {
    try write("a", "export/diary.csv")
    try write("b", "export/ratings.csv")
    let found = try read("export") {
      try? FileManager.default.removeItem(atPath: "\(home.path)/export/ratings.csv")
    }
    #expect(found == ["input-not-readable"])
  }

  @Test(.enabled(if: geteuid() != 0, "Root can read all folders."))
  func `A folder that cannot be read beside an export is left out`() throws {
    try write("a", "export/diary.csv")
    try write("b", "export/other/b.csv")
    #expect(chmod("\(home.path)/export/other", 0) == 0)
    #expect(try read("export") {} == ["diary.csv: a"])
  }
}
