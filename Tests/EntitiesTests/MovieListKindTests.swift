import Entities
import Testing

struct MovieListKindTests {
  @Test func `Lists are spelled as on the command line`() {
    #expect(
      MovieListKind.allCases.map(\.rawValue) == [
        "popular", "now-playing", "top-rated", "upcoming", "trending",
      ])
  }
}
