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

  @Test(arguments: [
    ("", ""), ("8", "8"), ("8.5", "8.5"), ("8,5", "8,5"), (" 8x.5 stars", "8.5"), ("8.,5", "8.5"),
    ("٨", ""), ("123456", "12345"),
  ])
  func `Typed text keeps only digits and one separator`(text: String, kept: String) {
    #expect(OwnRating.typed(text) == kept)
  }

  @Test(arguments: [
    ("0", 10), (" 8. ", 8.5), ("8,", 8.5), ("0.", 0.5), ("8.5", 8.5), ("10.", nil), (".", nil),
    ("8..", nil), ("", nil), ("00", nil),
  ])
  func `A typed zero is 10, and a typed separator adds a half`(text: String, value: Double?) {
    #expect(OwnRating(typed: text)?.value == value)
  }

  @Test(arguments: 1...20)
  func `A rating is a multiple of 0.5 up to 10, without a trailing zero`(half: Int)
    throws
  {
    let rating = try #require(OwnRating(Double(half) / 2))
    #expect(rating.value == Double(half) / 2)
    let text = half.isMultiple(of: 2) ? "\(half / 2)" : "\(half / 2).5"
    #expect(rating.description == text)
    #expect(OwnRating(text) == rating)
  }

  @Test(arguments: [
    0, -0.0, -1, 0.25, 0.4999, 8.3, 10.5, 11, 1e300, -.infinity, .infinity, .nan,
    0.5.nextUp, 10.0.nextDown, 10.0.nextUp,
  ])
  func `A rating that TMDB would reject is nil`(value: Double) {
    #expect(OwnRating(value) == nil)
  }

  @Test(arguments: [
    ("8", 8), ("8.5", 8.5), ("8,5", 8.5), ("10", 10), ("10.0", 10), ("08", 8), ("0,5", 0.5),
  ])
  func `A rating is read with a decimal point or comma`(text: String, value: Double) {
    #expect(OwnRating(text)?.value == value)
  }

  @Test(arguments: [
    "", " ", "8 ", "+8", "-8", "8.", ".5", "8.5.0", "8,5,", "1e1", "0x8", "nan", "inf", "8.50000",
    "010", "٨", "８", "0", "10.5", "8.3", "eight", "8\n",
  ])
  func `Other texts are not ratings`(text: String) {
    #expect(OwnRating(text) == nil)
  }
}
