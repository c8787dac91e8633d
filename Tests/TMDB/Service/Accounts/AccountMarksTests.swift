import Foundation
import MovieTMDBEmbedded
import Testing

/// The stored marks of an account.
struct AccountMarksTests {
  private func decoded(_ text: String) throws -> AccountMarks {
    try JSONDecoder().decode(AccountMarks.self, from: Data(text.utf8))
  }

  @Test func `Marks are read back as they were written`() throws {
    var marks = AccountMarks()
    for id in [3, 1, 2] { marks.setFavorite(id, true) }
    marks.setWatchlist(.max, true)
    marks.rate(1, 8.5)
    marks.rate(2, 10)
    let back = try JSONDecoder().decode(AccountMarks.self, from: JSONEncoder().encode(marks))
    #expect(back == marks)
    #expect(back.favorites == [3, 1, 2])
  }

  @Test(arguments: [0, -1, 10.5, 8.3, .nan, .infinity])
  func `A rating that TMDB would reject is not read`(value: Double) {
    var marks = AccountMarks()
    marks.rate(1, 8)
    marks.rate(1, value)
    #expect(marks.rated.map(\.value) == [8])
  }

  @Test(arguments: [
    "{}", "[]", "null", "", #"{"favorites":[1],"watchlist":[]}"#,
    #"{"favorites":[1,1],"watchlist":[],"rated":[]}"#,
    #"{"favorites":[0],"watchlist":[],"rated":[]}"#,
    #"{"favorites":[],"watchlist":[-1],"rated":[]}"#,
    #"{"favorites":[],"watchlist":["1"],"rated":[]}"#,
    #"{"favorites":[1.5],"watchlist":[],"rated":[]}"#,
    #"{"favorites":[],"watchlist":[],"rated":[{"id":1}]}"#,
    #"{"favorites":[],"watchlist":[],"rated":[{"id":1,"value":8.3}]}"#,
    #"{"favorites":[],"watchlist":[],"rated":[{"id":1,"value":1e300}]}"#,
    #"{"favorites":[],"watchlist":[],"rated":[{"id":1,"value":8},{"id":1,"value":9}]}"#,
  ])
  func `Invalid marks are not read`(text: String) {
    #expect(throws: DecodingError.self) { try decoded(text) }
  }

  @Test func `An in-memory store keeps accounts separate`() async throws {
    let store = MemoryMarksStore()
    try await store.change(1) { $0.setFavorite(234, true) }
    #expect(try await store.marks(of: 1).favorites == [234])
    #expect(try await store.marks(of: 2) == AccountMarks())
    #expect(try await MemoryMarksStore().marks(of: 1) == AccountMarks())
  }
}
