import Foundation
import Testing

@Suite("The kept pictures")
struct PictureFilesTests {
  @Test("They are recorded on request", .enabled(if: Self.isAsked))
  func record() throws {
    try PictureFiles.record()
    Issue.record("The pictures are recorded: run again without RECORD_PICTURES.")
  }

  private static let isAsked = ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil
}
