import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// What a movie's page says of a person's own marks.
@Suite(.places(1)) struct AccountDetailTests {
  @Test func `Who is not logged in has no account in the document`() async throws {
    let run = try await Person().run("detail", "234", "--json")
    #expect(run.status == 0)
    #expect(!run.output.contains(#""account""#))
  }

  @Test func `Who has said nothing has an account that says so`() async throws {
    let person = try await Person(loggedInAs: "user0")
    let account = try await person.account("234")
    #expect(account == #"{"favorite":false,"rating":null,"watchlist":false}"#)
  }

  @Test func `The account says what was marked, by an IMDb id too`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite", "--rate", "8.5")
    for id in ["234", "tt0010323"] {
      let account = try await person.account(id)
      #expect(account == #"{"favorite":true,"rating":8.5,"watchlist":false}"#)
    }
  }

  @Test func `But for the account the document is the same for everybody`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite")
    let own = try await person.run("detail", "234", "--json").output
    let usual = try await Person().run("detail", "234", "--json").output
    #expect(own.replacing(/"account":\{[^}]*\},/, with: "") == usual)
    #expect(own != usual)
  }

  @Test func `Another account's marks are not told`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite")
    try await person.logIn(as: "user2")
    #expect(try await person.account("234")?.contains("true") == false)
  }

  @Test func `After a log-out the document has no account`() async throws {
    let person = try await Person(loggedInAs: "user0")
    #expect(try await person.run("logout").status == 0)
    #expect(try await person.account("234") == nil)
  }

  @Test func `Piped lines are the same for everybody`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite", "--watchlist", "--rate", "9")
    let own = try await person.run("detail", "234")
    let usual = try await Person().run("detail", "234")
    #expect(own.output == usual.output)
    #expect(own.error.isEmpty)
  }
}
