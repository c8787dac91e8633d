import MovieEntities
import Testing

struct MovieQueryTests {
  @Test func `The user's own lists are personal, the others public`() {
    #expect(MovieListKind.allCases.filter(\.isPersonal) == [.favorites, .watchlist, .rated])
  }

  @Test(arguments: [
    ("metropolis 1927", "metropolis", 1_927), (" the  general 1926 ", "the general", 1_926),
    ("a trip 1888", "a trip", 1_888), ("x 2099", "x", 2_099), ("Dune (2021)", "Dune", 2_021),
  ])
  func `A last word from 1888 to 2099 is the year`(text: String, term: String, year: Int) {
    #expect(MovieQuery.search(typed: text) == .search(term: term, year: year))
  }

  @Test(arguments: [
    "1917", "1984", "x 1887", "x 2100", "x 01927", "x 192a", "x +1927", "1927 x", "x (1927", "x ()",
    "(1927)",
  ])
  func `Any other text is a part of the title`(text: String) {
    #expect(MovieQuery.search(typed: text) == .search(term: text, year: nil))
  }
}
