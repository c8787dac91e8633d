import Foundation
import Testing
import ViperArchitecture

struct GuideTests {
  @Test func `Every path the guides mention exists`() throws {
    let paths = try Guide.own().paths
    let root = try SourceFile.root
    let missing = paths.filter {
      !FileManager.default.fileExists(atPath: root.appending(path: $0).path)
    }
    #expect(missing == [])
    #expect(Set(paths).count >= 30)
  }
}
