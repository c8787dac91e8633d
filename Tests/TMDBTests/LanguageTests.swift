import Entities
import Foundation
import TMDB
import Testing
import Wording

/// Everything that people read goes through the words that were given.
struct LanguageTests {
  private static let words = Words(
    texts: [
      "TMDB cannot be reached.": "No hay TMDB.",
      "Check the network and try again.": "Mire la red.",
      "There is no movie with the id {0}.": "No hay película {0}.",
      "Try again in {0} seconds.": "Dentro de {0} segundos.",
      "Try again in 1 second.": "Dentro de un segundo.",
      "TMDB was asked too often.": "Demasiado.",
      "TMDB refused the question: {0}.": "TMDB no quiere: {0}.",
    ], numbers: .english)

  private func error(_ reply: StubTransport.Reply) async -> MovieError? {
    let catalogue = ServiceCatalogue(transport: StubTransport(reply), words: Self.words)
    return await movieError { () throws(MovieError) in try await catalogue.movie(.tmdb(7)) }
  }

  @Test func `What goes wrong on the way is said in the language`() async {
    #expect(await error(.failure(.offline))?.description == "No hay TMDB. Mire la red.")
  }

  @Test func `Values keep their place`() async {
    #expect(await error(.says("{}", status: 404))?.description == "No hay película 7.")
  }

  @Test(arguments: [("0", "un segundo"), ("1", "un segundo"), ("2", "2 segundos")])
  func `One and many are told apart`(wait: String, text: String) async {
    let answer = Answer(status: 429, headers: ["Retry-After": wait], body: Data())
    #expect(await error(.success(answer))?.description == "Demasiado. Dentro de \(text).")
  }

  @Test func `The service's own words are passed on as they are`() async {
    let body = #"{"status_code":18,"status_message":"Value too {0} low."}"#
    #expect(
      await error(.says(body, status: 400))?.description == "TMDB no quiere: Value too {0} low.")
  }

  @Test func `Each gateway speaks the language`() async {
    let down: [StubTransport.Reply] = [.failure(.offline)]
    func transport() -> StubTransport { StubTransport(down) }
    let session = SessionEntity(
      service: "stub", baseURL: "https://service.example/3", id: "s",
      account: AccountEntity(id: 1, username: "ada"))
    let accounts = ServiceAccounts(transport: transport(), words: Self.words)
    let asked = await movieError { () throws(MovieError) in
      try await accounts.account(of: session)
    }
    #expect(asked?.message == "No hay TMDB.")
    let services: [any LoginService] = [
      PasswordLogin(name: "a", transport: transport(), words: Self.words),
      WebLogin(name: "b", transport: transport(), clock: WallClock(), words: Self.words),
      GuestLogin(transport: transport(), words: Self.words),
    ]
    for service in services {
      let error = await movieError { () throws(MovieError) in
        try await service.logIn(username: "", password: "", approve: { _ in })
      }
      #expect(error?.message == "No hay TMDB.", "\(service.name)")
    }
  }
}
