import MovieEntities
import Testing

@testable import MovieTMDB

struct AccountStatesBodyTests {
  private func states(_ json: String) throws -> AccountStates {
    try decoded(json, as: AccountStatesBody.self).states
  }

  @Test func `A rated movie has its rating`() throws {
    let states = try states(
      #"{"id":234,"favorite":true,"rated":{"value":8.5},"watchlist":false}"#)
    #expect(states == AccountStates(isFavorite: true, rating: OwnRating(8.5)))
  }

  @Test func `A movie that is not rated has false`() throws {
    let states = try states(
      #"{"id":234,"favorite":false,"rated":false,"watchlist":true}"#)
    #expect(states == AccountStates(isOnWatchlist: true))
  }

  @Test func `A guest's response can omit favorites and watchlist`() throws {
    let states = try states(#"{"id":234,"rated":{"value":10}}"#)
    #expect(states == AccountStates(rating: OwnRating(10)))
  }

  @Test func `An impossible value is not a rating`() throws {
    let states = try states(#"{"rated":{"value":8.3}}"#)
    #expect(states.rating == nil)
  }

  @Test(arguments: [
    "{}", "[]", "null", #"{"favorite":true}"#, #"{"rated":null}"#, #"{"rated":8}"#,
    #"{"rated":{"value":"8"}}"#, #"{"rated":{}}"#, #"{"status_code":7}"#,
  ])
  func `Other content is rejected`(text: String) {
    #expect(throws: DecodingError.self) { () throws in
      _ = try states(text)
    }
  }
}
