import Foundation
import Testing

struct GuideTests {
  @Test func `Every path the guides mention exists`() throws {
    let paths = try Guide.own().paths
    let root = SourceFile.root
    let missing = paths.filter {
      !FileManager.default.fileExists(atPath: root.appending(path: $0).path)
    }
    #expect(missing == [])
    #expect(Set(paths).count >= 30)
  }
}
