import Testing
import ViperTemplate

struct ModuleNameTests {
  @Test(arguments: [
    ("FilmClub", "filmClub"), ("Notes", "notes"), ("TV", "tv"), ("TVShow", "tvShow"),
    ("URLList", "urlList"), ("A", "a"), ("Top10", "top10"), ("V2", "v2"),
  ])
  func `A name in upper camel case has a lower camel case form`(
    name: String, lowerCamelCase: String
  ) throws {
    #expect(try ModuleName(name).lowerCamelCase == lowerCamelCase)
  }

  @Test(arguments: [
    "", "filmClub", "film-club", "Film Club", "Film_Club", "9Lives", "Filmä", "Fi/lm", "../Film",
    "Film\n", "Film.swift", "Ｆilm", "\u{0}",
  ])
  func `Other words are not names`(text: String) {
    let problem = #expect(throws: GeneratorError.self) { try ModuleName(text) }
    #expect(problem?.message.hasPrefix("Invalid module name '\(text)'.") == true)
  }

  @Test(arguments: ["Class", "Import", "Self", "Any", "Type", "Protocol", "Default", "Init"])
  func `A keyword is not a name, in either case`(text: String) {
    let problem = #expect(throws: GeneratorError.self) { try ModuleName(text) }
    #expect(problem?.message.hasPrefix("'\(text)' is a Swift keyword.") == true)
  }

  @Test func `A name has at most sixty characters`() throws {
    #expect(throws: Never.self) { try ModuleName(String(repeating: "A", count: 60)) }
    let problem = #expect(throws: GeneratorError.self) {
      try ModuleName(String(repeating: "A", count: 61))
    }
    #expect(problem?.message.contains("at most 60 characters") == true)
  }
}
