import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// A year at the end of a search term, and the title suggested if nothing is found.
@MainActor
struct SearchedYearTests {
  let stage = Stage()

  private func search(_ text: String) async {
    await stage.openPopular(movies(1...3))
    await stage.window.send(.search(text))
  }

  @Test func `A year at the end is the year of release`() async {
    stage.answer(.search(term: "metropolis", year: 1927), with: movies(30...30))
    await search("metropolis  1927 ")
    #expect(stage.shownIDs == ["30"])
    #expect(stage.window.scene?.search == "metropolis 1927")
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movies(.search(metropolis, 1927), page: 1)",
      "view.update(.loaded(1 rows))")
  }

  @Test func `Without movies from that year, the number is part of the title`() async {
    stage.answer(.search(term: "blade runner", year: 2049), with: [], of: 0)
    stage.answer(.search(term: "blade runner 2049", year: nil), with: movies(30...30))
    await search("blade runner 2049")
    #expect(stage.shownIDs == ["30"])
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movies(.search(blade runner, 2049), page: 1)",
      "view.update(.empty)", "view.update(.loading)",
      "interactor.movies(.search(blade runner 2049), page: 1)", "view.update(.loaded(1 rows))")
    await stage.window.send(.search("blade runner 2049"))
    stage.recorder.expect()
    await stage.recorder.unrecorded { await stage.window.send(.search("")) }
    #expect(stage.shownIDs == ["1", "2", "3"])
  }

  @Test func `A search without results suggests a title`() async {
    stage.titles["nosfratu"] = "Nosferatu"
    stage.answer(.search(term: "nosfratu", year: nil), with: [], of: 0)
    await search("nosfratu")
    #expect(stage.window.scene?.message?.hasSuffix("Did you mean 'Nosferatu'?") == true)
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movies(.search(nosfratu), page: 1)",
      "view.update(.empty)", "interactor.title(near: nosfratu)", "view.update(.empty)")
  }

  @Test func `No title is suggested if people were found`() async {
    stage.titles["keaton"] = "Keaton"
    stage.people["keaton"] = .success([PeopleSearchTests.keaton])
    stage.answer(.search(term: "keaton", year: nil), with: [], of: 0)
    await search("keaton")
    #expect(stage.window.scene?.message == nil)
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movies(.search(keaton), page: 1)",
      "view.update(.empty)", "interactor.people(keaton)", "view.update(.empty)")
  }
}
