/// The rating of a movie by TMDB's voters.
///
/// A movie without votes has no rating.
public struct Rating: Hashable, Sendable {
  /// The mean of all votes, from 0.5 to 10, with up to three decimals.
  public let average: Double
  /// The number of votes, at least 1.
  public let votes: Int

  /// Creates a rating, or returns `nil` if there are no votes or the average is out of range.
  public init?(average: Double, votes: Int) {
    guard votes > 0, average > 0, average <= 10 else { return nil }
    self.average = average
    self.votes = votes
  }
}
