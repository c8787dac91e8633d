import Foundation
import Testing
import ViperArchitecture

@Suite("The guide for contributors")
struct GuideTests {
  /// The paths that are not there.
  private static func missing(_ paths: [String]) throws -> [String] {
    let root = try SourceFile.root
    return paths.filter { !FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
  }

  @Test("Every path that it names exists")
  func paths() throws {
    let paths = try Guide.own().paths
    let missing = try Self.missing(paths)
    #expect(missing == [])
    #expect(Set(paths).count >= 30)
  }

  @Test("Its table has the floors of all targets")
  func floors() throws {
    let told = try Guide.own().floors
    let ours = Set(told.keys)
    var floors = FloorTests.floors.mapValues { $0.intersection(ours) }
    // What is not written in Swift imports nothing.
    for target in ["CCurl", "CLanguages", "CTerminal", "Fixtures", "Templates"] {
      floors[target] = []
    }
    #expect(told == floors)
  }

  @Test("A path is found, and one that leads nowhere")
  func findsPaths() throws {
    let guide = Guide(
      """
      1. `Sources/Viper` and `Package.swift`, `README.md`; then `View` and `swift build --x a/b`.
      ```console
      `Sources/Code/X.swift`
      ```
      `Sources/Missing.swift`
      """)
    #expect(
      guide.paths == ["Sources/Viper", "Package.swift", "README.md", "Sources/Missing.swift"])
    #expect(try Self.missing(guide.paths) == ["Sources/Missing.swift"])
  }

  @Test("A table is read: lists of targets, and all below but some")
  func readsFloors() {
    let guide = Guide(
      """
      | target | what it is | imports |
      |---|---|---|
      | `App` | It has `main`. | all below but Low |
      | `One`, `Two` | Both. | Low, Mid |
      | `Mid` | | |
      | `Low` | | |
      """)
    #expect(
      guide.floors == [
        "App": ["One", "Two", "Mid"], "One": ["Low", "Mid"], "Two": ["Low", "Mid"], "Mid": [],
        "Low": [],
      ])
  }
}
