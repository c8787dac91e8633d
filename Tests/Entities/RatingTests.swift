import MovieEntities
import Testing

struct RatingTests {
  @Test(arguments: [(0, 0), (7.5, 0), (7.5, -3), (0, 12)])
  func `A movie without votes has no rating`(average: Double, votes: Int) {
    #expect(Rating(average: average, votes: votes) == nil)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, -1, 11, 10.001, .greatestFiniteMagnitude])
  func `An average out of range is not a rating`(average: Double) {
    #expect(Rating(average: average, votes: 5) == nil)
  }
}
