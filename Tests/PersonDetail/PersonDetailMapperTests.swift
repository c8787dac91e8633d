import MovieEntities
import Testing
import ViperLocalization

@testable import PersonDetail

struct PersonDetailMapperTests {
  private func page(_ person: PersonEntity, _ localizer: Localizer) -> PersonDetailViewModel {
    PersonDetailMapper(localizer: localizer).viewModel(person, pageSize: 20)
  }

  @Test(arguments: [
    "Acting", "Art", "Camera", "Costume & Make-Up", "Crew", "Directing", "Editing", "Lighting",
    "Production", "Sound", "Visual Effects", "Writing",
  ])
  func `A department is shown in the user's language`(department: String) {
    let person = PersonEntity(id: 1, name: "A", knownFor: department)
    #expect(page(person, .english).knownFor == department)
    let localizer = Localizer(texts: [department: department.uppercased()], numbers: .english)
    #expect(page(person, localizer).knownFor == department.uppercased())
  }

  @Test func `A department that is not TMDB's is shown as it is`() {
    #expect(page(PersonEntity(id: 1, name: "A", knownFor: "Stunts"), .english).knownFor == "Stunts")
  }
}
