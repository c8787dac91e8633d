import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// What `cache clear` says at a terminal of the pictures that it removes.
@Suite(.places(2)) struct ClearedPicturesTests {
  private func cleared(pictures count: Int) async throws -> String {
    let home = try Home()
    let folder = home.path + "/cache/movies-cli/pictures"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for number in 0..<count {
      try Data([1]).write(to: URL(filePath: "\(folder)/\(number).picture"))
    }
    let run = try await Terminal.run(["cache", "clear"], home: home)
    #expect(run.status == .exited(0))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    return run.output
  }

  @Test(arguments: [
    (0, "Removed 0 responses.\n"), (1, "Removed 0 responses.\nRemoved 1 picture.\n"),
    (2, "Removed 0 responses.\nRemoved 2 pictures.\n"),
  ])
  func `Pictures are counted apart, if there are any`(count: Int, text: String) async throws {
    #expect(try await cleared(pictures: count) == text)
  }
}
