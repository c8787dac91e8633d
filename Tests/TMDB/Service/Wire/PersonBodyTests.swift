import MovieEntities
import Testing

@testable import MovieTMDB

struct PersonBodyTests {
  private func person(_ rest: String) throws -> PersonEntity {
    try decoded(#"{"id":4711,"name":"Ada Paper",\#(rest)}"#, as: PersonBody.self).person
  }

  @Test func `A complete page is decoded`() throws {
    let person = try person(
      """
      "biography":"She folded.\\n\\nShe glued.","birthday":"1888-02-29","deathday":"1976-12-31",
      "place_of_birth":"Berlin, Germany","known_for_department":"Acting","profile_path":"/a.jpg",
      "movie_credits":{"cast":[{"id":2,"title":"Two","character":"B","credit_id":"x"}],"crew":[]}
      """)
    #expect(person.id == 4711)
    #expect(person.name == "Ada Paper")
    #expect(person.biography == "She folded.\n\nShe glued.")
    #expect(person.birthday == Day("1888-02-29"))
    #expect(person.deathday == Day("1976-12-31"))
    #expect(person.placeOfBirth == "Berlin, Germany")
    #expect(person.knownFor == "Acting")
    #expect(person.portraitURL == "https://image.tmdb.org/t/p/w185/a.jpg")
    #expect(person.credits.map(\.title) == ["Two"])
  }

  @Test(arguments: [
    #""adult":false"#,
    """
    "biography":null,"birthday":null,"deathday":null,"place_of_birth":null,
    "known_for_department":null,"profile_path":null,"movie_credits":null
    """,
    """
    "biography":"","birthday":"","deathday":"","place_of_birth":"",
    "known_for_department":"","profile_path":"","movie_credits":{}
    """,
    """
    "biography":[],"birthday":1888,"deathday":{},"place_of_birth":["Berlin"],
    "known_for_department":7,"profile_path":false,"movie_credits":[]
    """,
    """
    "birthday":"1888-02-30","deathday":"1976","movie_credits":{"cast":[{}],"crew":[null]}
    """,
    #""movie_credits":{"cast":"all","crew":7}"#,
  ])
  func `Missing, null, empty, and mistyped values are nil`(rest: String) throws {
    let person = try person(rest)
    #expect(person.birthday == nil && person.deathday == nil)
    #expect([person.biography, person.placeOfBirth, person.knownFor] == ["", "", ""])
    #expect(person.credits.isEmpty)
  }

  @Test(arguments: [
    "{}", #"{"id":1}"#, #"{"name":"x"}"#, #"{"id":"1","name":"x"}"#, #"{"id":1,"name":null}"#,
    #"{"id":1e40,"name":"x"}"#, "[]", "null",
  ])
  func `A body without an ID and a name is not a person`(json: String) {
    #expect(throws: DecodingError.self) {
      try decoded(json, as: PersonBody.self)
    }
  }

  @Test(arguments: ["true", "false", "null", "7"])
  func `An unknown field is ignored`(flag: String) throws {
    let person = try person(
      #""adult":\#(flag),"movie_credits":{"cast":[{"id":2,"title":"Two","adult":\#(flag)}]}"#)
    #expect(person.credits.map(\.movie) == [2])
  }
}
