import MovieEntities
import PersonDetail
import Testing
import Viper
import ViperTesting

@Suite("A person's movies")
@MainActor
struct PersonDetailFilmographyTests {
  private let stage = PersonDetailStage()

  /// The rows of a person with some credits, without their identifiers.
  private func rows(_ credits: MovieCredit...) async -> [String] {
    let scene = await stage.show(PersonEntity(id: 1, name: "A", credits: credits))
    return scene?.rows.map { $0.cells.dropFirst().map(\.text).joined(separator: "|") } ?? []
  }

  @Test func `The newest come first, and those without a day last`() async {
    let rows = await rows(
      .credit(1, "Unknown", nil, .cast(character: "")),
      .credit(2, "Old", 1920, .cast(character: "")),
      .credit(3, "Also unknown", nil, .cast(character: "")),
      .credit(4, "New", 1999, .cast(character: "")),
      .credit(5, "As old", 1920, .cast(character: "")))
    #expect(
      rows == ["New|1999|", "Old|1920|", "As old|1920|", "Unknown||", "Also unknown||"])
  }

  @Test func `Several parts in a movie make one row`() async {
    let rows = await rows(
      .credit(1, "A", 2000, .cast(character: "Twin")),
      .credit(1, "A", 2000, .crew(job: "Director", department: "Directing")),
      .credit(1, "A", 2000, .cast(character: "Other twin")),
      .credit(1, "A", 2000, .crew(job: "Writer", department: "Writing")))
    #expect(rows == ["A|2000|Twin, Other twin · Director, Writer"])
  }

  @Test func `A part that is told twice is shown once`() async {
    let rows = await rows(
      .credit(1, "A", 2000, .cast(character: "Twin")),
      .credit(1, "A", 2000, .cast(character: "Twin")),
      .credit(1, "A", 2000, .crew(job: "Director", department: "Directing")),
      .credit(1, "A", 2000, .crew(job: "Director", department: "Directing")))
    #expect(rows == ["A|2000|Twin · Director"])
  }

  @Test func `A hundred thousand parts in one movie are one row at once`() async {
    let credits = (0..<100_000).map {
      MovieCredit.credit(1, "A", 2000, .cast(character: "\($0)"))
    }
    let scene = await stage.show(PersonEntity(id: 1, name: "A", credits: credits))
    #expect(scene?.rows.count == 1)
  }

  @Test func `A part without a character is empty`() async {
    #expect(await rows(.credit(1, "A", 2000, .cast(character: ""))) == ["A|2000|"])
  }
}
