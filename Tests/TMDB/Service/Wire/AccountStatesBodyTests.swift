import MovieEntities
import Testing

@testable import MovieTMDB

struct AccountStatesBodyTests {
  private func marks(_ json: String) throws -> Marks {
    try decoded(json, as: AccountStatesBody.self).marks
  }

  @Test func `A rated movie has its rating`() throws {
    let marks = try marks(
      #"{"id":234,"favorite":true,"rated":{"value":8.5},"watchlist":false}"#)
    #expect(marks == Marks(isFavorite: true, rating: OwnRating(8.5)))
  }

  @Test func `A movie that is not rated has false`() throws {
    let marks = try marks(
      #"{"id":234,"favorite":false,"rated":false,"watchlist":true}"#)
    #expect(marks == Marks(isOnWatchlist: true))
  }

  @Test func `A guest's response can omit favorites and watchlist`() throws {
    let marks = try marks(#"{"id":234,"rated":{"value":10}}"#)
    #expect(marks == Marks(rating: OwnRating(10)))
  }

  @Test func `An impossible value is not a rating`() throws {
    let marks = try marks(#"{"rated":{"value":8.3}}"#)
    #expect(marks.rating == nil)
  }

  @Test(arguments: [
    "{}", "[]", "null", #"{"favorite":true}"#, #"{"rated":null}"#, #"{"rated":8}"#,
    #"{"rated":{"value":"8"}}"#, #"{"rated":{}}"#, #"{"status_code":7}"#,
  ])
  func `Other content is rejected`(text: String) {
    #expect(throws: DecodingError.self) { () throws in
      _ = try marks(text)
    }
  }
}
