import MovieEntities
import MovieTMDB
import Testing

struct ServicePeopleTests {
  private static let person = #"{"id":5,"name":"Ada"}"#

  @Test(
    arguments: [
      (nil, "GET /person/5?append_to_response=movie_credits"),
      ("es-ES", "GET /person/5?append_to_response=movie_credits&language=es-ES"),
    ] as [(String?, String)])
  func `A person with all parts is one request, in the language`(
    language: String?, request: String
  ) async throws {
    let transport = StubTransport(.body(Self.person))
    let person = try await ServicePeople(transport: transport, language: language).person(5)
    #expect(person.name == "Ada")
    #expect(transport.requestTexts == [request])
    #expect(transport.requests.map(\.body) == [nil])
  }

  @Test(arguments: [0, -1, .min])
  func `An invalid ID sends no request`(id: Int) async {
    let people = ServicePeople(transport: StubTransport())
    let error = await movieError { () throws(MovieError) in try await people.person(id) }
    #expect(error?.reason == .rejection(.noPerson(id)))
  }

  @Test func `A name search has the language and an escaped query`() async throws {
    let transport = StubTransport(
      .body(#"{"results":[\#(Self.person),{"id":0,"name":"No"}],"total_pages":900}"#))
    let people = ServicePeople(transport: transport, language: "es-ES")
    let page = try await people.people(named: #"A "B" é"#, page: 2)
    #expect(page.people == [FoundPerson(id: 5, name: "Ada")])
    #expect((page.totalPages, page.totalResults) == (500, 1))
    #expect(transport.requestTexts == [#"GET /search/person?query=A "B" é&page=2&language=es-ES"#])
  }

  @Test func `A missing person is named`() async {
    let people = ServicePeople(
      transport: StubTransport(
        .body(#"{"success":false,"status_code":34,"status_message":"No."}"#, status: 404)))
    let error = await movieError { () throws(MovieError) in try await people.person(5) }
    #expect(error?.code == .notFound)
    #expect(error?.reason == .rejection(.noPerson(5)))
    #expect(error?.canRetry == false)
    #expect((error?.cause as? MovieError)?.code == .notFound)
  }
}
