import Entities
import Testing

struct RatingTests {
  @Test(
    arguments: [
      (10, .good), (7, .good), (6.96, .good), (6.95, .good), (6.949, .middling), (5, .middling),
      (4.95, .middling), (4.949, .bad), (0.5, .bad),
    ] as [(Double, Rating.Tone)])
  func `The tone follows from the shown average`(average: Double, tone: Rating.Tone) {
    #expect(Rating(average: average, votes: 1)?.tone == tone)
  }

  @Test(arguments: [
    (6.95, "7.0"), (6.949, "6.9"), (9.99, "10.0"), (9.949, "9.9"), (10, "10.0"), (8.438, "8.4"),
    (8, "8.0"), (0.5, "0.5"), (4.949, "4.9"), (4.95, "5.0"),
  ])
  func `The average is shown with one decimal`(average: Double, text: String) {
    #expect(Rating(average: average, votes: 1)?.text == text)
  }

  @Test func `A rating keeps what the voters said`() {
    let rating = Rating(average: 8.438, votes: 30_000)
    #expect(rating?.average == 8.438)
    #expect(rating?.votes == 30_000)
  }

  @Test(arguments: [(0, 0), (7.5, 0), (7.5, -3), (0, 12)])
  func `A movie that nobody voted on has no rating`(average: Double, votes: Int) {
    #expect(Rating(average: average, votes: votes) == nil)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, -1, 11, 10.001, .greatestFiniteMagnitude])
  func `An average that no votes can have is no rating`(average: Double) {
    #expect(Rating(average: average, votes: 5) == nil)
  }
}
