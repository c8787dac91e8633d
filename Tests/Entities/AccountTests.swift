import MovieEntities
import Testing

struct AccountTests {
  @Test(arguments: [("Ada", "Ada"), ("", "ada1815")])
  func `A person is called by the name, else by the user name`(name: String, shown: String) {
    #expect(AccountEntity(id: 1, username: "ada1815", name: name).displayName == shown)
  }
}
