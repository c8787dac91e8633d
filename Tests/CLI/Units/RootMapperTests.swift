import MovieEntities
import Testing
import ViperLocalization

@testable import MoviesCLI

struct RootMapperTests {
  private let mapper = RootMapper(localizer: .english)

  @Test func `Every login service has a hint`() {
    #expect(
      mapper.loginHints == [
        "embedded": "Demo account: user2 / 951753",
        "tmdb": "Your TMDB username and password.",
        "tmdb-web": "Approve the login on a TMDB web page.",
        "guest": "No account. Guests can only rate movies.",
      ])
  }
}
