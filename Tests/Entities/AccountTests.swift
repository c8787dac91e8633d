import MovieEntities
import Testing

struct AccountTests {
  @Test(arguments: [("Ada", "Ada"), ("", "ada1815")])
  func `A person is shown by name, or by user name without one`(name: String, shown: String) {
    #expect(AccountEntity(id: 1, username: "ada1815", name: name).displayName == shown)
  }
}
