import Entities
import Testing

struct AccountTests {
  @Test(arguments: [("Ada", "Ada"), ("", "ada1815")])
  func `A person is called by the name, else by the user name`(name: String, shown: String) {
    #expect(AccountEntity(id: 1, username: "ada1815", name: name).displayName == shown)
  }

  @Test func `An account is read from what the service says`() throws {
    let account = try decoded(
      """
      {"avatar":{"gravatar":{"hash":"00"}},"id":548,"iso_639_1":"en","iso_3166_1":"CA",
       "name":"","include_adult":false,"username":"ada1815"}
      """, as: AccountEntity.self)
    #expect(account == AccountEntity(id: 548, username: "ada1815"))
  }
}
