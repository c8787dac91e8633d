import MovieEntities
import Testing
import ViperLocalization

@testable import MoviesCLI

struct RootMapperTests {
  private let mapper = RootMapper(localizer: .english)

  @Test func `Every log-in service of the program has a hint`() {
    #expect(
      mapper.loginHints == [
        "embedded": "A demo account of the embedded catalog.",
        "tmdb": "Your user name and password at TMDB.",
        "tmdb-web": "You approve the log-in on a page of TMDB's.",
        "guest": "No account: a guest can rate movies.",
      ])
  }
}
