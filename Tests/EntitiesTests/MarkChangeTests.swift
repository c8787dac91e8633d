import Entities
import Testing

@Suite("A change")
struct MarkChangeTests {
  @Test("Wishes are told apart by what is to be so")
  func equality() {
    let changes: [MarkChange] = [
      .favorite(true), .favorite(false), .watchlist(true), .watchlist(false), .rating(nil),
      .rating(OwnRating(8)), .rating(OwnRating(8.5)),
    ]
    #expect(Set(changes).count == changes.count)
    #expect(MarkChange.rating(OwnRating(8)) == .rating(OwnRating("8,0")))
  }
}
