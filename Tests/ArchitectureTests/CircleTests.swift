import Testing
import ViperArchitecture

/// No two rooms of the house need each other: a room is a target, and within some a folder.
///
/// Between targets SwiftPM allows no circle.
@Suite("References between rooms run one way")
struct CircleTests {
  private static let targets = [
    "CLI", "Pictures", "TMDB", "TMDBEmbedded", "ViperArchitecture", "Wording",
  ]

  @Test("No rooms stand in a circle", arguments: targets)
  func rooms(target: String) throws {
    let sources = try SourceTree.ofThisPackage()
    #expect(Rooms(of: target).findings(in: sources) == [])
  }
}
