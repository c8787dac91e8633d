import Foundation
import Testing
import ViperArchitecture

@Suite("The guide for contributors")
struct GuideTests {
  @Test("Every path that it names exists")
  func paths() throws {
    let paths = try Guide.own().paths
    let root = try SourceFile.root
    let missing = paths.filter {
      !FileManager.default.fileExists(atPath: root.appending(path: $0).path)
    }
    #expect(missing == [])
    #expect(Set(paths).count >= 30)
  }
}
