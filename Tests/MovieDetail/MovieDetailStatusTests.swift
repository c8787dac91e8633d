import Testing
import ViperLocalization

@testable import MovieDetail

@Suite("Detail mapper: status")
struct MovieDetailStatusTests {
  private func status(_ status: String, _ localizer: Localizer = .english) -> String {
    MovieDetailMapper(localizer: localizer).viewModel(StubMovie(status: status)).texts.status
  }

  @Test(
    "A known status is said in the person's language",
    arguments: ["Rumored", "Planned", "In Production", "Post Production", "Released", "Canceled"])
  func known(name: String) {
    #expect(status(name) == name)
    let localizer = Localizer(texts: [name: name.uppercased()], numbers: .english)
    #expect(status(name, localizer) == name.uppercased())
  }

  @Test("A status that nobody knows is said as TMDB says it", arguments: ["In Limbo", ""])
  func unknown(name: String) {
    #expect(status(name, .german) == name)
  }
}
