import MovieEntities
import Testing

struct MovieListKindTests {
  @Test func `What a person keeps is personal, the others are everybody's`() {
    #expect(MovieListKind.allCases.filter(\.isPersonal) == [.favorites, .watchlist, .rated])
  }
}
