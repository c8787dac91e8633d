import Entities
import Testing

struct MovieListKindTests {
  @Test func `Lists are spelled as on the command line`() {
    #expect(
      MovieListKind.allCases.map(\.rawValue) == [
        "popular", "now-playing", "top-rated", "upcoming", "trending", "favorites",
        "watchlist", "rated",
      ])
  }

  @Test func `What a person keeps is personal, the others are everybody's`() {
    #expect(MovieListKind.allCases.filter(\.isPersonal) == [.favorites, .watchlist, .rated])
  }
}
