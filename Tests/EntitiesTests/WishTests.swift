import Entities
import Testing

@Suite("A wish")
struct WishTests {
  @Test("Wishes are told apart by what is to be so")
  func equality() {
    let wishes: [Wish] = [
      .favorite(true), .favorite(false), .watchlist(true), .watchlist(false), .rating(nil),
      .rating(OwnRating(8)), .rating(OwnRating(8.5)),
    ]
    #expect(Set(wishes).count == wishes.count)
    #expect(Wish.rating(OwnRating(8)) == .rating(OwnRating("8,0")))
  }
}
