import MovieEntities
import MovieLibrary
import PersonDetail
import Testing
import Viper

/// An interactor that returns the same person, with two movies, for each ID.
private struct InteractorMock: PersonDetailInteractable {
  func person(_ id: Int, reload: Bool) async throws(MovieError) -> any Person {
    let part = MoviePart.cast(character: "")
    return PersonEntity(
      id: 1, name: "Buster Keaton",
      credits: [
        MovieCredit(
          movie: 2, title: "The General", releaseDate: ReleaseDate(year: 1926), part: part),
        MovieCredit(
          movie: 3, title: "One Week", releaseDate: ReleaseDate(year: 1920), part: part),
      ])
  }
}

/// The test to read first: a mock provides a person, and all other parts are real.
@MainActor
struct FirstTest {
  @Test func `A page shows the interactor's person and the person's movies`() async {
    let window = Window()
    // Returns when the page has loaded and been drawn, so the test needs no sleep.
    await window.replaceRoot(
      with: PersonDetailAssembler.assemble(
        input: PersonDetailInput(id: 1), interactor: InteractorMock(), window: window,
        output: nil))

    #expect(window.scene?.title == "Buster Keaton")
    // The first cell is the movie's number.
    #expect(window.scene?.rows.map { $0.cells[1].text } == ["The General", "One Week"])
  }
}
