import MovieEntities
import Testing

@testable import MovieTMDB

struct AccountBodyTests {
  @Test func `An account is decoded from the response`() throws {
    let account = try decoded(
      """
      {"avatar":{"gravatar":{"hash":"00"}},"id":548,"iso_639_1":"en","iso_3166_1":"CA",
       "name":"","include_adult":false,"username":"ada1815"}
      """, as: AccountBody.self
    ).account
    #expect(account == AccountEntity(id: 548, username: "ada1815"))
  }
}
