import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// What `cache clear` prints at a terminal about pictures.
@Suite(.places(2)) struct ClearedPicturesTests {
  @Test(arguments: [(0, ""), (1, "Removed 1 picture.\n"), (2, "Removed 2 pictures.\n")])
  func `Cleared pictures are counted separately, if any`(count: Int, text: String) async throws {
    let home = try Home()
    try FileManager.default.createDirectory(
      at: home.pictures, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    for number in 0..<count {
      try Data([1]).write(to: home.pictures.appending(path: "\(number).picture"))
    }
    let run = try await Terminal.run(["cache", "clear"], home: home)
    #expect(run.status == 0)
    #expect(run.output == "Removed 0 responses.\n" + text)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.pictures.path) == [])
  }
}
