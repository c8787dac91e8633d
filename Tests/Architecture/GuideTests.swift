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

  @Test("Its table has the floors of all targets")
  func floors() throws {
    let told = try Guide.own().floors
    let ours = Set(told.keys)
    var floors = FloorTests.floors.mapValues { $0.intersection(ours) }
    // What is not written in Swift imports nothing.
    for target in [
      "CMovieCurl", "CMovieLanguages", "CViperTerminal", "CMovieFixtures", "CViperTemplates",
    ] {
      floors[target] = []
    }
    #expect(told == floors)
  }
}
