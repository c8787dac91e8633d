import MovieEntities
import Testing
import ViperLocalization

@testable import PersonDetail

struct PersonDetailMapperTests {
  private func facts(_ person: PersonEntity, _ localizer: Localizer) -> [String] {
    PersonDetailMapper(localizer: localizer).map(entity: person).facts.map(\.text)
  }

  @Test(arguments: [
    "Acting", "Art", "Camera", "Costume & Make-Up", "Crew", "Directing", "Editing", "Lighting",
    "Production", "Sound", "Visual Effects", "Writing",
  ])
  func `A department is shown in the user's language`(department: String) {
    let person = PersonEntity(id: 1, name: "A", knownFor: department)
    #expect(facts(person, .english) == [department])
    let localizer = Localizer(texts: [department: department.uppercased()], numbers: .english)
    #expect(facts(person, localizer) == [department.uppercased()])
  }

  @Test func `An unknown department is shown unchanged`() {
    let person = PersonEntity(id: 1, name: "A", knownFor: "Stunts")
    #expect(facts(person, .english) == ["Stunts"])
  }
}
