import MovieEntities
import Testing

struct MovieListKindTests {
  @Test func `The user's own lists are personal, the others public`() {
    #expect(MovieListKind.allCases.filter(\.isPersonal) == [.favorites, .watchlist, .rated])
  }
}
