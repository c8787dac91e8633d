/// The rating of a movie by TMDB's voters.
///
/// A movie without votes has no rating.
public struct Rating: Hashable, Sendable {
  /// What an average means to someone who looks for a film tonight.
  public enum Tone: Hashable, Sendable, CaseIterable {
    /// 7 and above.
    case good
    /// From 5 to below 7.
    case middling
    /// Below 5.
    case bad
  }

  /// The mean of all votes, from 0.5 to 10, with up to three decimals.
  public let average: Double
  /// The number of votes, at least 1.
  public let votes: Int

  /// Creates a rating, or returns `nil` if there are no votes or the average is out of range.
  ///
  /// - Parameters:
  ///   - average: TMDB's `vote_average`, above 0 and at most 10. It is 0 if there are no votes.
  ///   - votes: TMDB's `vote_count`.
  public init?(average: Double, votes: Int) {
    guard votes > 0, average > 0, average <= 10 else { return nil }
    self.average = average
    self.votes = votes
  }

  /// The average with one decimal, as every view shows it.
  public var text: String {
    let tenths = Int(average * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// What the shown average means: 6.96 is shown as 7.0 and is good.
  public var tone: Tone {
    let tenths = Int(average * 10 + 0.5)
    return tenths >= 70 ? .good : tenths >= 50 ? .middling : .bad
  }
}
