import MovieEntities
import MoviePresentation
import Testing
import ViperLocalization

@testable import MovieDetail

struct MovieDetailPeopleTests {
  let mapper = MovieDetailMapper(localizer: .english)

  @Test func `Each director is listed once, in crew order`() {
    let crew = [
      ("Lana", "Director"), ("Bill", "Director of Photography"), ("Lilly", "Director"),
      ("Lana", "Director"), ("Joel", "Producer"),
    ].map { CrewMember(id: 1, name: $0.0, job: $0.1, department: "Any") }
    #expect(mapper.viewModel(StubMovie(crew: crew)).directors.map(\.name) == ["Lana", "Lilly"])
  }

  @Test func `Two directors with the same name are two people`() {
    let crew = [1, 2, 1].map {
      CrewMember(id: $0, name: "Lana", job: "Director", department: "Directing")
    }
    #expect(mapper.viewModel(StubMovie(crew: crew)).directors.map(\.id) == [1, 2])
  }

  @Test func `Each writer is listed once, in crew order, whatever their job`() {
    let crew = [
      ("Stephen", "Short Story", "Writing"), ("Frank", "Director", "Directing"),
      ("Frank", "Screenplay", "Writing"), ("Stephen", "Novel", "Writing"),
      ("Joel", "Script Supervisor", "Directing"),
    ].map { CrewMember(id: 1, name: $0.0, job: $0.1, department: $0.2) }
    #expect(mapper.viewModel(StubMovie(crew: crew)).texts.writers == "Stephen, Frank")
  }

  @Test func `A writer and director is listed as both`() {
    let page = mapper.viewModel(StubMovie.full)
    #expect(page.directors == [.init(id: 4027, name: "Frank Darabont")])
    #expect(page.texts.writers == "Frank Darabont")
  }
}
