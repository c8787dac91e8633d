import Entities
import TMDB
import TMDBEmbedded
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite("People over HTTP", .places(2))
struct PeopleTests {
  private func people(_ server: TMDBServer) throws -> ServicePeople {
    ServicePeople(
      transport: try curlTransport(to: server.baseURL, .token(TMDBServer.token)), language: "es-ES")
  }

  @Test("A person is the one of the catalogue, at one request")
  func person() async throws {
    let server = try TMDBServer()
    defer { server.stop() }
    let person = try await people(server).person(910_000_022)
    let embedded = try await ServicePeople(transport: EmbeddedTransport()).person(910_000_022)
    #expect(person.name == "Buster Keaton")
    #expect(person.knownFor == embedded.knownFor)
    #expect(person.credits.map(\.movie) == embedded.credits.map(\.movie))
    #expect(person.credits.map(\.part) == embedded.credits.map(\.part))
    #expect(
      server.requests.map(\.target) == [
        "/3/person/910000022?append_to_response=movie_credits&language=es-ES"
      ])
  }

  @Test("Nobody is told as that, by the id")
  func nobody() async throws {
    let server = try TMDBServer()
    defer { server.stop() }
    let people = try people(server)
    let error = await #expect(throws: MovieError.self) { try await people.person(5) }
    #expect(error?.code == .notFound)
    #expect(error?.reason == .refusal(.noPerson(5)))
  }

  @Test("A refused credential and a broken page are told as that")
  func refused() async throws {
    let server = try TMDBServer { request in
      request.path.hasSuffix("/6") ? .json(#"{"id":6}"#) : nil
    }
    defer { server.stop() }
    let stranger = ServicePeople(transport: try curlTransport(to: server.baseURL, .token("stolen")))
    let refusal = await #expect(throws: MovieError.self) { try await stranger.person(910_000_022) }
    #expect(refusal?.code == .credentialRefused)
    let people = try people(server)
    let broken = await #expect(throws: MovieError.self) { try await people.person(6) }
    #expect(broken?.code == .badResponse)
  }
}
