import Testing
import ViperLocalization

@testable import MovieDetail

struct MovieDetailStatusTests {
  private func status(_ status: String, _ localizer: Localizer = .english) -> String {
    MovieDetailMapper(localizer: localizer).viewModel(StubMovie(status: status)).texts.status
  }

  @Test(arguments: [
    "Rumored", "Planned", "In Production", "Post Production", "Released", "Canceled",
  ])
  func `A known status is in the user's language`(name: String) {
    #expect(status(name) == name)
    let localizer = Localizer(texts: [name: name.uppercased()], numbers: .english)
    #expect(status(name, localizer) == name.uppercased())
  }

  @Test(arguments: ["In Limbo", ""])
  func `An unknown status is shown as TMDB sends it`(name: String) {
    #expect(status(name, .german) == name)
  }
}
